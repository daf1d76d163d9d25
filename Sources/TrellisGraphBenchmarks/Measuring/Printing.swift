import Glibc

/// Uses a result, so that its computation isn't optimized away.
@inline(never)
func consume(_ result: Int) {
  withExtendedLifetime(result) {}
}

/// Returns a line of comma-separated values.
func line(_ values: [String]) -> String { values.joined(separator: ",") }

/// Returns a number with three decimals, or with one if it is large.
func decimal(_ value: Double) -> String {
  let scale = abs(value) < 100 ? 1000.0 : 10.0
  return "\((value * scale).rounded() / scale)"
}

/// Prints a message, and exits the program.
func fail(_ message: String) -> Never {
  let line = "\(message)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
