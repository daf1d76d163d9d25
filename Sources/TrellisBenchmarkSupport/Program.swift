import Glibc

/// Uses a result, so that its computation isn't optimized away.
@inline(never)
package func consume(_ result: Int) {
  withExtendedLifetime(result) {}
}

/// Uses a result, so that its computation isn't optimized away.
@inline(never)
package func consume<Result>(_ result: Result) {
  withExtendedLifetime(result) {}
}

/// Prints a message, and exits the program.
package func fail(_ message: String) -> Never {
  let line = "\(message)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(2)
}

/// Returns the text of a table's column for goals: the limit, and in bold if it was missed.
package func goalText(_ limit: String, isMet: Bool) -> String {
  "≤ \(limit)\(isMet ? "" : " **missed**")"
}
