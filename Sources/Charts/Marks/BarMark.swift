public import Foundation

/// A bar.
///
/// Source: documented, developer.apple.com/documentation/charts/barmark.
public nonisolated struct BarMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: BarMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a bar from zero to a value at the position of another; bars at the same position are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  /// Creates a bar between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      .bar, x: x.position, y: .span(yStart.lower, yEnd.lower), xLabel: x.label, yLabel: yStart.label)
    mark.width = width
  }

  /// Creates a bar between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      .bar, x: .span(xStart.lower, xEnd.lower), y: y.position, xLabel: xStart.label, yLabel: y.label)
    mark.height = height
  }

  /// Creates a bar over the height of the plot area; along x it starts at zero, and bars are stacked.
  ///
  /// Distances are in points from the top; nil is the edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: x.position, y: .points(yStart, yEnd), xLabel: x.label)
    mark.width = width
    mark.stacking = stacking
  }

  /// Creates a bar over the width of the plot area; along y it starts at zero, and bars are stacked.
  ///
  /// Distances are in points; nil is the edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: .points(xStart, xEnd), y: y.position, yLabel: y.label)
    mark.height = height
    mark.stacking = stacking
  }

  /// Creates a bar between two values of x.
  ///
  /// Distances are in points from the top; nil is the edge.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(.bar, x: .span(xStart.lower, xEnd.lower), y: .points(yStart, yEnd), xLabel: xStart.label)
  }

  /// Creates a bar between two values of y.
  ///
  /// Distances are in points; nil is the edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.bar, x: .points(xStart, xEnd), y: .span(yStart.lower, yEnd.lower), yLabel: yStart.label)
  }
}
