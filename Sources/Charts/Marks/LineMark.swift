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
  // A line may have many marks, so they are small, and become marks of the collector only if they are few.
  private let x: AxisPosition
  private let y: AxisPosition
  private let xLabel: ChartLabel
  private let yLabel: ChartLabel
  private let series: Datum?

  /// Collects the mark.
  @MainActor public static func _collect(_ content: LineMark, _ inputs: _ChartContentInputs) {
    if inputs.collector.extendLine(content.x, content.y, content.series, inputs.style) { return }
    var mark = Mark(
      .line, x: content.x, y: content.y, xLabel: content.xLabel, yLabel: content.yLabel)
    mark.series = content.series
    inputs.add(mark, continuesLine: true)
  }

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    (self.x, self.y, series) = (x.position, y.position, nil)
    (xLabel, yLabel) = (x.label, y.label)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    (self.x, self.y, self.series) = (x.position, y.position, series.lower)
    (xLabel, yLabel) = (x.label, y.label)
  }
}
