import Foundation
import Testing

/// A real window on a screen in memory, controlled by a real pointer.
@Suite(
  .enabled(if: ["Xvfb", "xdotool", "import", "openbox", "xprop"].allSatisfy(Tool.isInstalled)), .serialized)
final class WindowTests {
  private var tool: Tool
  private var programs: [RunningProgram] = []

  init() throws { tool = try Tool() }

  deinit {
    for program in programs.reversed() {
      program.terminate()
    }
    tool.removeFolder()
  }

  // MARK: - The screen

  /// Starts a program that runs until the end of the test.
  private func start(_ program: String, _ arguments: String...) throws -> (RunningProgram, ProgramOutput) {
    let output = try ProgramOutput(file: tool.folder.appendingPathComponent(UUID().uuidString))
    let program = try tool.start(program, arguments, output: output.file, errors: output.file)
    programs.append(program)
    return (program, output)
  }

  /// Starts a screen with an unused number.
  ///
  /// By default the server resets itself when its last client disconnects, and a client that connects at that moment is lost.
  /// `-noreset` prevents that.
  private func startScreen() async throws {
    let (_, output) = try start(
      "Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-noreset")
    let number = try await output.wait(for: "the screen's number") { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().first {
        !$0.isEmpty && $0.allSatisfy(\.isNumber)
      }
    }
    tool.environment["DISPLAY"] = ":\(number)"
  }

  private func xdotool(_ arguments: String...) async throws -> String {
    let result = try await tool.run("xdotool", arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the window with a title, once visible.
  private func window(_ title: String) async throws -> String {
    try await xdotool("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
  }

  private func screenshot(_ window: String) async throws -> Data {
    let result = try await tool.run("import", ["-window", window, "png:-"])
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  /// Returns the center of a text as first logged, in points of its window, or nil if the log doesn't contain the text.
  private func place(of string: String, in log: String) throws -> (x: Int, y: Int)? {
    let pattern = try Regex("drew text \"\(string)\" at ([0-9.]+),([0-9.]+) ([0-9.]+)x([0-9.]+)(\n|$)")
    guard let match = log.firstMatch(of: pattern) else { return nil }
    let numbers = (1...4).map { Double(match.output[$0].substring ?? "") ?? .nan }
    return (Int(numbers[0] + numbers[2] / 2), Int(numbers[1] + numbers[3] / 2))
  }

  // MARK: - The example

  @Test func `a click on the counter's button shows the next number and evaluates one body`() async throws {
    try await startScreen()
    let example = Tool.packageRoot.appendingPathComponent("Examples/Counter.swift").path
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let (program, log) = try start(trellis, "run", example, "--log", "--size", "400x200")

    let zero = try await log.wait(for: "the text 0") { try place(of: "0", in: $0) }
    let greeting = try #require(try place(of: "Hello, world", in: log.text))
    let window = try await window("Counter")
    let before = try await screenshot(window)
    #expect(pixelSize(ofPNG: before) == [400, 200])

    _ = try await xdotool("mousemove", "--window", window, "\(zero.x)", "\(zero.y)")
    _ = try await xdotool("click", "1")
    let one = try await log.wait(for: "the text 1") { try place(of: "1", in: $0) }
    #expect(one.x < zero.x + 1, "the frame is narrower, so its middle moves")
    let frames = log.text.components(separatedBy: "\nframe ").filter { $0.contains("drew text \"1\"") }
    #expect(frames.count == 1)
    let bodies = frames[0].split(separator: "\n").filter { $0.hasSuffix("(body)") }
    #expect(bodies == ["  evaluated Counter.body (body)"])
    #expect(frames[0].contains("evaluated HStack (layoutComputer)\n"))
    #expect(try place(of: "Hello, world", in: frames[0])?.x == greeting.x - 25, "the row is 50 narrower")
    #expect(
      frames[0].contains("drew 4 items"), "the background, the two texts that moved, and the button's ground")
    #expect(frames[0].contains("pointer up at \(zero.x),\(zero.y)"))
    while try await screenshot(window) == before { try Task.checkCancellation() }

    _ = try await xdotool("mousemove", "--window", window, "\(one.x)", "\(one.y)", "click", "1")
    _ = try await log.wait(for: "the text 2") { try place(of: "2", in: $0) }
    #expect(program.isRunning)
  }

  @Test func `a script uses the window, and closes it`() async throws {
    try await startScreen()
    let example = Tool.packageRoot.appendingPathComponent("Examples/Counter.swift").path
    let steps = try tool.write("shows Hello\ntap 0\nshows 1\npicture one\nidle 1\nmemory 4000\n", to: "steps")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let arguments = ["run", example, "--size", "400x200", "--pictures", tool.folder.path, "--script"]
    let result = try await tool.run(trellis, arguments + [steps])
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.contains("ok: idle 1: no rule ran, and no frame was drawn"))
    let picture = try Data(contentsOf: tool.folder.appendingPathComponent("one.png"))
    #expect(pixelSize(ofPNG: picture) == [400, 200])

    let wrong = try tool.write("tap Nothing\n", to: "wrong")
    let failed = try await tool.run(trellis, arguments + [wrong])
    #expect(failed.exitCode == 1)
    #expect(failed.errors.contains("the step 'tap Nothing' failed"))
  }

  @Test func `a change on a background thread is shown without any input`() async throws {
    try await startScreen()
    let path = try tool.write(
      """
      import SwiftUI

      @Observable final class Download: @unchecked Sendable { var state = "waiting" }

      struct Card: View {
        @State private var download = Download()

        var body: some View {
          Text(download.state).onAppear {
            let download = download
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { download.state = "done" }
          }
        }
      }
      """, to: "Card.swift")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let (_, log) = try start(trellis, "run", path, "--log")
    _ = try await log.wait(for: "the first text") { try place(of: "waiting", in: $0) }
    _ = try await log.wait(for: "the second text") { try place(of: "done", in: $0) }
    #expect(log.text.contains("work on the main actor"))
  }

  @Test func `closing the window ends the program with exit code 0`() async throws {
    try await startScreen()
    _ = try start("openbox")
    while try await !tool.run("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"]).text.contains("window id") {
      try Task.checkCancellation()
    }
    let path = try tool.write(
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Hello\") } }", to: "Card.swift")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let (program, log) = try start(trellis, "run", path, "--log")
    _ = try await log.wait(for: "the text Hello") { try place(of: "Hello", in: $0) }
    let window = try await window("Card")
    while program.isRunning {
      try Task.checkCancellation()
      // The window manager ignores the keys until it manages the window and makes it active, so they are sent repeatedly.
      _ = try await tool.run("xdotool", ["windowfocus", window, "key", "alt+F4"])
    }
    #expect(await program.exitCode() == 0)
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func `losing the display ends the program with one line, after its state is saved`(signal: Int32)
    async throws
  {
    try await startScreen()
    let screen = try #require(programs.first)
    let kept = tool.folder.appendingPathComponent("phase").path
    let path = try tool.write(
      """
      import SwiftUI

      struct Card: View {
        @Environment(\\.scenePhase) private var phase
        @State private var isMoved = false
        var body: some View {
          Text("Hello").offset(x: isMoved ? 20 : 0)
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true } }
            .onChange(of: phase) { _, new in
              try? "\\(new)".write(toFile: "\(kept)", atomically: true, encoding: .utf8)
            }
        }
      }
      """, to: "Card.swift")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let errors = try ProgramOutput(file: tool.folder.appendingPathComponent("errors"))
    let program = try tool.start(trellis, ["run", path], output: errors.file, errors: errors.file)
    programs.append(program)
    _ = try await window("Card")
    screen.end(by: signal)
    #expect(await program.exitCode() == 69)
    // The pipe may be read after the program has ended.
    let message = try await errors.wait(for: "a line") { $0.hasSuffix("\n") ? $0 : nil }
    #expect(
      message
        == "trellis: the display is gone: its X server or compositor ended; the app saves its state and ends\n"
    )
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "background")
  }

