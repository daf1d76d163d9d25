import Foundation
import Testing

@testable import TrellisCLI
import TrellisFailure

@Suite
struct SourceOutlineTests {
  private func outline(_ files: (String, String)...) -> SourceOutline {
    SourceOutline(files.map { ScannedFile(path: $0.0, text: Data($0.1.utf8)) })
  }

  private func views(_ source: String) -> [String] {
    outline(("A.swift", source)).views.map(\.name)
  }

  private func message(_ outline: SourceOutline, view: String? = nil) -> Failure? {
    do {
      _ = try outline.startingPoint(view: view)
      return nil
    } catch {
      return error as? Failure
    }
  }

  @Test(arguments: [
    "struct A: View {}", "struct A:View{}", "public struct A : Equatable, View {}",
    "struct A: SwiftUI.View {}",
    "struct A: @MainActor View {}", "struct A: Equatable & View {}",
    "struct A\n  : Identifiable\n  , View\n{\n}",
    "struct A {}\nextension A: View {}", "@available(iOS 17, *) struct A: View {}",
    "#if DEBUG\nstruct A: View {}\n#endif",
    "struct A: Screen {}\nprotocol Screen: Base {}\nprotocol Base: View {}", "struct A: Box<Int>, View {}",
  ])
  func `a structure is a view if its declaration conforms to View`(source: String) {
    #expect(views(source) == ["A"])
  }

  @Test(arguments: [
    "struct A: PreviewProvider { static var previews: some View { B() } }", "struct A: ViewModifier {}",
    "struct A: UIViewRepresentable {}", "class A: View {}", "enum A: View {}", "protocol A: View {}",
    "// struct A: View {}", "/* /* */ struct A: View {} */", #"let s = "struct A: View {}""#,
    "let s = \"\"\"\nstruct A: View {}\n\"\"\"", "let s = #\"\"struct A: View {}\"#",
    "let r = #/struct A: View {}/#",
    "func f() { struct A: View {} }", "var x: Int { struct A: View {}; return 1 }",
    "struct A<T> where T: View {}",
    "struct A { class func make() -> some View {} }", "let s = \"\\(f(\"struct A: View {}\"))\"",
  ])
  func `declarations that only resemble views are ignored`(source: String) {
    #expect(views(source) == [])
  }

  @Test func `code after literals of every kind is scanned`() {
    let source = ##"""
      let a = "}} \(f("{", g { ")" })) {"
      let b = #"\("}" #"#
      let c = #"\#(x["}"])"#
      let d = """
        { " "" \"""
        """
      let e = #"""#
      let f = "unfinished {
      // " {
      let g = '{'; }
      struct A: View { var body: some View { Text("}") } }
      """##
    #expect(views(source) == ["A"])
  }

  @Test func `a nested view's name includes the types around it`() throws {
    let source = """
      struct Outer { enum Middle { struct Inner: View { struct Row: View {} } } }
      extension Outer.Middle { struct Other: View { } }
      struct Last: View {}
      """
    #expect(views(source) == ["Outer.Middle.Inner", "Outer.Middle.Inner.Row", "Outer.Middle.Other", "Last"])
    let found = outline(("A.swift", source))
    #expect(try found.startingPoint(view: "Row") == .view(found.views[1]))
    #expect(message(found, view: "ow")?.exitCode == 64)
  }

  @Test func `a view knows the line of its name`() {
    let view = outline(("A.swift", "/*\n\n*/\n@Foo\npublic struct\n  A: View {}")).views.first
    #expect(view?.line == 6)
    #expect(view?.file == "A.swift")
  }

  @Test func `the @main app is shown unless a view is requested`() throws {
    let found = outline(("A.swift", "@main\n@MainActor struct B: App {}\nstruct ContentView: View {}"))
    #expect(try found.startingPoint(view: nil) == .program)
    #expect(try found.startingPoint(view: "ContentView") == .view(found.views[0]))
    #expect(message(found, view: "B")?.message == "no view named 'B'; the source has: ContentView")
    #expect(!outline(("A.swift", "// @main\nlet s = \"@main\"\n@mainly struct A: View {}")).isProgram)
  }

  @Test func `a main.swift is a program if it starts one`() {
    #expect(outline(("/x/main.swift", "MyApp.main()")).isProgram)
    #expect(!outline(("/x/main.swift", "struct A: View {}")).isProgram)
    #expect(!outline(("/x/other.swift", "MyApp.main()")).isProgram)
  }

  @Test func `by default ContentView is shown, or else the only view that isn't generic`()
    throws
  {
    let content = outline(("A.swift", "struct A: View {}\nstruct ContentView: View {}\nstruct Z: View {}"))
    #expect(try content.startingPoint(view: nil) == .view(content.views[1]))
    let single = outline(("A.swift", "struct Box<C: View>: View {}\nstruct Z: View {}"), ("B.swift", ""))
    #expect(try single.startingPoint(view: nil) == .view(single.views[1]))
    #expect(try single.startingPoint(view: "Box") == .view(single.views[0]))
  }

  @Test func `an ambiguous or unknown choice lists the options, sorted`() {
    let several = outline(
      ("A.swift", "struct B: View {}"), ("B.swift", "struct A: View {}\nstruct C<T>: View {}"))
    #expect(
      message(several)
        == Failure(
          message: "the source has several views and no ContentView; name one with --view:", exitCode: 64,
          details: ["--view A", "--view B"]))
    #expect(message(several, view: "X") == .usage("no view named 'X'; the source has: A, B, C"))
    #expect(message(outline(("A.swift", "")))?.exitCode == 64)
    #expect(
      message(outline(("A.swift", "")), view: "X") == .usage("no view named 'X': the source has no views"))
    let generic = outline(("A.swift", "struct A<T>: View {}"))
    #expect(message(generic)?.message.hasSuffix("is generic: A") == true)
    let twice = outline(("A.swift", "struct A { struct R: View {} }\nstruct B { struct R: View {} }"))
    #expect(message(twice, view: "R") == .usage("several views are named 'R': A.R, B.R"))
  }

  @Test func `arbitrary bytes are scanned to their end`() {
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", ")", "{", "}", "/*", "*/", "struct A", ": View", "<", "\n", "é", "#/", "/",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let source = (0..<20).map { _ in pieces.randomElement(using: &random)! }.joined()
      let offsets = CodeToken.tokens(of: source.utf8).map(\.offset)
      #expect(offsets == offsets.sorted() && offsets.allSatisfy { $0 < source.utf8.count }, "\(source)")
      _ = views(source)
    }
  }
}
