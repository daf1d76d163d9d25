public import Foundation

/// The arrangement of an axis' marks.
public nonisolated struct AxisMarkPreset: Sendable, Equatable {
  enum Storage { case automatic, aligned, extended, inset }
  let storage: Storage
  /// `extended` for y, `aligned` for dates, and otherwise centred labels.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(storage: .automatic) }
  /// Labels begin at their grid lines.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(storage: .aligned) }
  /// Labels are outside the plot area.
  public static var extended: AxisMarkPreset { AxisMarkPreset(storage: .extended) }
  /// Labels are inside the plot area.
  public static var inset: AxisMarkPreset { AxisMarkPreset(storage: .inset) }
}

/// The side of the plot area at which an axis' labels are.
public nonisolated struct AxisMarkPosition: Sendable, Equatable {
  enum Storage { case automatic, leading, trailing, top, bottom }
  let storage: Storage
  /// At the bottom for x, at the trailing side for y, and at the leading side for categories of y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(storage: .automatic) }
  /// At the leading side.
  public static var leading: AxisMarkPosition { AxisMarkPosition(storage: .leading) }
  /// At the trailing side.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(storage: .trailing) }
  /// Above.
  public static var top: AxisMarkPosition { AxisMarkPosition(storage: .top) }
  /// Below.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(storage: .bottom) }
}

/// The values at which an axis has marks.
///
/// Source: documented, developer.apple.com/documentation/charts/axismarkvalues; the algorithm of automatic values: ours, see
/// docs/design/0049-charts.md.
public nonisolated struct AxisMarkValues: Sendable {
  enum Storage: Sendable {
    case automatic(minimumStride: Double?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([Datum])
  }

  let storage: Storage
  var desiredCount: Int?
  /// Whether the domain's ends are moved to values; nil for yes for numbers with an automatic domain.
  var roundLowerBound: Bool?
  var roundUpperBound: Bool?

  /// About as many round values as there is space for.
  public static var automatic: AxisMarkValues { automatic() }

  /// About a number of round values, or as many as there is space for if `desiredCount` is nil.
  ///
  /// The domain begins and ends at a value if `roundLowerBound` and `roundUpperBound` are true; if nil, it does for numbers.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(minimumStride: nil), desiredCount: desiredCount, roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound)
  }

  /// About a number of round values with a smallest distance; of dates, the distance is in seconds.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P.PrimitivePlottable: BinaryFloatingPoint {
    AxisMarkValues(
      storage: .automatic(minimumStride: minimumStride.datum.magnitude), desiredCount: desiredCount,
      roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound)
  }

  /// The multiples of a number; for dates, of a number of seconds.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P.PrimitivePlottable: BinaryFloatingPoint {
    AxisMarkValues(
      storage: .stride(stepSize.datum.magnitude ?? 1), roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound)
  }

  /// Every `count` of a calendar component; `calendar` is the user's if nil.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .dates(component, max(1, count), calendar), roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound)
  }

  init(
    storage: Storage, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) {
    (self.storage, self.desiredCount) = (storage, desiredCount)
    (self.roundLowerBound, self.roundUpperBound) = (roundLowerBound, roundUpperBound)
  }

  init(_ values: [some Plottable]) { self.init(storage: .values(values.map(\.datum))) }
}
