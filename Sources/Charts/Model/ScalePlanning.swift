import Foundation

/// A dimension's scale and the values of its axes.
struct PlannedScale {
  var scale: PositionScale
  var axes: [PlannedAxis]
}

/// The inference of a scale from the data, the settings and the space.
enum ScalePlanning {
  /// Returns the scale of a dimension, and its axes with about a tick per `spacing` points.
  @MainActor static func plan(
    _ data: DimensionData, _ setting: ChartConfiguration.Axis, axis: ChartAxis, length: CGFloat,
    spacing: CGFloat
  ) -> PlannedScale {
    let groups = groups(setting.content)
    let automaticCount = min(max(axis == .x ? 3 : 4, Int((length / spacing).rounded())), 7)
    var scale = scale(data, setting, groups, automaticCount)
    scale.length = length
    // The first category is at the top.
    if axis == .y && scale.isCategory { scale.isReversed.toggle() }
    let axes = groups.map { group in
      let ticks = AxisTicks.ticks(group.values, scale, group.values.desiredCount ?? automaticCount)
      return PlannedAxis(group, axis, ticks, scale)
    }
    return PlannedScale(scale: scale, axes: axes)
  }

  @MainActor private static func groups(_ content: ChartConfiguration.AxisContentSetting) -> [AxisGroup] {
    switch content {
    case .hidden: return []
    case .automatic: return [AxisGroup(preset: .automatic, position: .automatic, values: .automatic)]
    case .custom(let collect):
      let collector = AxisCollector()
      collect(_AxisInputs(collector: collector))
      return collector.groups
    }
  }

  private static func scale(
    _ data: DimensionData, _ setting: ChartConfiguration.Axis, _ groups: [AxisGroup], _ count: Int
  ) -> PositionScale {
    let extent = setting.range ?? ScaleExtent()
    let isReversed = setting.domain?.isReversed ?? false
    let explicit = setting.domain?.values
    let isCategory = setting.type?.function == .category || data.kind == .category || isText(explicit)
    if isCategory {
      var categories = explicit ?? data.categories
      setting.domain?.modify?(&categories)
      return PositionScale(categories: categories, range: extent, isReversed: isReversed)
    }
    let isDate = data.kind == .date || isDates(explicit)
    let function = setting.type?.function ?? (isDate ? .date : .linear)
    if let ends = explicit?.compactMap(\.magnitude).filter(\.isFinite), let low = ends.min(),
      let high = ends.max()
    {
      // A range can't be reversed, but an array can.
      let isFalling = ends.count > 1 && ends.first! > ends.last!
      let domain = rounded(low...max(high, low), groups, isDate, count, whenUnspecified: false)
      return PositionScale(
        function: function, domain: domain, range: extent, isReversed: isReversed != isFalling)
    }
    var domain = inferred(data, function, setting.domain?.includesZero)
    if let modify = setting.domain?.modify {
      var ends: [Datum] = [domain.lowerBound, domain.upperBound].map { isDate ? .date($0) : .number($0) }
      modify(&ends)
      let numbers = ends.compactMap(\.magnitude).filter(\.isFinite)
      if let low = numbers.min(), let high = numbers.max() { domain = low...high }
    }
    domain = rounded(domain, groups, isDate, count, whenUnspecified: function == .linear)
    return PositionScale(function: function, domain: domain, range: extent, isReversed: isReversed)
  }

  private static func isText(_ values: [Datum]?) -> Bool {
    if case .text = values?.first { true } else { false }
  }

  private static func isDates(_ values: [Datum]?) -> Bool {
    if case .date = values?.first { true } else { false }
  }

