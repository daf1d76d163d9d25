extension [Double] {
  /// The median; of the two middle values, the higher one.
  package var median: Double { sorted()[count / 2] }

  /// Returns the value below which a percentage of the values lie.
  package func percentile(_ share: Double) -> Double {
    sorted()[Swift.min(Int(Double(count) * share / 100), count - 1)]
  }
}
