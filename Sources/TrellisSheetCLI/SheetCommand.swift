import ArgumentParser
import Foundation
import TrellisFailure
import TrellisSheet

/// The command `trellis-sheet`.
@main
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis-sheet",
    abstract: "Computes a spreadsheet from a file of comma-separated values and formulas.",
    discussion: """
      The first field of the first line is A1. A field that begins with = is a formula: numbers, "texts", cells, + - * / &, \
      comparisons, SUM, MIN, MAX, AVERAGE, COUNT over ranges such as A1:B10, and IF(condition, a, b).

      Exit codes: 0 done, 64 wrong usage, 65 the file isn't a sheet, 66 the file can't be read.
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"))
  var file: String

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Sets a cell afterwards, and prints the cells that this computes; may be repeated.",
      valueName: "cell=text"),
    transform: Change.init(argument:))
  var changes: [Change] = []

  func run() throws {
    let sheet = Sheet()
    try load(into: sheet)
    let values = sheet.values()
    guard !changes.isEmpty else { return print(sheet.table(), terminator: "") }
    for change in changes { sheet.setText(change.text, at: change.address) }
    let evaluations = sheet.evaluations { _ = sheet.values() }
    print(sheet.table())
    print("computed \(evaluations.count) of \(sheet.values().count) cells:")
    for evaluation in evaluations {
      let (old, new) = (values[evaluation.address] ?? .empty, sheet.value(at: evaluation.address))
      print("  \(evaluation.address)  \(evaluation.changed ? "\(old) → \(new)" : "\(new), as before")")
    }
  }

  private func load(into sheet: Sheet) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure.noInput("\(file) doesn't exist, is a folder or isn't readable")
    }
    do throws(CommaSeparatedError) {
      try sheet.setTexts(commaSeparated: Array(data))
    } catch {
      throw Failure.badData("\(file), \(error)")
    }
  }

  /// Runs the command with the process's arguments.
  ///
  /// Each failure is printed as one line that starts with `trellis-sheet: `.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      failure.exitProcess(as: "trellis-sheet")
    } catch {
      guard exitCode(for: error) != .success else {
        print(fullMessage(for: error))
        return
      }
      Failure(message: message(for: error), exitCode: exitCode(for: error).rawValue).exitProcess(
        as: "trellis-sheet")
    }
  }
}

extension Sheet {
  /// Returns the values of all cells in ``extent``, read row by row.
  func values() -> [CellAddress: CellValue] {
    guard let extent else { return [:] }
    return Dictionary(uniqueKeysWithValues: extent.map { ($0, value(at: $0)) })
  }
}
