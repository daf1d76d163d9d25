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

extension CheckReport.Problem {
  /// Returns the errors in the compiler's output, in order, each once.
  static func errors(in output: String) -> [CheckReport.Problem] {
    var errors: [CheckReport.Problem] = []
    var known: Set<CheckReport.Problem> = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/.+?|<unknown>):(\d+)(?::(\d+))?: (?:fatal )?error: (.*)/)
      else {
        continue
      }
      let error = CheckReport.Problem(
        file: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 0,
        message: String(match.4))
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }
}
