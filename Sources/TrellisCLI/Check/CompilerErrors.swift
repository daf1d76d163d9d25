import Foundation

extension CheckReport.Problem {
  /// Returns the errors in the compiler's output, in order, each once.
  ///
  /// An error in the expansion of a macro is at the place where the macro is used. Errors about the constants that the macros of
  /// Testing write follow from other errors, and are left out.
  static func errors(in output: String) -> [CheckReport.Problem] {
    var errors: [CheckReport.Problem] = []
    var known: Set<CheckReport.Problem> = []
    let lines = output.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard var error = CheckReport.Problem(line, "(?:fatal )?error") else { continue }
      if isExpansion(error.file) {
        if error.message.contains("@const") || error.message.contains("@section") { continue }
        guard let use = use(after: index, in: lines) else { continue }
        (error.file, error.line, error.column) = (use.file, use.line, use.column)
      }
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }

  /// Parses a line `FILE:LINE:COLUMN: KIND: MESSAGE`.
  private init?(_ line: Substring, _ kind: String) {
    guard
      let pattern = try? Regex<(Substring, Substring, Substring, Substring?, Substring)>(
        #"(\/.+?|<unknown>):(\d+)(?::(\d+))?: "# + kind + ": (.*)"),
      let match = line.wholeMatch(of: pattern)
    else { return nil }
    self.init(
      file: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 0,
      message: String(match.4))
  }

  private static func isExpansion(_ file: String) -> Bool { file.contains("/@__swiftmacro_") }

  /// Returns the place of the use of a macro from the notes after an error.
  private static func use(after index: Int, in lines: [Substring]) -> CheckReport.Problem? {
    for line in lines[(index + 1)...] {
      if CheckReport.Problem(line, "error") != nil { return nil }
      if let note = CheckReport.Problem(line, "note"), note.message.hasPrefix("in expansion of macro"),
        !isExpansion(note.file)
      {
        return note
      }
    }
    return nil
  }
}
