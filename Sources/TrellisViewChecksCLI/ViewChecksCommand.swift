import ArgumentParser
import Foundation
import TrellisViewChecks

/// The command that runs random view programs.
@main
struct ViewChecksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis-view-checks",
    abstract:
      "Runs random trees of views under random edits, and looks for traps and for windows that differ from fresh ones.",
    subcommands: [Search.self, RunRange.self, RunFile.self], defaultSubcommand: Search.self)
}

/// Runs a range of seeds in this process, and prints each seed before it runs.
struct RunRange: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "run-range", shouldDisplay: false)

  @Option var first: UInt64
  @Option var last: UInt64
  @Option var steps: Int

  @MainActor func run() async throws {
    for seed in first...last {
      write("seed \(seed)")
      if let fault = await ViewProgram(seed: seed, stepCount: steps).fault() {
        write("fault \(fault.replacing("\n", with: " | "))")
      }
    }
    write("done")
  }

  /// Writes a line at once, so that it isn't lost if the next program ends the process.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

/// Runs one program in this process; exits with 1 if it has a fault.
struct RunFile: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a program from a file, as `search` prints it.")

  @Argument(help: "The file with the program.") var path: String

  @MainActor func run() async throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard let program = ViewProgram(text) else {
      throw ValidationError(
        "\(path) isn't a program: a line `observed desktop`, a line with the tree, a line per step")
    }
    guard let fault = await program.fault() else { return print("no fault") }
    print(fault)
    throw ExitCode(1)
  }
}
