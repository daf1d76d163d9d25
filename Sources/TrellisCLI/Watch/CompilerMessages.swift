import Foundation

/// An error that the compiler has reported.
struct CompilerError: Hashable {
  var file: String
  var line: Int
  var message: String

  /// Returns the errors in the compiler's output, in order, each once.
  static func errors(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):\d+: (?:fatal )?error: (.*)/) else { continue }
      let error = CompilerError(
        file: String(match.1), line: Int(match.2) ?? 0, message: String(match.3))
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }

  /// Returns the text that is shown over the window: at most three errors, each with the file's name and the line.
  static func text(of errors: [CompilerError]) -> String {
    if errors.isEmpty { return "The source doesn't compile; see the messages in the terminal." }
    let lines = errors.prefix(3).map {
      "\(($0.file as NSString).lastPathComponent):\($0.line): \($0.message)"
    }
    return (lines + (errors.count > 3 ? ["and \(errors.count - 3) more"] : [])).joined(separator: "\n")
  }
}