  @Test func `a window has the app's name, and doesn't become smaller than its content`() async throws {
    try await startScreen()
    _ = try start("openbox")
    while try await !tool.run("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"]).text.contains("window id") {
      try Task.checkCancellation()
    }
    let path = try tool.write(
      """
      import SwiftUI

      @main struct ReaderApp: App {
        var body: some Scene {
          WindowGroup { Wide() }
        }
      }

      struct Wide: View {
        @State private var isTall = false
        var body: some View {
          Button(isTall ? "less" : "more") { isTall.toggle() }
            .frame(minWidth: 300, maxWidth: .infinity, minHeight: isTall ? 250 : 150, maxHeight: .infinity)
        }
      }
      """, to: "Reader.swift")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let (_, log) = try start(trellis, "run", path, "--log", "--size", "200x180")
    let more = try await log.wait(for: "the text") { try place(of: "more", in: $0) }
    let window = try await window("Reader")
    // The content's minimum width takes precedence over the command line's width.
    while try await pixelSize(ofPNG: screenshot(window)) != [300, 180] { try Task.checkCancellation() }
    #expect(
      try await tool.run("xprop", ["-id", window, "WM_NORMAL_HINTS"]).text.contains(
        "minimum size: 300 by 150"))
    _ = try await xdotool("mousemove", "--window", window, "\(more.x)", "\(more.y)", "click", "1")
    _ = try await log.wait(for: "the other text") { try place(of: "less", in: $0) }
    while try await pixelSize(ofPNG: screenshot(window)) != [300, 250] { try Task.checkCancellation() }
    #expect(
      try await tool.run("xprop", ["-id", window, "WM_NORMAL_HINTS"]).text.contains(
        "minimum size: 300 by 250"))
  }
}
