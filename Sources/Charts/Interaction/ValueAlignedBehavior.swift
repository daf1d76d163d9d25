public import Foundation
public import Trellis

/// The values at which a long scroll ends.
///
/// Source: documented, developer.apple.com/documentation/charts/majorvaluealignment.
public nonisolated struct MajorValueAlignment<Value: Plottable> {
  let values: AlignedValues
  /// At multiples of the visible length, from the start of the domain.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(values: .pages) }
  /// At the multiples of a value.
  public static func unit(_ value: Value) -> MajorValueAlignment<Value> {
    MajorValueAlignment(values: .multiples(value.datum.magnitude ?? 1))
  }
}

extension MajorValueAlignment where Value == Date {
  /// At dates with components.
  public nonisolated static func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
    MajorValueAlignment(values: .dates(components))
  }
}

/// The limit of the distance of a scroll.
///
/// Source: documented, developer.apple.com/documentation/charts/valuealignedlimitbehavior.
public nonisolated struct ValueAlignedLimitBehavior: Sendable, Equatable {
  let isLimited: Bool
  /// No limit, as a desktop has no limit elsewhere.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(isLimited: false) }
  /// The visible length: at most one page at a time.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(isLimited: true) }
  /// No limit.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(isLimited: false) }
}

/// A behaviour that ends scrolling with a value at the leading edge, or at the bottom.
///
/// A scroll by more than half of the visible length ends at a major value, if there are any. Values for a single axis apply to both, if
/// both scroll.
///
/// Source: documented, developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior; the distance from which major
/// values apply: ours.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private let x: AxisAlignment
  private let y: AxisAlignment
  private let limit: ValueAlignedLimitBehavior

  private nonisolated init(_ x: AxisAlignment, _ y: AxisAlignment, _ limit: ValueAlignedLimitBehavior) {
    (self.x, self.y, self.limit) = (x, y, limit)
  }

  /// Creates a behaviour that ends at dates with components.
  public nonisolated init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let both = AxisAlignment(components, majorAlignment)
    self.init(both, both, limitBehavior)
  }

  /// Creates a behaviour that ends at multiples of a value; of dates, the value is a number of seconds.
  public nonisolated init<T: Plottable>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let both = AxisAlignment(unit, majorAlignment)
    self.init(both, both, limitBehavior)
  }

  /// Creates a behaviour that ends at dates with components along both axes.
  public nonisolated init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      AxisAlignment(xComponents, xMajorAlignment), AxisAlignment(yComponents, yMajorAlignment), limitBehavior)
  }

  /// Creates a behaviour that ends at dates with components along x, and at multiples of a value along y.
  public nonisolated init<Y: Plottable>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      AxisAlignment(xComponents, xMajorAlignment), AxisAlignment(yUnit, yMajorAlignment), limitBehavior)
  }

  /// Creates a behaviour that ends at multiples of a value along x, and at dates with components along y.
  public nonisolated init<X: Plottable>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      AxisAlignment(xUnit, xMajorAlignment), AxisAlignment(yComponents, yMajorAlignment), limitBehavior)
  }

  /// Creates a behaviour that ends at multiples of a value along each axis.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(AxisAlignment(xUnit, xMajorAlignment), AxisAlignment(yUnit, yMajorAlignment), limitBehavior)
  }

  /// Moves the target so that its edge is at a value.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let plan = context.chartProxy.plan
    let original = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(
        target.rect.minX, from: original.minX, x, plan.x, visible: context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      // Positions along y are from the bottom.
      let height = plan.size.height
      let bottom = aligned(
        height - target.rect.maxY, from: height - original.maxY, y, plan.y,
        visible: context.containerSize.height)
      target.rect.origin.y = height - bottom - target.rect.height
    }
  }

  private func aligned(
    _ requested: CGFloat, from original: CGFloat, _ axis: AxisAlignment, _ scale: PositionScale,
    visible: CGFloat
  ) -> CGFloat {
    let end = max(0, scale.length - visible)
    var position = requested
    if limit.isLimited { position = min(max(position, original - visible), original + visible) }
    let isLong = abs(position - original) > visible / 2
    let values = isLong ? axis.majorValues ?? axis.values : axis.values
    let page = abs(scale.value(at: visible) - scale.value(at: 0))
    let value = values.nearest(to: scale.value(at: position), page: page, start: scale.domain.lowerBound)
    let aligned = scale.position(value)
    return min(max(0, aligned.isFinite ? aligned : position), end)
  }
}

/// The values of an axis at which scrolling ends.
private nonisolated struct AxisAlignment {
  let values: AlignedValues
  /// The values at which a long scroll ends; nil for all.
  let majorValues: AlignedValues?

  init(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) {
    (values, majorValues) = (.dates(components), major?.values)
  }

  init<T: Plottable>(_ unit: T, _ major: MajorValueAlignment<T>?) {
    (values, majorValues) = (.multiples(unit.datum.magnitude ?? 1), major?.values)
  }
}

/// Values of a domain at which scrolling may end.
nonisolated enum AlignedValues {
  case multiples(Double)
  case dates(DateComponents)
  case pages

  /// Returns the nearest of the values; the value itself if there is none.
  ///
  /// `page` is the visible length, and `start` the start of the domain.
  func nearest(to value: Double, page: Double, start: Double) -> Double {
    switch self {
    case .multiples(let unit):
      return unit > 0 ? NiceTicks.multiple((value / unit).rounded(), of: unit) : value
    case .pages: return page > 0 ? start + ((value - start) / page).rounded() * page : value
    case .dates(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      // A date that matches is after the moment before it.
      let next = Calendar.current.nextDate(
        after: date.addingTimeInterval(-0.001), matching: components, matchingPolicy: .nextTime)
      let last = Calendar.current.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
      let found = [last, next].compactMap { $0?.timeIntervalSinceReferenceDate }
      return found.min { abs($0 - value) < abs($1 - value) } ?? value
    }
  }
}
