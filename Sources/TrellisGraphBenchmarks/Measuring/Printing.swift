/// Returns a line of comma-separated values.
func line(_ values: [String]) -> String { values.joined(separator: ",") }

/// Returns a number with three decimals, or with one if it is large.
func decimal(_ value: Double) -> String {
  let scale = abs(value) < 100 ? 1000.0 : 10.0
  return "\((value * scale).rounded() / scale)"
}
