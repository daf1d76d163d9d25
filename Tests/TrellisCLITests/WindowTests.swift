import Foundation
import Testing

/// A real window on a screen in memory, used by a real pointer.
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

  /// Starts a program that goes on running, and is ended with the test; its output goes to a file of the folder.
  private func start(_ program: String, _ arguments: [String], output: String) throws -> RunningProgram {
    let file = tool.folder.appendingPathComponent(output)
    let program = try tool.start(program, arguments, output: file, errors: file)
    programs.append(program)
    return program
  }

  private func text(_ file: String) -> String {
    (try? String(contentsOf: tool.folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
  }

  /// Looks again and again until there is an answer, for half a minute at the most.
  private func wait<Answer>(for what: String, _ look: () async throws -> Answer?) async throws -> Answer {
    let end = Date.now + 30
    while Date.now < end {
      if let answer = try await look() { return answer }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Timeout(
      description: "waited in vain for \(what)\n\(text("screen"))\n\(text("openbox"))\n\(text("log"))")
  }

  private struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a screen under a number that is free.
  ///
  /// It must not reset itself when its last client goes, as it would: a client that comes in that moment is lost.
  private func startScreen() async throws {
    _ = try start(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-noreset"],
      output: "screen")
    let number = try await wait(for: "the screen") {
      text("screen").split(separator: "\n", omittingEmptySubsequences: false).dropLast().first {
        !$0.isEmpty && $0.allSatisfy(\.isNumber)
      }
    }
    tool.environment["DISPLAY"] = ":\(number)"
  }

  private func xdotool(_ arguments: String...) async throws -> String? {
    let result = try await tool.run("xdotool", arguments)
    return result.exitCode == 0 ? result.text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }

  private func screenshot(_ window: String) async throws -> Data {
    let result = try await tool.run("import", ["-window", window, "png:-"])
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  /// The middle of a text as the log tells it of a frame, in the window's points.
  private func place(of string: String) async throws -> (x: Int, y: Int) {
    try await wait(for: "the text \(string)") { try place(of: string, in: text("log")) }
  }

  /// The middle of a text as a part of the log first tells it; nil where it doesn't.
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
    let program = try start(trellis, ["run", example, "--log", "--size", "400x200"], output: "log")

    let window = try await wait(for: "the window") {
      try await xdotool("search", "--onlyvisible", "--name", "^Counter$")
    }
    let zero = try await place(of: "0")
    let greeting = try await place(of: "Hello, world")
    let before = try await screenshot(window)
    #expect(pixelSize(ofPNG: before) == [400, 200])

    _ = try await xdotool("mousemove", "--window", window, "\(zero.x)", "\(zero.y)")
    _ = try await xdotool("click", "1")
    let one = try await place(of: "1")
    #expect(one.x < zero.x + 1, "the frame is narrower, so its middle moves")
    let frames = text("log").components(separatedBy: "\nframe ").filter { $0.contains("drew text \"1\"") }
    #expect(frames.count == 1)
    let bodies = frames[0].split(separator: "\n").filter { $0.hasSuffix("(body)") }
    #expect(bodies == ["  evaluated Counter.body (body)"])
    #expect(frames[0].contains("evaluated HStack (layoutComputer)\n"))
    #expect(try place(of: "Hello, world", in: frames[0])?.x == greeting.x - 25, "the row is 50 narrower")
    #expect(frames[0].contains("drew 3 items"), "the background, and the two texts that moved")
    #expect(frames[0].contains("pointer up at \(zero.x),\(zero.y)"))
    _ = try await wait(for: "another picture") { try await screenshot(window) != before ? true : nil }

    _ = try await xdotool("mousemove", "--window", window, "\(one.x)", "\(one.y)", "click", "1")
    _ = try await place(of: "2")
    #expect(program.isRunning)
  }

  @Test func `a window that is closed ends the program with exit code 0`() async throws {
    try await startScreen()
    _ = try start("openbox", [], output: "openbox")
    _ = try await wait(for: "the window manager") {
      try await tool.run("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"]).text.contains("window id")
        ? true : nil
    }
    let path = try tool.write(
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Hello\") } }", to: "Card.swift")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let program = try start(trellis, ["run", path, "--log"], output: "log")
    let window = try await wait(for: "the window") {
      try await xdotool("search", "--onlyvisible", "--name", "^Card$")
    }
    _ = try await place(of: "Hello")
    _ = try await wait(for: "the end") {
      _ = try await xdotool("windowfocus", window, "key", "alt+F4")
      return program.isRunning ? nil : true
    }
    #expect(await program.exitCode() == 0)
  }
}
