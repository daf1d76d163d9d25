import Foundation

/// A point of an area.
///
/// An area connects the marks of a series, in order, as a line of ``LineMark`` does.
///
/// Source: documented, developer.apple.com/documentation/charts/areamark.
public nonisolated struct AreaMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: AreaMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a point of an area from zero to a value; areas are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.area, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
    mark.stacking = stacking
  }

  /// Creates a point of an area between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      .area, x: x.position, y: .span(yStart.lower, yEnd.lower), xLabel: x.label, yLabel: yStart.label)
  }

  /// Creates a point of an area between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(
      .area, x: .span(xStart.lower, xEnd.lower), y: y.position, xLabel: xStart.label, yLabel: y.label)
  }

  /// Creates a point of an area of a series from zero to a value; areas are stacked.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.area, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
    mark.series = series.lower
    mark.stacking = stacking
  }

  /// Creates a point of an area of a series between two values of y.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = Mark(
      .area, x: x.position, y: .span(yStart.lower, yEnd.lower), xLabel: x.label, yLabel: yStart.label)
    mark.series = series.lower
  }

  /// Creates a point of an area of a series between two values of x.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = Mark(
      .area, x: .span(xStart.lower, xEnd.lower), y: y.position, xLabel: xStart.label, yLabel: y.label)
    mark.series = series.lower
  }
}
