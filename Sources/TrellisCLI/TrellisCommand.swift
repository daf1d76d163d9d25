import ArgumentParser
import Foundation
import TrellisFailure

/// The command `trellis`.
@main
struct TrellisCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract: "Runs SwiftUI source on Linux.",
    discussion: """
      Give a Swift file, a folder of them, a package, or - for the standard input. Shows the view named by --view, or the @main App, or \
      ContentView, or the only view. Builds are cached in $XDG_CACHE_HOME/trellis (~/.cache/trellis), \
      so that unchanged source starts at once the next time. The source is compiled by swiftc, which must be on the \
      PATH.

      Exit codes: 0 done, 1 the source doesn't compile, 64 wrong usage or no such view, 65 a manifest is invalid, 66 no such source, 69 no \
      display or no compiler, 70 trellis's own files are missing, 73 the output can't be written.
      """,
    version: "0.1.0",
    subcommands: [
      RunCommand.self, PreviewCommand.self, CheckCommand.self, MCPCommand.self, BuildCommand.self,
      BundleCommand.self, TestCommand.self,
      InspectCommand.self,
      RenderCommand.self,
      GraphCommand.self, AccessibilityCommand.self,
      ExerciseCommand.self, EditorCommand.self, SDKCommand.self, InstallCommand.self,
    ])

  /// The names of the commands, as help lists them.
  private static var names: [String] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
      $0.configuration.commandName
    }
  }

  /// Runs the command in the arguments; every failure is a line that starts with `trellis: `, and perhaps indented lines below it.
  static func main() {
    do {
      // SwiftPM runs this command as the compiler of packages.
      if CommandLine.arguments.dropFirst().first == CompilerFront.command {
        try CompilerFront.run(Array(CommandLine.arguments.dropFirst(2)))
      }
      try TypedCommand.check(CommandLine.arguments.dropFirst(), commands: names)
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      failure.exitProcess(as: "trellis")
    } catch {
      let code = exitCode(for: error)
      guard code != .success else {
        print(fullMessage(for: error))
        Foundation.exit(code.rawValue)
      }
      Failure(message: message(for: error), exitCode: code.rawValue).exitProcess(as: "trellis")
    }
  }
}
