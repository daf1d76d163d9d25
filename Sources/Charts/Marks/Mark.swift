import Foundation

/// The position of a mark along a dimension.
nonisolated enum AxisPosition: Equatable {
  /// The whole dimension.
  case whole
  case value(Datum)
  /// The range that a single value covers: a bin or a calendar component.
  case range(Datum, Datum)
  /// From a start to an end.
  case span(Datum, Datum)
  /// Distances from the start of the plot area in points; nil for its edges.
  case points(CGFloat?, CGFloat?)

  /// The value, or the start of the range.
  var key: Datum? {
    switch self {
    case .value(let datum), .range(let datum, _), .span(let datum, _): datum
    case .whole, .points: nil
    }
  }
}

/// A mark as its content describes it, before scales.
nonisolated struct Mark {
  enum Kind: Hashable {
    case bar, line, area, point, rule, rectangle, sector
  }

  var kind: Kind
  var id = MarkID(data: 0, ordinal: 0)
  var x: AxisPosition
  var y: AxisPosition
  var xLabel: ChartLabel?
  var yLabel: ChartLabel?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  /// The series of a line or an area.
  var series: Datum?
  var sector: SectorDimensions?
  /// The part of the value's dimension that the mark covers after stacking.
  var extent: MarkExtent?
  /// The points of a plot of a whole collection or a function.
  var curve: Curve?
  var styleBox = MarkStyleBox.standard

  init(_ kind: Kind, x: AxisPosition, y: AxisPosition, xLabel: ChartLabel? = nil, yLabel: ChartLabel? = nil) {
    (self.kind, self.x, self.y, self.xLabel, self.yLabel) = (kind, x, y, xLabel, yLabel)
  }
}

extension Mark {
  var style: MarkStyle { styleBox.values }
}

/// The radii of a sector.
nonisolated struct SectorDimensions: Equatable {
  var inner: MarkDimension
  var outer: MarkDimension
  /// The distance of the straight edges from the sector's sides, in points.
  var angularInset: CGFloat
}

/// The part of a dimension that a bar, an area or a sector covers.
nonisolated struct MarkExtent: Equatable {
  /// The dimension of the values; sectors have none.
  var axis: ChartAxis
  var lower: Double
  var upper: Double
}
