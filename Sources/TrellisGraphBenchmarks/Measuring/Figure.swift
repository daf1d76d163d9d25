/// A measured figure.
struct Figure {
  let name: String
  let value: Double
  let unit: String
  /// The upper limit that is the goal; nil for none.
  var goal: Double?

  /// Returns the figure as a line of comma-separated values, with the name of its subject.
  func printed(of subject: String) -> String {
    line([subject, name, decimal(value), unit, goal.map(decimal) ?? ""])
  }
}
