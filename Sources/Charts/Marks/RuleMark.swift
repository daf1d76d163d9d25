public import Foundation

/// A straight line along a dimension.
///
/// Source: documented, developer.apple.com/documentation/charts/rulemark.
public nonisolated struct RuleMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: RuleMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a vertical line.
  ///
  /// Distances are in points from the top; nil is the edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(.rule, x: x.position, y: .points(yStart, yEnd), xLabel: x.label)
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      .rule, x: x.position, y: .span(yStart.lower, yEnd.lower), xLabel: x.label, yLabel: yStart.label)
  }

  /// Creates a horizontal line.
  ///
  /// Distances are in points; nil is the edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .points(xStart, xEnd), y: y.position, yLabel: y.label)
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(
      .rule, x: .span(xStart.lower, xEnd.lower), y: y.position, xLabel: xStart.label, yLabel: y.label)
  }

  /// Creates a vertical line between two values, at a distance in points; in the middle if nil.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .points(x, x), y: .span(yStart.lower, yEnd.lower), yLabel: yStart.label)
  }

  /// Creates a horizontal line between two values, at a distance in points from the top; in the middle if nil.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(.rule, x: .span(xStart.lower, xEnd.lower), y: .points(y, y), xLabel: xStart.label)
  }
}
