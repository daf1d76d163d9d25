import ArgumentParser
import Foundation
import TrellisConformance

/// The `conformance` tool, which compares Trellis with recorded behaviour of SwiftUI.
@main
struct Conformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "Compare Trellis with what SwiftUI was seen to do.",
    subcommands: [LayoutCommand.self])
}

/// The command that compares layout cases.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out the trees of a file, a JSON object a line, and compare sizes and frames.",
    discussion:
      "Prints a line for each case that differs, then the counts. The exit code is 0 where none does.")

  @Argument(help: "The file of cases; Fixtures/Layout/README.md describes it.")
  var file: String

  func run() throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw ValidationError("\(file) can't be read: \(error.localizedDescription)")
    }
    let cases: [LayoutCase]
    do {
      cases = try LayoutCase.cases(in: String(decoding: data, as: UTF8.self))
    } catch let error as CaseFileError {
      throw ValidationError("\(file), \(error)")
    }
    let report = MainActor.assumeIsolated { LayoutReport(running: cases) }
    for failure in report.failures { print(failure) }
    print(report.summary)
    if !report.failures.isEmpty { throw ExitCode.failure }
  }
}
