public import Foundation

/// A symbol at a position.
///
/// Source: documented, developer.apple.com/documentation/charts/pointmark.
public nonisolated struct PointMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: PointMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(.point, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
  }

  /// Creates a point at a distance from the top in points; in the middle if nil.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(.point, x: x.position, y: .points(y, y), xLabel: x.label)
  }

  /// Creates a point at a distance in points; in the middle if nil.
  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(.point, x: .points(x, x), y: y.position, yLabel: y.label)
  }
}
