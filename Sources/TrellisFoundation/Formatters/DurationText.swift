import Foundation
import _FoundationICU

/// The text of a duration that is divided into units.
struct DurationText {
  typealias Value = (unit: DurationUnits.Unit, value: Int)

  var style: DateComponentsFormatter.UnitsStyle
  var zeros: DateComponentsFormatter.ZeroFormattingBehavior
  var locale: Locale
  var isApproximate: Bool
  var isRemaining: Bool

  /// Returns the text of values, the largest unit first; nil without values.
  func string(of all: [Value], isNegative: Bool) -> String? {
    guard !all.isEmpty else { return nil }
    var values = withoutZeros(all)
    if isNegative, let first = values.firstIndex(where: { $0.value != 0 }) { values[first].value.negate() }
    let text = style == .positional ? positional(values) : measures(values, width)
    guard let text else { return nil }
    return (isApproximate ? "About " : "") + text + (isRemaining ? " remaining" : "")
  }

  /// Returns the values without the zeros that are dropped; the last unit remains if all are zero.
  private func withoutZeros(_ values: [Value]) -> [Value] {
    var behavior = zeros
    if behavior.contains(.default) {
      behavior.formUnion(style == .positional ? .dropLeading : .dropAll)
    }
    if behavior.contains(.pad) { behavior.subtract(.dropAll) }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: [.dropLeading, .dropTrailing]) ? values : [values[values.count - 1]]
    }
    return values.enumerated().filter { index, value in
      if value.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private var width: UAMeasureFormatWidth {
    switch style {
    case .positional, .abbreviated: UAMEASFMT_WIDTH_NARROW
    case .short: UAMEASFMT_WIDTH_SHORT
    case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
    case .brief: UAMEASFMT_WIDTH_SHORTER
    }
  }

  /// Returns hours, minutes and seconds with colons, after abbreviated larger units.
  private func positional(_ values: [Value]) -> String? {
    let large = values.filter { $0.unit.rawValue < DurationUnits.Unit.hour.rawValue }
    let small = values.filter { $0.unit.rawValue >= DurationUnits.Unit.hour.rawValue }
    let pads = zeros.contains(.pad) || !large.isEmpty && !small.isEmpty
    let clock = small.enumerated().map { index, value in
      value.value.formatted(
        .number.grouping(.never).precision(.integerLength((index > 0 || pads ? 2 : 1)...)).locale(locale))
    }.joined(separator: ":")
    if large.isEmpty { return clock }
    guard let text = measures(large, UAMEASFMT_WIDTH_NARROW) else { return nil }
    return small.isEmpty ? text : "\(text) \(clock)"
  }

  /// Returns the list of values with the names of their units.
  private func measures(_ values: [Value], _ width: UAMeasureFormatWidth) -> String? {
    if style == .spellOut { return spelledOut(values) }
    var status = U_ZERO_ERROR
    guard let formatter = uameasfmt_open(locale.identifier(.icu), width, nil, &status), status.isSuccess
    else {
      return nil
    }
    defer { uameasfmt_close(formatter) }
    let measures = values.map { UAMeasure(value: Double($0.value), unit: $0.unit.measure) }
    return ICU.string { uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, &$2) }
  }

  /// Returns the list of values in words.
  private func spelledOut(_ values: [Value]) -> String? {
    let name = locale.identifier(.icu)
    var status = U_ZERO_ERROR
    let numbers = swift_unum_open(UNUM_SPELLOUT, nil, 0, name, nil, &status)
    let list = swift_ulistfmt_openForType(name, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
    guard let numbers, let list, status.isSuccess else { return nil }
    defer {
      swift_unum_close(numbers)
      swift_ulistfmt_close(list)
    }
    var items: [[UInt16]] = []
    for (unit, value) in values {
      let skeleton = "unit/\(unit) unit-width-full-name"
      guard let number = ICU.string({ swift_unum_formatInt64(numbers, Int64(value), $0, $1, nil, &$2) }),
        let text = NumberFormat.named(skeleton, in: locale)?.format(Double(value))?.replacingNumber(
          by: number)
      else { return nil }
      items.append(Array(text.utf16))
    }
    let joined = items.flatMap(\.self)
    let lengths = items.map { Int32($0.count) }
    return joined.withUnsafeBufferPointer { buffer in
      var starts: [UnsafePointer<UInt16>?] = []
      var offset = 0
      for length in lengths {
        starts.append(buffer.baseAddress.map { $0 + offset })
        offset += Int(length)
      }
      return ICU.string { swift_ulistfmt_format(list, starts, lengths, Int32(starts.count), $0, $1, &$2) }
    }
  }
}

extension DurationUnits.Unit {
  fileprivate var measure: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }
}
