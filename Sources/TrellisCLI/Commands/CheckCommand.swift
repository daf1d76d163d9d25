import ArgumentParser
import Foundation
import TrellisFailure

struct CheckCommand: ParsableCommand {
  /// The format of a report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports which files and targets of a repository compile, and which names are missing.",
    discussion: """
      All packages, Xcode projects and other Swift files below the folder are checked, without building programs. The results are cached \
      until the source, Trellis or the compiler changes.

      Exit codes: 0 all compiles, 1 something doesn't compile, or a manifest or a project can't be read, 64 wrong usage, 66 no such path, or no Swift files in it, 69 no compiler.
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder, such as a repository, a package, an .xcodeproj or a Swift file.", valueName: "path"))
  var path: String

  @Option(help: "The format of the report (default: text).")
  var format = Format.text

  @OptionGroup var platform: PlatformOptions

  func run() throws {
    let report = try RepositoryCheck(path, platform: platform.as).run()
    let text =
      switch format {
      case .text: report.text
      case .json: try report.json()
      case .sarif: try report.sarif()
      }
    FileHandle.standardOutput.write(Data(text.utf8))
    if !report.passed { throw ExitCode(1) }
  }
}
