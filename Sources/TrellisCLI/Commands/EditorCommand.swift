import ArgumentParser
import Foundation
import TrellisFailure

struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Makes editors complete, check and explain SwiftUI.",
    subcommands: [Setup.self])

  struct Setup: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "setup",
      abstract: "Writes the files by which sourcekit-lsp finds SwiftUI in a folder.",
      discussion: """
        Any editor with a client for sourcekit-lsp then has completion, errors, jump and documentation. Written are \
        .sourcekit-lsp/config.json and, without a package, compile_commands.json; settings in these files stay. Run the command again \
        when trellis has moved, and for new files and pictures of a folder without a package.
        """)

    @Argument(
      help: ArgumentHelp(
        "A package, a folder of Swift files, or one Swift file (default: this folder).", valueName: "path"))
    var path = "."

    @Flag(help: "Write .vscode/settings.json, too, without asking.")
    var vscode = false

    @Option(
      help: ArgumentHelp(
        "A package's platform, linux or phone (default: linux if the source mentions it).",
        valueName: "platform"))
    var `as`: PackagePlatform?

    func run() throws {
      if `as` == .ios {
        throw Failure.usage(
          "--as ios isn't for editors, because it changes what the compiler reads; use --as phone")
      }
      if XcodeApp.isProject(path) {
        throw Failure.usage(
          "trellis editor setup can't read Xcode projects; name a package or a folder of Swift files")
      }
      if SwiftPackage.isPackage(path) {
        let setup = try EditorSetup(AbsolutePath.make(path))
        let toolset = try setup.setUpPackage(as: `as`)
        return try finish(setup, toolset)
      }
      guard `as` == nil else {
        throw Failure.usage("--as is for packages, and '\(path)' isn't one: it has no Package.swift")
      }
      let sources = try SourceFiles(path: path)
      guard sources.root != "-" else { throw Failure.usage("an editor needs a file or a folder, not -") }
      let files = sources.files.map { ScannedFile(path: $0.name, text: $0.contents) }
      let isSeparate = sources.folder != sources.root || SourceOutline.areSeparatePrograms(files)
      let setup = try EditorSetup(sources.folder)
      try setup.setUp(sources, separately: isSeparate)
      if isSeparate, files.count > 1 {
        print("The files are separate programs: each is a module of its own.")
      }
      try finish(setup, nil)
    }

    private func finish(_ setup: EditorSetup, _ toolset: String?) throws {
      print("sourcekit-lsp finds SwiftUI in \(setup.folder). Restart it in editors that are open.")
      guard vscode || isConfirmed("Write \(setup.folder)/.vscode/settings.json for VS Code, too? [y/N] ")
      else {
        return
      }
      print("VS Code's settings are in \(try setup.writeCodeSettings(toolset: toolset))")
    }

    /// Returns the user's answer; false without a terminal.
    private func isConfirmed(_ question: String) -> Bool {
      guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else { return false }
      FileHandle.standardOutput.write(Data(question.utf8))
      return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }
  }
}
