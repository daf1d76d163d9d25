public import Foundation

/// A formatter of durations, such as “1 hour, 10 minutes” or “1:10:00”.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of the text.
  public enum UnitsStyle: Int, Sendable {
    /// A text such as “1:10”. Units larger than an hour are abbreviated.
    case positional
    /// A text such as “1h 10m”.
    case abbreviated
    /// A text such as “1 hr, 10 min”.
    case short
    /// A text such as “1 hour, 10 minutes”.
    case full
    /// A text such as “one hour, ten minutes”.
    case spellOut
    /// A text such as “1hr 10min”.
    case brief
  }

  /// The treatment of units with the value zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the positional style, leading zeros are dropped, and other zeros are kept.
    ///
    /// In other styles, all zeros are dropped.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Zeros before the first other unit are dropped.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Zeros between other units are dropped.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Zeros after the last other unit are dropped.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All zeros are dropped.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// In the positional style, the first unit has two digits, too, and no zero is dropped.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The form of the text.
  ///
  /// The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used: years, months, weeks, days, hours, minutes and seconds.
  ///
  /// Empty, the default, allows all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of zeros.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar, with its locale.
  ///
  /// The default is the current calendar.
  open var calendar: Calendar? = .current
  /// The date at which durations in seconds begin; nil, the default, means the reference date.
  open var referenceDate: Date?
  /// Whether the largest unit is divided if the next one would have only one or two digits.
  ///
  /// This property has no effect (ours).
  open var collapsesLargestUnit = false
  /// Whether a value may have a fraction.
  ///
  /// This property has no effect, as on a Mac.
  open var allowsFractionalUnits = false
  /// The maximum number of units, the largest first; 0, the default, means no limit.
  ///
  /// The last unit is rounded.
  open var maximumUnitCount = 0
  /// Whether the text begins with “About”.
  ///
  /// The word is English in all languages (ours).
  open var includesApproximationPhrase = false
  /// Whether the text ends with “remaining”.
  ///
  /// The word is English in all languages (ours).
  open var includesTimeRemainingPhrase = false
  /// The context of the text.
  ///
  /// This property has no effect (ours).
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text of a duration in seconds; nil if it is infinite or NaN.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    var calendar = calendar ?? .current
    if referenceDate == nil { calendar.timeZone = .gmt }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start + abs(ti), isNegative: ti < 0, calendar)
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let (first, last) = (min(startDate, endDate), max(startDate, endDate))
    return text(from: first, to: last, isNegative: endDate < startDate, calendar ?? .current)
  }

  /// Returns the text of components.
  ///
  /// Values that aren't in the range of their unit, such as 90 minutes, are converted.
  open func string(from components: DateComponents) -> String? {
    var calendar = calendar ?? .current
    if referenceDate == nil { calendar.timeZone = .gmt }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var duration = components
    duration.calendar = nil
    duration.timeZone = nil
    guard let end = calendar.date(byAdding: duration, to: start) else { return nil }
    return text(from: min(start, end), to: max(start, end), isNegative: end < start, calendar)
  }

  /// Returns the text of components in the current locale, with the units that the components have.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of components or of a duration in seconds; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private func text(from start: Date, to end: Date, isNegative: Bool, _ calendar: Calendar) -> String? {
    let values = DurationUnits(allowed: allowedUnits, calendar: calendar)
      .values(from: start, to: end, maximumCount: maximumUnitCount)
    return DurationText(
      style: unitsStyle, zeros: zeroFormattingBehavior, locale: calendar.locale ?? .current,
      isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase
    ).string(of: values, isNegative: isNegative)
  }
}
