public import Foundation
import _FoundationICU

/// A formatter of the time between two dates, such as “2 weeks ago” or “yesterday”.
///
/// The text names the largest unit of which there is a whole number between the dates, without rounding.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The length of the unit's name.
  public enum UnitsStyle: Int, Sendable {
    /// A text such as “2 months ago”.
    case full
    /// A text such as “two months ago”.
    case spellOut
    /// A text such as “2 mo. ago”.
    case short
    /// A text such as “2mo ago”.
    case abbreviated
  }

  /// The style of relations that have a name.
  public enum DateTimeStyle: Int, Sendable {
    /// A text such as “1 day ago”.
    case numeric
    /// A text such as “yesterday”.
    case named
  }

  /// The style of relations that have a name.
  ///
  /// The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the unit's name.
  ///
  /// The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text, which determines the case of its first letter.
  ///
  /// The default is `unknown`.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that divides the time into units.
  ///
  /// The default is the current calendar.
  open var calendar: Calendar! = .current
  /// The locale.
  ///
  /// The default is the current locale.
  open var locale: Locale! = .current

  /// Returns the text of the time from a reference date to a date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns the text of a time in seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  /// Returns the text of the largest component that isn't zero.
  ///
  /// If all are, the text is of the smallest component.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values: [(Int?, URelativeDateTimeUnit)] = [
      (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.month, UDAT_REL_UNIT_MONTH),
      (dateComponents.weekOfYear ?? dateComponents.weekOfMonth, UDAT_REL_UNIT_WEEK),
      (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
      (dateComponents.minute, UDAT_REL_UNIT_MINUTE), (dateComponents.second, UDAT_REL_UNIT_SECOND),
    ]
    let given = values.compactMap { value, unit in value.map { ($0, unit) } }
    let chosen = given.first { $0.0 != 0 } ?? given.last ?? (0, UDAT_REL_UNIT_SECOND)
    return text(of: Double(chosen.0), chosen.1)
  }

  /// Returns the text of the time from now to a date; nil if the object isn't a date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(of value: Double, _ unit: URelativeDateTimeUnit) -> String {
    let locale = (locale ?? .current).identifier(.icu)
    var status = U_ZERO_ERROR
    // The formatter adopts the number format.
    let numbers =
      unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) : nil
    let style: UDateRelativeDateTimeFormatterStyle =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    let formatter = swift_ureldatefmt_open(locale, numbers, style, context, &status)
    defer { swift_ureldatefmt_close(formatter) }
    let format = dateTimeStyle == .named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
    return ICU.string { format(formatter, value, unit, $0, $1, &$2) } ?? ""
  }

  private var context: UDisplayContext {
    switch formattingContext {
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }
}
