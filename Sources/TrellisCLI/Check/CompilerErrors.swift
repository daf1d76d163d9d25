import Foundation

extension CheckReport.Problem {
  /// Returns the errors in the compiler's output, in order, each once.
  ///
  /// An error in the expansion of a macro is at the place where the macro is used. Errors about the constants that the macros of
  /// Testing write follow from other errors, and are left out.
  static func errors(in output: String) -> [CheckReport.Problem] {
    var errors: [CheckReport.Problem] = []
    var known: Set<CheckReport.Problem> = []
    let messages = messages(in: output)
    for (index, message) in messages.enumerated() where message.isError {
      var error = message.problem
      if isExpansion(error.file) {
        if error.message.contains("@const") || error.message.contains("@section") { continue }
        guard let use = use(after: index, in: messages) else { continue }
        (error.file, error.line, error.column) = (use.file, use.line, use.column)
      }
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }

  /// Parses the lines `FILE:LINE:COLUMN: KIND: MESSAGE` of errors and notes.
  private static func messages(in output: String) -> [(isError: Bool, problem: CheckReport.Problem)] {
    let pattern = /(\/.+?|<unknown>):(\d+)(?::(\d+))?: (error|fatal error|note): (.*)/
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      let problem = CheckReport.Problem(
        file: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 0,
        message: String(match.5))
      return (match.4 != "note", problem)
    }
  }

  private static func isExpansion(_ file: String) -> Bool { file.contains("/@__swiftmacro_") }

  /// Returns the place of the use of a macro from the notes after an error.
  private static func use(
    after index: Int, in messages: [(isError: Bool, problem: CheckReport.Problem)]
  ) -> CheckReport.Problem? {
    messages[(index + 1)...].prefix { !$0.isError }.map(\.problem).first {
      $0.message.hasPrefix("in expansion of macro") && !isExpansion($0.file)
    }
  }
}
