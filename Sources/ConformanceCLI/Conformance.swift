import ArgumentParser
import Foundation
import TrellisConformance

/// The `conformance` tool, which compares Trellis with recorded behaviour of SwiftUI.
@main
struct Conformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "Compare Trellis with recordings of SwiftUI.",
    subcommands: [LayoutCommand.self])
}

/// The command that compares layout cases.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out the trees of a file of JSON lines, and compare sizes and frames.",
    discussion:
      "Prints a line for each case that differs, then the counts. The exit code is 0 if no case differs.")

  @Argument(help: "The file of cases; Fixtures/Layout/README.md describes it.")
  var file: String

  func run() throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw ValidationError("can't read \(file): \(error.localizedDescription)")
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
