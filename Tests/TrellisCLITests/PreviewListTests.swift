import Foundation
import SwiftUI
import Testing

@testable import TrellisCLI

/// The previews that `trellis preview` finds, and the way between views and lines.
@Suite struct PreviewListTests {
  private static let source = """
    import SwiftUI

    struct Card: View {
      struct Badge: View {
        var body: some View { Text("new") }
      }
      var body: some View {
        VStack {
          Text("a")
          Text("b")
          Badge()
        }
      }
    }

    #Preview("Card") { Card() }
    #Preview { Card.Badge() }
    #if NEVER
      #Preview("Never") { Card() }
    #endif

    enum Previews: PreviewProvider {
      static var previews: some View { Card() }
    }
    """

  /// Returns the list of a module `Shop` with a source in a temporary file.
  private func list(_ text: String = source, at path: String = "/shop/Card.swift") -> PreviewList {
    let files = [ScannedFile(path: path, text: Data(text.utf8))]
    let compiled = SourceOutline(files).previews.filter { $0.givenName != "Never" }
    var list = PreviewList(resources: "/shop")
    list.add(files, module: "Shop", program: "/p", symbols: Set(compiled.map { $0.symbol(in: "Shop") }))
    return list
  }

  @Test func `previews are listed by line, without those that aren't compiled`() {
    let entries = list().entries
    #expect(entries.map(\.title) == ["Card", "Card.swift:17", "Previews"])
    #expect(entries.map(\.line) == [16, 17, 22])
    #expect(entries.last?.shown == .init(kind: .provider, name: "4Shop8PreviewsO", title: "Previews"))
  }

  @Test func `a preview keeps its id if lines are inserted above it`() {
    #expect(list().entries.map(\.id) == list("// a line\n" + Self.source).entries.map(\.id))
  }

  @Test func `previews of one name have different ids`() {
    let entries = list(
      "#Preview(\"A\") { A() }\n#Preview(\"A\") { B() }\n#Preview { C() }\n#Preview { D() }\n"
    ).entries
    #expect(entries.count == 4 && Set(entries.map(\.id)).count == 4)
  }

  @Test(arguments: [(["Card"], 1), (["Card.swift:17"], 1), (["Card.swift"], 3), (["None"], 0), ([], 3)])
  func `names choose previews`(names: [String], count: Int) {
    var list = list()
    list.keep(named: names)
    #expect(list.entries.count == count)
  }

  @Test func `the mangled name of a nested type has the kinds of all types`() throws {
    let file = ScannedFile(
      path: "A.swift", text: Data("enum Outer { final class Inner {} }\nstruct Box<T> {}\n".utf8))
    let found = DeclarationScanner.declarations(in: file)
    #expect(MangledName.name(of: found[1], in: "Shop", among: found) == "4Shop5OuterO5InnerC")
    #expect(MangledName.name(of: found[2], in: "Shop", among: found) == nil)
  }

  @Test(arguments: [
    ("Card/VStack[0]/Badge[2]/Text", 5), ("Card/VStack[0]", 8), ("Card/VStack[0]/Text[1]", 3),
    ("Card/Button", 3),
    ("AnyView/Rectangle", 16),
  ])
  func `a path leads to the line of the innermost view, if it is the only one of its kind`(
    path: String, line: Int
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Card.swift").path
    try Self.source.write(toFile: file, atomically: true, encoding: .utf8)
    let list = list(at: file)
    let location = try #require(SourceFinder(list: list).location(ofPath: path, in: list.entries[0]))
    #expect(location.file == file && location.line == line)
  }

  @Test(arguments: [(5, "Badge"), (9, "Card"), (15, nil), (23, "Previews")])
  func `a line has the type around it`(line: Int, type: String?) {
    #expect(SourceFinder(list: list()).type(atLine: line, of: "/shop/Card.swift") == type)
  }

  @Test func `the symbols of previews are found in a program's bytes`() {
    let data = Data("\u{7f}ELF\0trellis_preview_a_1\0x\0trellis_preview_b_2\0".utf8)
    #expect(PreviewSymbols.symbols(in: data) == ["trellis_preview_a_1", "trellis_preview_b_2"])
    #expect(PreviewSymbols.symbols(in: Data()) == [])
  }

  @Test func `messages of a page are read, and others refused`() {
    let message = PreviewMessage(text: #"{"t":"visible","ids":["a","b"]}"#)
    #expect(message?.t == "visible" && message?.ids == ["a", "b"])
    #expect(PreviewMessage(text: #"{"ids":[]}"#) == nil && PreviewMessage(text: "[") == nil)
  }
}
