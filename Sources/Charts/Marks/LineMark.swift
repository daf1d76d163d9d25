import Foundation

/// A point of a line.
///
/// A line connects the marks of a series, in order. Marks with different values of `series`, `foregroundStyle(by:)`, `symbol(by:)`
/// or `lineStyle(by:)` are in different series.
///
/// Source: documented, developer.apple.com/documentation/charts/linemark.
public nonisolated struct LineMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: LineMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(.line, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = Mark(.line, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
    mark.series = series.lower
  }
}
