import Foundation
import Testing

/// The command as a user runs it, on sources of their own.
@Suite(.serialized) final class CommandTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hello, world")
      }
    }
    """

  private static let app = """
    import SwiftUI

    @main
    struct MyApp: App {
      var body: some Scene {
        WindowGroup("Mine") { Text("the app").onAppear { print("from the app") } }
      }
    }
    """

  private func picture(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  // MARK: - Rendering

  @Test func `render writes a PNG of the requested size and scale`() async throws {
    try tool.write(CommandTests.card, to: "Card.swift")
    let result = try await tool.trellis(
      "render", "Card.swift", "-o", "x.png", "--size", "120x80", "--scale", "2")
    #expect(result.exitCode == 0 && result.errors == "" && result.text == "")
    #expect(try pixelSize(ofPNG: picture("x.png")) == [240, 160])
  }

  @Test func `the output's extension determines the format`() async throws {
    try tool.write(CommandTests.card, to: "Card.swift")
    for (name, head) in [("x.svg", "<?xml"), ("x.PDF", "%PDF-"), ("x", "\u{89}PNG")] {
      let result = try await tool.trellis("render", "Card.swift", "-o", name, "--size", "120x80")
      #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
      #expect(try picture(name).starts(with: head.unicodeScalars.map { UInt8($0.value) }), "\(name)")
    }
    #expect(String(decoding: try picture("x.svg"), as: UTF8.self).contains(#"width="120px" height="80px""#))
    expect(
      64, "'x.bmp' has no known extension; use .png, .svg, .pdf or .gif",
      from: try await tool.trellis("render", "Card.swift", "-o", "x.bmp"))
    _ = try await tool.trellis("render", "Card.swift", "-o", "x.svg", "--size", "120x80", "--scale", "2")
    #expect(String(decoding: try picture("x.svg"), as: UTF8.self).contains(#"width="240px" height="160px""#))
    expect(
      64, "at most 14400 points",
      from: try await tool.trellis("render", "Card.swift", "-o", "x.pdf", "--size", "15000x10"))
  }

  @Test func `with -o -, only the picture is written to the standard output`() async throws {
    try tool.write(CommandTests.chatty, to: "Chatty.swift")
    let result = try await tool.trellis("render", "Chatty.swift", "-o", "-", "--format", "svg")
    #expect(result.exitCode == 0 && result.text.hasPrefix("<?xml"))
    #expect(result.errors == "hello\n")
  }

  @Test func `a picture waits for tasks, and unfinished ones are reported`() async throws {
    try tool.write(CommandTests.slow, to: "Slow.swift")
    let settled = try await tool.trellis(
      "render", "Slow.swift", "-o", "-", "--format", "svg", "--view", "Done", "--settle", "60s")
    #expect(settled.exitCode == 0 && settled.errors == "")
    let early = try await tool.trellis(
      "render", "Slow.swift", "-o", "-", "--format", "svg", "--view", "Late", "--settle", "0s")
    #expect(early.exitCode == 0 && early.text != settled.text)
    let endless = try await tool.trellis(
      "render", "Slow.swift", "-o", "x.png", "--view", "Endless", "--settle", "50ms")
    #expect(endless.exitCode == 0 && endless.errors.contains("still running: endless"))
    expect(
      64, "must have a unit",
      from: try await tool.trellis("render", "Slow.swift", "-o", "x.png", "--settle", "2"))
  }

  @Test func `@AppStorage values persist between runs`() async throws {
    var tool = tool
    tool.environment["HOME"] = tool.folder.path
    try tool.write(
      """
      import SwiftUI
      struct Store: View {
        @AppStorage("count") private var count = 0
        var body: some View { Text("").onAppear { count += 1; print("now", count) } }
      }
      """, to: "Store.swift")
    for count in 1...3 {
      let result = try await tool.trellis("render", "Store.swift", "-o", "x.png")
      #expect(result.text == "now \(count)\n")
    }
  }

  @Test func `a file that imports only Foundation sees the modules that Foundation exports on a Mac`()
    async throws
  {
    try tool.write(
      """
      import Foundation
      final class Old: ObservableObject { @Published var name = "a" }
      @Observable final class New { var request = URLRequest(url: URL(fileURLWithPath: "/")) }
      func session() -> URLSession { .shared }
      let undoManager = UndoManager()
      let title: LocalizedStringResource = "Hello"
      func text(_ seconds: Double) -> String? { DateComponentsFormatter().string(from: seconds) }
      """, to: "App/Model.swift")
    try tool.write(
      """
      import SwiftUI
      struct ContentView: View {
        @StateObject private var old = Old()
        @State private var new = New()
        var body: some View { Text(old.name) }
      }
      #if DEBUG
      let isDebug = true
      #endif
      """, to: "App/ContentView.swift")
    let result = try await tool.trellis("render", "App", "-o", "x.png")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
  }

  @Test func `an unknown option's message suggests the similar one`() async throws {
    try tool.write(CommandTests.card, to: "Card.swift")
    expect(64, "'--output'", from: try await tool.trellis("render", "Card.swift", "--ouput", "x.png"))
    expect(64, "no output is given", from: try await tool.trellis("render", "Card.swift"))
    expect(64, "-o needs a file", from: try await tool.trellis("render", "Card.swift", "-o", ""))
  }

  private static let chatty = """
    import SwiftUI
    struct Chatty: View {
      init() { print("hello") }
      var body: some View { Text("a") }
    }
    """

  private static let slow = """
    import SwiftUI
    struct Turning: View {
      let work: @Sendable () async -> Void
      @State private var color = Color.red
      var body: some View {
        color.task {
          await work()
          color = .green
        }
      }
    }
    struct Done: View {
      var body: some View { Turning(work: otherThreadsWork) }
    }
    struct Late: View {
      var body: some View { Turning(work: endlessWork) }
    }
    struct Endless: View {
      var body: some View { Color.red.task(name: "endless") { await endlessWork() } }
    }
    \(TaskSources.work)
    """

  @Test func `the dark scheme changes the picture, and equal requests give equal pictures`() async throws {
    try tool.write(CommandTests.card, to: "Card.swift")
    for (name, scheme) in [("a.png", "light"), ("b.png", "dark"), ("c.png", "light")] {
      #expect(try await tool.trellis("render", "Card.swift", "-o", name, "--scheme", scheme).exitCode == 0)
    }
    #expect(try picture("a.png") != picture("b.png"))
    #expect(try picture("a.png") == picture("c.png"))
    #expect(try pixelSize(ofPNG: picture("a.png")) == [640, 480])
  }

  @Test func `a folder is built as a whole, without tests and manifest, from any working directory`()
    async throws
  {
    try tool.write(CommandTests.app, to: "my app/Sources/App.swift")
    try tool.write(CommandTests.card, to: "my app/Sources/Views/Card.swift")
    for name in ["Package.swift", "Tests/T.swift", "AppTests/T.swift", ".hidden/T.swift", ".build/T.swift"] {
      try tool.write("this isn't Swift", to: "my app/\(name)")
    }
    let picture = tool.folder.appendingPathComponent("x.png").path
    let path = tool.folder.appendingPathComponent("my app").path
    let result = try await tool.trellis("render", path, "-o", picture, in: URL(fileURLWithPath: "/"))
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: picture))
    let inside = try await tool.trellis(
      "render", "../my app", "-o", "y.png", in: tool.folder.appendingPathComponent("my app"))
    #expect(inside.exitCode == 0, "\(inside.errors)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".png") }
    #expect(names == ["y.png"])
  }

  @Test(arguments: ["", "import Combine\n"])
  func `observable objects need no import but SwiftUI, and Combine may be imported`(
    imports: String
  ) async throws {
    let source = """
      import SwiftUI

      final class Model: ObservableObject { @Published var name = "published" }
      @Observable final class Person { var name = "observed" }

      struct Card: View {
        @StateObject private var model = Model()
        @State private var person = Person()

        var body: some View {
          Text(model.name).onAppear { print("\\(model.name) \\(person.name)") }
        }
      }
      """
    try tool.write(imports + source, to: "Card.swift")
    let result = try await tool.trellis("graph", "Card.swift", "--format", "text")
    #expect(result.exitCode == 0 && result.errors == "published observed\n", "\(result.errors)")
    #expect(result.text.contains("Card.body") && result.text.contains("observedObject"))
  }

  @Test func `--view takes precedence over an @main app`() async throws {
    try tool.write(CommandTests.app + "\n" + CommandTests.card, to: "App.swift")
    let app = try await tool.trellis("graph", "App.swift", "--format", "text")
    #expect(app.exitCode == 0 && app.text.contains("MyApp") && app.errors == "from the app\n")
    let view = try await tool.trellis("graph", "App.swift", "--format", "text", "--view", "Card")
    #expect(view.exitCode == 0 && view.text.contains("Card") && !view.text.contains("MyApp"))
    #expect(view.errors == "")
  }

  @Test func `a main.swift that starts an app is the program`() async throws {
    try tool.write("MyApp.main()", to: "x/main.swift")
    try tool.write(CommandTests.app.replacingOccurrences(of: "@main", with: ""), to: "x/App.swift")
    let result = try await tool.trellis("graph", "x", "--format", "text")
    #expect(result.exitCode == 0 && result.text.contains("MyApp"), "\(result.errors)")
  }

  // MARK: - The accessibility tree

  @Test func `the accessibility command prints only the accessibility tree`() async throws {
    let source = """
      struct Card: View {
        var body: some View {
          let _ = print("from the body")
          VStack(spacing: 0) {
            Text("Title").frame(width: 60, height: 20).accessibilityAddTraits(.isHeader)
            Color.red.frame(width: 20, height: 10).accessibilityLabel("red")
          }
        }
      }
      """
    try tool.write("import SwiftUI\n" + source, to: "Card.swift")
    let result = try await tool.trellis("accessibility", "Card.swift", "--size", "100x50")
    #expect(result.exitCode == 0 && result.errors == "from the body\n", "\(result.errors)")
    #expect(result.text.hasPrefix("heading \"Title\" ("))
    #expect(result.text.hasSuffix("\nelement \"red\" (40, 30, 20, 10)\n"))
  }

  // MARK: - Building

  @Test func `unchanged source runs without the compiler, changed source is compiled`() async throws {
    let log = tool.folder.appendingPathComponent("compilations")
    let compiler = try await tool.run("sh", ["-c", "command -v swiftc"]).text.split(separator: "\n")[0]
    let script = try tool.write(
      "#!/bin/sh\necho x >> '\(log.path)'\nexec '\(compiler)' \"$@\"\n", to: "bin/swiftc")
    chmod(script, 0o755)
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    tool.environment["PATH"] = (script as NSString).deletingLastPathComponent + ":" + folders
    func compilations(_ text: String) async throws -> Int {
      try? FileManager.default.removeItem(at: log)
      try tool.write(text, to: "Card.swift")
      let result = try await tool.trellis("render", "Card.swift", "-o", "x.png")
      #expect(result.exitCode == 0, "\(result.errors)")
      return (try? String(contentsOf: log, encoding: .utf8))?.count ?? 0
    }
    #expect(try await compilations(CommandTests.card) > 0)
    #expect(try await compilations(CommandTests.card) == 0)
    #expect(try await compilations(CommandTests.card + "\n// changed") > 0)
  }

  @Test func `a compile error is reported as is, at the user's own line`() async throws {
    let path = try tool.write(
      "import SwiftUI\nstruct A: View {\n  var body: some View { Text(1 + \"\") }\n}", to: "Bad.swift")
    let result = try await tool.trellis("render", "Bad.swift", "-o", "x.png")
    #expect(result.exitCode == 1 && result.text == "")
    #expect(result.errorLines.first?.hasPrefix("\(path):3:") == true, "\(result.errors)")
    #expect(!result.errors.contains("trellis:") && !result.errors.contains("TrellisEntry"))
  }

  @Test func `a syntax error that hides all views is reported by the compiler`() async throws {
    let path = try tool.write("import SwiftUI\nstruct A View {\n}", to: "Bad.swift")
    let result = try await tool.trellis("render", "Bad.swift", "-o", "x.png")
    #expect(result.exitCode == 1 && result.errors.contains("\(path):2:"), "\(result.errors)")
  }

  @Test(arguments: [
    "struct A: View { let title: String; var body: some View { Text(title) } }",
    "private struct A: View { var body: some View { Text(\"\") } }",
  ])
  func `a view that can't be created is reported by its requested name and declaration`(
    declaration: String
  ) async throws {
    let name = "A \"1\" é.swift"
    let path = try tool.write("import SwiftUI\n\n\n\n\n\n\(declaration)\n", to: name)
    let result = try await tool.trellis("render", name, "-o", "x.png")
    #expect(result.exitCode == 1)
    let errors = result.errorLines.filter { $0.contains(" error: ") && !$0.hasPrefix(" ") }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.hasPrefix("<the view A>:3:") }, "\(result.errors)")
    #expect(result.errors.contains("\n\(path):7:"), "\(result.errors)")
    #expect(!result.errors.contains("sourceLocation"))
  }

  @Test func `notes about Trellis' own declarations don't show its source paths`() async throws {
    try tool.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").padding(.all, \"x\"); VStack { 5 } } }",
      to: "A.swift")
    let result = try await tool.trellis("render", "A.swift", "-o", "x.png")
    #expect(result.exitCode == 1 && result.errors.contains("A.swift:2:"))
    #expect(!result.errors.contains("/Sources/"), "\(result.errors)")
  }

  // MARK: - Errors

  private func expect(_ code: Int32, _ words: String..., from result: Tool.Result) {
    #expect(result.exitCode == code)
    #expect(result.text == "")
    #expect(result.errorLines.count == 1 && result.errors.hasPrefix("trellis: "), "\(result.errors)")
    for word in words { #expect(result.errors.contains(word), "\(result.errors)") }
  }

  @Test func `an unreadable source is named, with exit code 66`() async throws {
    expect(66, "Missing.swift", from: try await tool.trellis("run", "Missing.swift"))
    try tool.write("hello", to: "empty/readme.md")
    expect(66, "no Swift files", from: try await tool.trellis("graph", "empty"))
    expect(66, "readme.md", from: try await tool.trellis("graph", "empty/readme.md"))
  }

  @Test func `an unknown view's message lists the available views, sorted`() async throws {
    try tool.write(
      "import SwiftUI\nstruct B: View {}\nstruct A: View {}\nstruct A_Previews: PreviewProvider {}",
      to: "V.swift")
    expect(
      64, "no view named 'X'; the source has: A, B\n",
      from: try await tool.trellis("run", "V.swift", "--view", "X"))
    let several = try await tool.trellis("render", "V.swift", "-o", "a b.png")
    #expect(several.exitCode == 64)
    #expect(
      several.errorLines == [
        "trellis: the source has several views and no ContentView; name one with --view:",
        "  trellis render V.swift -o 'a b.png' --view A",
        "  trellis render V.swift -o 'a b.png' --view B",
      ])
    try tool.write("import SwiftUI\nlet x = 1", to: "None.swift")
    expect(64, "no view", from: try await tool.trellis("run", "None.swift"))
  }

  @Test func `wrong usage is one line, with exit code 64`() async throws {
    try tool.write(CommandTests.card, to: "Card.swift")
    for size in ["banana", "0x10", "nanx3", "-5x5", "99999999x3", ""] {
      expect(64, "size", from: try await tool.trellis("render", "Card.swift", "-o", "x.png", "--size", size))
    }
    expect(64, "scale", from: try await tool.trellis("render", "Card.swift", "-o", "x.png", "--scale", "0"))
    expect(64, "light", "dark", from: try await tool.trellis("run", "Card.swift", "--scheme", "pink"))
    expect(64, "dot", "json", "text", from: try await tool.trellis("graph", "Card.swift", "--format", "pink"))
    expect(64, "--output", from: try await tool.trellis("render", "Card.swift"))
    expect(64, "--frob", from: try await tool.trellis("render", "Card.swift", "-o", "x.png", "--frob"))
    expect(64, "source", from: try await tool.trellis("run"))
  }

  @Test func `an output that can't be written is named, with exit code 73`() async throws {
    try tool.write(CommandTests.card, to: "Card.swift")
    expect(73, "/no/such/x.png", from: try await tool.trellis("render", "Card.swift", "-o", "/no/such/x.png"))
    expect(73, "folder", from: try await tool.trellis("render", "Card.swift", "-o", "."))
    expect(73, "/proc/x.png", from: try await tool.trellis("render", "Card.swift", "-o", "/proc/x.png"))
  }

  @Test func `help goes to standard output`() async throws {
    let result = try await tool.trellis("--help")
    #expect(result.exitCode == 0 && result.errors == "" && result.text.contains("render"))
  }
}
