/// One thing that was measured.
struct Figure {
  let name: String
  let value: Double
  let unit: String
  /// What is aimed at: at most this; nil is nothing.
  var goal: Double?

  /// The figure as a line of comma-separated values, under the name of what it was measured on.
  func printed(of subject: String) -> String {
    line([subject, name, decimal(value), unit, goal.map(decimal) ?? ""])
  }
}