  /// Returns the range of the data, with zero for numbers, and with space for bars at its ends.
  private static func inferred(_ data: DimensionData, _ function: ScaleType.Function, _ includesZero: Bool?)
    -> ClosedRange<Double>
  {
    guard var range = data.range else { return 0...1 }
    let spacing = data.spacing(function)
    if let spacing {
      let (low, high) = (function.forward(range.lowerBound), function.forward(range.upperBound))
      let ends = (function.inverse(low - spacing / 2), function.inverse(high + spacing / 2))
      if ends.0 < ends.1 { range = ends.0...ends.1 }
    }
    if case .log = function { return powersOfTen(data, range) }
    // Bins and bars have positions of their own; they aren't measured from zero.
    let isMeasured = data.hasSingleValues && spacing == nil
    if data.kind == .number, includesZero ?? isMeasured {
      range = min(0, range.lowerBound)...max(0, range.upperBound)
    }
    if range.lowerBound == range.upperBound {
      let reach = data.kind == .date ? 43200 : max(abs(range.lowerBound) * 0.5, 0.5)
      range = (range.lowerBound - reach)...(range.upperBound + reach)
    }
    return range
  }

  /// Returns the range between powers of ten that contains the numbers above zero.
  private static func powersOfTen(_ data: DimensionData, _ range: ClosedRange<Double>) -> ClosedRange<Double>
  {
    let low = range.lowerBound > 0 ? range.lowerBound : min(data.smallestPositive, .greatestFiniteMagnitude)
    guard low < .greatestFiniteMagnitude else { return 1...10 }
    var first = floor(log10(low))
    // A bar starts at the domain's end, which has to be below its value.
    if data.lower <= 0 && pow(10, first) >= low { first -= 1 }
    return pow(10, first)...pow(10, max(ceil(log10(max(range.upperBound, low))), first + 1))
  }

  /// Returns a domain whose ends are at values of the axes, as far as these request it.
  private static func rounded(
    _ domain: ClosedRange<Double>, _ groups: [AxisGroup], _ isDate: Bool, _ count: Int, whenUnspecified: Bool
  ) -> ClosedRange<Double> {
    let values = groups.first?.values ?? .automatic
    let lower = values.roundLowerBound ?? whenUnspecified
    let upper = values.roundUpperBound ?? whenUnspecified
    guard lower || upper else { return domain }
    let count = values.desiredCount ?? count
    switch values.storage {
    case .automatic(let minimum):
      if isDate {
        let step = DateTicks.step(
          span: domain.upperBound - domain.lowerBound, count: count, minimum: minimum ?? 0)
        return cover(domain, step, .current, lower, upper)
      }
      let step = NiceTicks.step(domain, count: count, minimum: minimum ?? 0)
      return NiceTicks.rounding(domain, to: step, lower: lower, upper: upper)
    case .stride(let step):
      return step > 0 ? NiceTicks.rounding(domain, to: step, lower: lower, upper: upper) : domain
    case .dates(let unit, let count, let calendar):
      return cover(domain, DateTicks(unit: unit, count: count), calendar ?? .current, lower, upper)
    case .values: return domain
    }
  }

  private static func cover(
    _ domain: ClosedRange<Double>, _ ticks: DateTicks, _ calendar: Calendar, _ lower: Bool, _ upper: Bool
  ) -> ClosedRange<Double> {
    let dates = ticks.dates(
      from: Date(timeIntervalSinceReferenceDate: domain.lowerBound),
      to: Date(timeIntervalSinceReferenceDate: domain.upperBound), calendar, covering: true)
    guard let first = dates.first, let last = dates.last else { return domain }
    return
      (lower ? min(domain.lowerBound, first.timeIntervalSinceReferenceDate) : domain.lowerBound)...(upper
      ? max(domain.upperBound, last.timeIntervalSinceReferenceDate) : domain.upperBound)
  }
}

extension PositionScale {
  /// The ends of the domain, or its categories.
  var ends: [Datum] {
    if isCategory { return categories }
    let ends = [domain.lowerBound, domain.upperBound]
    return (isReversed ? ends.reversed() : ends).map { isDate ? .date($0) : .number($0) }
  }
}
