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
  var stacking = MarkStackingMethod.unstacked
  /// The series of a line or an area.
  var series: Datum?
  /// The part of the value's dimension that the mark covers after stacking.
  var extent: MarkExtent?
  /// The parts that few marks have, so that the others are smaller.
  private var details: MarkDetails?
  var styleBox = MarkStyleBox.standard

  init(_ kind: Kind, x: AxisPosition, y: AxisPosition, xLabel: ChartLabel? = nil, yLabel: ChartLabel? = nil) {
    (self.kind, self.x, self.y, self.xLabel, self.yLabel) = (kind, x, y, xLabel, yLabel)
  }
}

extension Mark {
  var style: MarkStyle { styleBox.values }

  var width: MarkDimension {
    get { details?.width ?? .automatic }
    set { if newValue != width { change { $0.width = newValue } } }
  }
  var height: MarkDimension {
    get { details?.height ?? .automatic }
    set { if newValue != height { change { $0.height = newValue } } }
  }
  var sector: SectorDimensions? {
    get { details?.sector }
    set { change { $0.sector = newValue } }
  }
  /// The points of a plot of a whole collection or a function.
  var curve: Curve? {
    get { details?.curve }
    set { change { $0.curve = newValue } }
  }

  /// Whether the mark has the points of a long line's marks.
  var isJoined: Bool { curve != nil && x != .whole }

  private mutating func change(_ change: (MarkDetails) -> Void) {
    let copy = MarkDetails(details)
    change(copy)
    details = copy
  }
}

/// The width and height of a mark, the radii of a sector and the points of a plot; never changed after it is set.
private nonisolated final class MarkDetails {
  var width: MarkDimension
  var height: MarkDimension
  var sector: SectorDimensions?
  var curve: Curve?

  init(_ other: MarkDetails?) {
    width = other?.width ?? .automatic
    height = other?.height ?? .automatic
    (sector, curve) = (other?.sector, other?.curve)
  }
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
