import Foundation

/// The outcome of a unit's compilation, as the cache keeps it.
struct UnitResult: Codable {
  /// A module that can't be imported.
  struct Module: Codable {
    var name: String
    /// The first line in each file that imports the module.
    var places: [CheckReport.Place]
  }

  /// The missing modules.
  var modules: [Module] = []
  /// The compiler's errors.
  var errors: [CheckReport.Problem] = []
  /// The reason that the compiler gave no result; nil if it did.
  var crash: String?
  /// The names of the `App` types with `@main`, and of other `@main` types.
  var programs: [String] = []
  /// The previews: source locations such as `Card.swift:12`, and the names of preview providers.
  var previews: [String] = []

  /// The files with errors, or that import a missing module.
  var failing: Set<String> {
    Set(errors.map(\.file) + modules.flatMap(\.places).map(\.file))
  }

  var compiles: Bool { modules.isEmpty && errors.isEmpty && crash == nil }
}

extension UnitResult {
  /// Adds the result of some of the unit's files.
  mutating func add(_ batch: UnitResult) {
    for module in batch.modules where !modules.contains(where: { $0.name == module.name }) {
      modules.append(module)
    }
    var known = Set(errors)
    errors += batch.errors.filter { known.insert($0).inserted }
    crash = crash ?? batch.crash
  }

  /// Adds the errors of a run of the compiler that came to its end.
  mutating func add(_ outcome: Subprocess.Outcome, of unit: CheckUnit) {
    // The errors of an imported target are reported with that target.
    let found = CheckReport.Problem.errors(in: outcome.output)
      .filter { !$0.message.hasPrefix("allowing deserialization of") }
    if outcome.exitCode != 0, found.isEmpty, !outcome.output.contains("allowing deserialization of") {
      let line = outcome.output.split(separator: "\n").last { !$0.isEmpty }.map(String.init)
      crash = crash ?? "the compiler crashed" + (line.map { ": \($0.prefix(300))" } ?? "")
    }
    for error in found {
      if unit.files.contains(error.file) {
        errors.append(error)
      } else {
        // Errors without a file, or in a file of another origin, make the whole unit fail.
        crash = crash ?? error.message
      }
    }
  }
}
