public import Foundation

/// A rectangle.
///
/// Source: documented, developer.apple.com/documentation/charts/rectanglemark.
public nonisolated struct RectangleMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: RectangleMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a rectangle around a position.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(.rectangle, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label)
    mark.width = width
    mark.height = height
  }

  /// Creates a rectangle between two positions.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      .rectangle, x: .span(xStart.lower, xEnd.lower), y: .span(yStart.lower, yEnd.lower),
      xLabel: xStart.label, yLabel: yStart.label)
  }

  /// Creates a rectangle between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      .rectangle, x: x.position, y: .span(yStart.lower, yEnd.lower), xLabel: x.label, yLabel: yStart.label)
    mark.width = width
  }

  /// Creates a rectangle between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      .rectangle, x: .span(xStart.lower, xEnd.lower), y: y.position, xLabel: xStart.label, yLabel: y.label)
    mark.height = height
  }

  /// Creates a rectangle between two distances in points from the top; nil is the edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark = Mark(.rectangle, x: x.position, y: .points(yStart, yEnd), xLabel: x.label)
    mark.width = width
  }

  /// Creates a rectangle between two distances in points; nil is the edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(.rectangle, x: .points(xStart, xEnd), y: y.position, yLabel: y.label)
    mark.height = height
  }

  /// Creates a rectangle between two values of x, and between two distances in points from the top; nil is the edge.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      .rectangle, x: .span(xStart.lower, xEnd.lower), y: .points(yStart, yEnd), xLabel: xStart.label)
  }

  /// Creates a rectangle between two values of y, and between two distances in points; nil is the edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      .rectangle, x: .points(xStart, xEnd), y: .span(yStart.lower, yEnd.lower), yLabel: yStart.label)
  }

  /// Creates a rectangle between distances in points; nil is the edge.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(.rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
  }
}
