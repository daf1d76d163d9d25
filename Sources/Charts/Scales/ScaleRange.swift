public import Foundation
public import Trellis

/// The visual values to which a scale maps: colours, symbols, line styles, or positions.
///
/// Source: documented, developer.apple.com/documentation/charts/scalerange.
public protocol ScaleRange {
  /// The type of the visual values.
  associatedtype VisualValue
  /// The values as scales read them; not to be implemented.
  var _scaleRange: _ScaleRangeStorage { get }
}

/// A range in a form that all types share; used only by the module.
public nonisolated struct _ScaleRangeStorage {
  var values: [Any] = []
  var gradient: Gradient?
  var extent: ScaleExtent?
}

/// A range of positions in the plot area.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The range of positions between the edges of the plot area, less a padding.
public nonisolated struct PlotDimensionScaleRange: PositionScaleRange {
  /// The visual values are distances in points.
  public typealias VisualValue = CGFloat
  let startPadding: CGFloat
  let endPadding: CGFloat

  /// The range as scales read it.
  public var _scaleRange: _ScaleRangeStorage {
    _ScaleRangeStorage(extent: ScaleExtent(startPadding: startPadding, endPadding: endPadding))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole dimension of the plot area.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// The dimension of the plot area less a padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The dimension of the plot area less paddings, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension Array: ScaleRange {
  /// The visual values are the elements.
  public typealias VisualValue = Element
  /// The elements in order.
  public var _scaleRange: _ScaleRangeStorage { _ScaleRangeStorage(values: self) }
}

extension ClosedRange: ScaleRange {
  /// The visual values are those between the bounds.
  public typealias VisualValue = Bound
  /// The two bounds.
  public var _scaleRange: _ScaleRangeStorage {
    var extent: ScaleExtent?
    if let ends = self as? ClosedRange<CGFloat> { extent = ScaleExtent(fixed: ends) }
    return _ScaleRangeStorage(values: [lowerBound, upperBound], extent: extent)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Gradient: ScaleRange {
  /// The visual values are colours.
  public typealias VisualValue = Color
  /// The gradient.
  public var _scaleRange: _ScaleRangeStorage { _ScaleRangeStorage(gradient: self) }
}
