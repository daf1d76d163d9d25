import Foundation
import Testing

/// `trellis run --watch` as a user runs it: a file is saved, and the running program shows the change.
///
/// Without a display the window is on a page, which nobody has to open.
@Suite(.serialized) final class WatchTests {
  private var tool: Tool
  private var programs: [RunningProgram] = []

  init() throws { tool = try Tool() }

  deinit {
    for program in programs { program.terminate() }
    chmod(tool.folder.appendingPathComponent("app").path, 0o755)
    tool.removeFolder()
  }

  /// A view that reports its evaluations, with a state that grows by 1 whenever its stack is built.
  private static let source = """
    import Foundation
    import SwiftUI

    func say(_ text: String) { FileHandle.standardError.write(Data((text + "\\n").utf8)) }

    struct ContentView: View {
      @State private var value = 0

      var body: some View {
        let _ = say("shows " + text("one") + " \\(value)")
        VStack {
          Text("Hello")
        }
        .onAppear { value += 1 }
      }

      private func text(_ text: String) -> String { text }
    }
    """

  /// Replaces a part of the source, and saves it.
  private func save(_ edits: (String, String)..., to name: String = "app/ContentView.swift") throws {
    var text = WatchTests.source
    for (old, new) in edits {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    try tool.write(text, to: name)
  }

  private func watch() throws -> (program: RunningProgram, output: ProgramOutput) {
    let output = try ProgramOutput(file: tool.folder.appendingPathComponent(UUID().uuidString))
    let program = try tool.start(
      Tool.buildFolder.appendingPathComponent("trellis").path, ["run", "--watch", "app"], output: output.file,
      errors: output.file)
    programs.append(program)
    return (program, output)
  }

  /// Waits until lines of the output contain some texts, in order, and returns the part of the output from there on.
  private func lines(_ texts: String..., in output: ProgramOutput, after part: Int = 0) async throws -> Int {
    try await output.wait(for: "\(texts) after character \(part)") { all in
      var position = all.utf8.index(all.startIndex, offsetBy: part)
      for text in texts {
        guard let found = all.range(of: text, range: position..<all.endIndex) else { return nil }
        position = found.upperBound
      }
      return all.utf8.distance(from: all.startIndex, to: position)
    }
  }

  @Test func `edits of literals, bodies and declarations are shown with the state kept`() async throws {
    try save()
    let (_, output) = try watch()
    var part = try await lines("shows one 1", "program on the screen", in: output)
    try save(("\"one\"", "\"two\""))
    part = try await lines("shows two 1", "literals on the screen", in: output, after: part)
    // The stack is another type now, and its view appears.
    try save(("\"one\"", "\"two\""), ("Text(\"Hello\")", "Text(\"Hello\").bold()\nText(\"more\")"))
    part = try await lines("shows two 1", "shows two 2", "bodies on the screen", in: output, after: part)
    // A literal of the replaced code.
    try save(("\"one\"", "\"three\""), ("Text(\"Hello\")", "Text(\"Hello\").bold()\nText(\"more\")"))
    part = try await lines("shows three 2", "literals on the screen", in: output, after: part)
    // A function that the body calls.
    try save(("-> String { text }", "-> String { text + \"!\" }"))
    part = try await lines("shows one! 3", "bodies on the screen", in: output, after: part)
    try save(("value = 0", "value = 0\n  @State private var other = 1"))
    _ = try await lines("shows one 3", "shows one 4", "program on the screen", in: output, after: part)
  }

  /// Code of several kinds, which reports when it runs.
  private static let kinds = """
    import Foundation
    import SwiftUI

    func say(_ text: String) { FileHandle.standardError.write(Data((text + "\\n").utf8)) }

    private struct Box<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        let _ = say("generic" + "0")
        content
      }
    }

    struct Outer: View {
      struct Inner: View {
        let value: Int
        var body: some View {
          let _ = say("nested" + "0")
          if value > 0 { Text(title()) }
        }
        func title() -> String { "method" + "0" }
      }

      @State private var value = 5
      var body: some View { VStack { Inner(value: value) } }
    }

    struct Frame: ViewModifier {
      func body(content: Content) -> some View {
        let _ = say("modifier" + "0")
        content.padding()
      }
    }

    extension View {
      func framed() -> some View {
        say("extension" + "0")
        return modifier(Frame())
      }
    }

    struct Wave: Shape {
      func path(in rect: CGRect) -> Path {
        say("shape" + "0")
        return Path(ellipseIn: rect)
      }
    }

    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = say("style" + "0")
        configuration.label
      }
    }

    func free(_ numbers: Int...) -> String {
      say("function" + "0")
      return "\\(numbers.count)"
    }

    struct ContentView: View {
      var body: some View {
        VStack {
          Box { Outer() }.framed()
          Wave().frame(width: 20, height: 20)
          Button(free(1, 2)) {}.buttonStyle(Loud())
        }
      }
    }
    """

  @Test func `functions of all kinds of types are replaced in the running program`() async throws {
    var text = WatchTests.kinds
    try tool.write(text, to: "app/ContentView.swift")
    let (_, output) = try watch()
    var part = try await lines("generic0", "program on the screen", in: output)
    for kind in ["generic", "nested", "modifier", "extension", "shape", "style", "function"] {
      text = text.replacingOccurrences(of: "\"\(kind)\" + \"0\"", with: "\"\(kind)\" + \"1\"")
      try tool.write(text, to: "app/ContentView.swift")
      part = try await lines("\(kind)1", "bodies on the screen", in: output, after: part)
    }
  }

  @Test func `an error stays over the last picture until the source compiles again`() async throws {
    try save()
    let (program, output) = try watch()
    var part = try await lines("program on the screen", in: output)
    try save(("Text(\"Hello\")", "Txt(\"Hello\")"))
    part = try await lines(
      "trellis: ContentView.swift:12: cannot find 'Txt' in scope", in: output, after: part)
    #expect(program.isRunning)
    // A file that is half written, and then complete.
    try tool.write(String(WatchTests.source.prefix(300)), to: "app/ContentView.swift")
    part = try await lines("trellis: ContentView.swift:", in: output, after: part)
    try save(("\"one\"", "\"two\""))
    _ = try await lines("shows two 1", "literals on the screen", in: output, after: part)
  }

  @Test func `a crash in replaced code starts the program again without that code`() async throws {
    try save()
    let (program, output) = try watch()
    var part = try await lines("shows one 1", "program on the screen", in: output)
    try save(("Text(\"Hello\")", "Text(\"\\([1][text(\"x\").count])\")"))
    part = try await lines(
      "trellis: the program crashed", "shows one 1", "program on the screen", in: output, after: part)
    #expect(program.isRunning)
    try save(("\"one\"", "\"two\""))
    _ = try await lines("shows two", "on the screen", in: output, after: part)
  }

  @Test func `a source that doesn't compile or crashes at first is shown when it is right`() async throws {
    try save(("Text(\"Hello\")", "Txt(\"Hello\")"))
    let (program, output) = try watch()
    var part = try await lines("trellis: ContentView.swift:12: cannot find 'Txt' in scope", in: output)
    try save(("Text(\"Hello\")", "Text(\"\\([1][text(\"x\").count])\")"))
    part = try await lines(
      "trellis: the program crashed", "it starts again when the source changes", in: output, after: part)
    #expect(program.isRunning)
    try save()
    _ = try await lines("shows one 1", "program on the screen", in: output, after: part)
  }

  @Test func `a folder that disappears is followed when it is back`() async throws {
    try save()
    let (_, output) = try watch()
    var part = try await lines("program on the screen", in: output)
    let folder = tool.folder.appendingPathComponent("app")
    try FileManager.default.removeItem(at: folder)
    part = try await lines("trellis: can't read 'app'", in: output, after: part)
    try save(("\"one\"", "\"two\""))
    _ = try await lines("shows two 1", "on the screen", in: output, after: part)
  }

  @Test func `two processes may watch the same source, which may be in a folder that can't be written`()
    async throws
  {
    try save()
    chmod(tool.folder.appendingPathComponent("app").path, 0o555)
    let both = [try watch().output, try watch().output]
    var parts = [0, 0]
    for (index, output) in both.enumerated() {
      parts[index] = try await lines("program on the screen", in: output)
    }
    chmod(tool.folder.appendingPathComponent("app").path, 0o755)
    try save(("Text(\"Hello\")", "Text(\"Hello\")\nText(\"more\")"))
    for (index, output) in both.enumerated() {
      _ = try await lines("shows one 2", "bodies on the screen", in: output, after: parts[index])
    }
  }

  private func expect(_ code: Int32, _ words: String, from result: Tool.Result) {
    #expect(result.exitCode == code && result.text == "" && result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("trellis: ") && result.errors.contains(words), "\(result.errors)")
  }

  @Test func `what can't be watched is said, with the way out`() async throws {
    try save()
    tool.environment["PATH"] = "/usr/bin:/bin"
    expect(69, "install Swift", from: try await tool.trellis("run", "--watch", "app"))
    tool.environment["PATH"] = nil
    expect(64, "name a file or a folder", from: try await tool.trellis("run", "--watch", "-"))
    expect(66, "can't read 'none'", from: try await tool.trellis("run", "--watch", "none"))
    try tool.write("// swift-tools-version: 6.0\nimport PackageDescription\n", to: "package/Package.swift")
    expect(64, "leave --watch out", from: try await tool.trellis("run", "--watch", "package"))
  }
}
