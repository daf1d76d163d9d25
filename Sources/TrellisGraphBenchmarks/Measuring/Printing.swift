import Glibc

/// Takes a result, so that it has to be computed.
@inline(never)
func consume(_ result: Int) {
  withExtendedLifetime(result) {}
}

/// One line of comma-separated values.
func line(_ values: [String]) -> String { values.joined(separator: ",") }

/// A number with three decimals or, where it is large, with one.
func decimal(_ value: Double) -> String {
  let scale = abs(value) < 100 ? 1000.0 : 10.0
  return "\((value * scale).rounded() / scale)"
}

/// Stops the program with a message.
func fail(_ message: String) -> Never {
  let line = "\(message)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
