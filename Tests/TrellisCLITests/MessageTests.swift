import Foundation
import Testing

@testable import TrellisCLI
import TrellisFailure

/// The messages about commands and names that don't exist.
@Suite
struct MessageTests {
  private let commands = ["run", "inspect", "render", "graph", "accessibility", "exercise"]

  private func failure(_ arguments: String...) -> Failure? {
    do {
      try TypedCommand.check(arguments, commands: commands)
      return nil
    } catch { return error as? Failure }
  }

  @Test func `an unknown command is named, with the nearest one`() {
    #expect(failure("mpc")?.message.contains("no command 'mpc'. The commands are: run, inspect") == true)
    #expect(failure("ru", "A.swift")?.message.contains("Did you mean 'run'?") == true)
    #expect(failure("rendr")?.message.contains("Did you mean 'render'?") == true)
    #expect(failure("Inspect")?.message.contains("Did you mean 'inspect'?") == true)
    #expect(failure("r")?.message.contains("Did you mean") == false)
    #expect(failure("run", "A.swift") == nil && failure("--help") == nil && failure() == nil)
    #expect(failure("help", "run") == nil && failure("install", "/x") == nil)
  }

  @Test func `a source without a command gets the commands to type`() {
    #expect(failure("My App.swift")?.details.first == "trellis run 'My App.swift'")
    #expect(failure("-")?.details.last == "trellis render - -o picture.png")
    #expect(failure(NSTemporaryDirectory())?.exitCode == 64)
  }

  @Test func `the nearest names have the fewest edits, within a quarter of the length`() {
    let names = ["foregroundColor", "foregroundStyle", "padding", "font", "frame"]
    #expect(NameDistance.nearest(to: "foregroundColr", among: names) == ["foregroundColor"])
    #expect(NameDistance.nearest(to: "paddign", among: names) == ["padding"])
    #expect(NameDistance.nearest(to: "Frame", among: names) == ["frame"])
    #expect(NameDistance.nearest(to: "glassEffect", among: names) == [])
    #expect(NameDistance.nearest(to: "frame", among: names) == [])
    #expect(NameDistance.nearest(to: "bad", among: ["bat", "bar", "ban", "bay"]) == ["ban", "bar", "bat"])
  }

  @Test func `missing names are read from the compiler's messages, with and without colours`() {
    let messages = """
      /a/B.swift:7:7: error: cannot find 'ShareLnk' in scope
      /a/B.swift:6:10: \u{1B}[31merror:\u{1B}[0m cannot find type 'WKWebView' in scope
      /a/B.swift:6:10: error: cannot find type 'WKWebView' in scope
      /a/B.swift:4:4: error: unknown attribute 'FetchRequest'
      /a/B.swift:8:17: error: value of type 'some View' has no member 'glass(in:)'
      /a/B.swift:9:17: error: type 'Font?' has no member 'titel'
      /a/B.swift:2:8: error: no such module 'MapKit'
      /a/B.swift:3:16: error: cannot infer key path type from context; consider explicitly specifying a root type
       2 | struct A {
       3 |   @Environment(\\.undoManagr) var u
         |                `- error: cannot infer key path type from context
      /a/B.swift:2:8: warning: cannot find 'No' in scope
      """
    let found = MissingName.names(in: messages)
    #expect(
      found.map(\.name) == [
        "ShareLnk", "WKWebView", "FetchRequest", "glass", "titel", "MapKit", "undoManagr",
      ])
    #expect(
      found.map(\.kind) == [.global, .global, .global, .member, .member, .module, .member])
  }

  @Test func `a name that exists elsewhere gets no advice, and much advice is cut`() {
    let names = PublicNames(globals: ["Text"], members: ["font", "title"])
    func lines(_ messages: [String]) -> [String] {
      CompilerAdvice.lines(for: messages.map { "A.swift:1:1: error: \($0)\n" }.joined()) { _ in names }
    }
    #expect(lines(["value of type 'Text' has no member 'title'"]) == [])
    #expect(lines(["cannot find 'Texd' in scope"]) == ["Texd: the nearest name is Text"])
    #expect(lines(["no such module 'Foo'"]).first?.contains("UniformTypeIdentifiers") == true)
    let many = lines((0..<14).map { "value of type 'A' has no member 'font\($0)'" })
    #expect(many.count <= 11)
  }

  @Test func `of an expression that can't be checked, names that nothing declares are listed`() {
    let source = """
      struct Item { var name = "" }
      struct V {
        let item = Item()
        func f(_ count: Int) -> String {
          "a.example" + item.name
            .upercased() + "\\(item.nmae.titel)"
        }
        var after: Int { item.others }
      }
      """
    let message =
      "/x/A.swift:5:5: error: the compiler is unable to type-check this expression in reasonable time\n"
    let known = PublicNames(globals: ["Text"], members: ["title", "font"])
    let system = PublicNames(globals: [], members: ["uppercased"])
    let lines = CompilerAdvice.lines(for: message, [("/x/A.swift", source)]) {
      $0 == .system ? system : known
    }
    #expect(
      lines == [
        "upercased: the nearest name is uppercased",
        "nmae: no module has this name; it may be why the expression can't be checked",
        "titel: the nearest name is title",
      ])
    #expect(CompilerAdvice.lines(for: message) { _ in known } == [])
  }

  @Test func `a program with missing names is told the nearest ones after the compiler's errors`()
    async throws
  {
    let tool = try Tool()
    defer { tool.removeFolder() }
    try tool.write(
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Text("a").foregroundColr(Color.red) }
      }
      """, to: "A.swift")
    let result = try await tool.trellis("render", "A.swift", "-o", "a.png")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("A.swift:3:35: error: "))
    #expect(
      result.errorLines.suffix(2) == [
        "trellis: names that don't exist here:", "  foregroundColr: the nearest name is foregroundColor",
      ])
  }

  @Test func `no known gap is a name that exists`() throws {
    let tool = try Tool()
    defer { tool.removeFolder() }
    let toolkit = try Toolkit.beside(executable: Tool.buildFolder.appendingPathComponent("trellis").path)
    let cache = try BuildCache(environment: ["XDG_CACHE_HOME": tool.folder.path + "/cache"])
    let library = try toolkit.library(in: cache)
    let names = try #require(PublicNames.read(toolkit, in: cache, headers: library.headers))
    #expect(names.globals.isSuperset(of: ["Text", "List", "UIColor", "CGContext", "Path", "ImageRenderer"]))
    #expect(names.members.isSuperset(of: ["padding", "font", "largeTitle", "colorScheme"]))
    #expect(names.globals.intersection(KnownGaps.globals.keys) == [])
    #expect(names.members.intersection(KnownGaps.members.keys) == [])
    func exists(_ module: String) -> Bool { toolkit.isTaken(moduleName: module) }
    // Two exist only where source imports them outside of #if.
    #expect(Set(KnownGaps.modules.keys.filter(exists)) == ["AppKit", "Cocoa"])
    // Two modules are the toolchain's, and `os` is another name of one of Trellis'.
    let own = CompilerAdvice.modules.filter { !["Foundation", "Observation", "os"].contains($0) }
    #expect(own.filter { !exists($0) } == [])
  }
}
