/// A value of an axis at which there are marks.
///
/// Source: documented, developer.apple.com/documentation/charts/axisvalue.
public nonisolated struct AxisValue {
  /// The position among the axis' values.
  public let index: Int
  /// The number of the axis' values.
  public let count: Int
  let datum: Datum

  /// Returns the value as a type; nil if it can't be one.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}
