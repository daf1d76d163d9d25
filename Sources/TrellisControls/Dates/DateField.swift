import Foundation
import Trellis
import TrellisDisplayList

/// A field for a date, whose parts are changed with keys, optionally with a stepper.
struct DateField: View {
  let model: DateSelection
  let hasStepper: Bool
  @FocusState private var focused: Int?
  /// The part that was focused last, which the stepper changes.
  @State private var last: Int?
  @State private var typed = ""
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.shades) private var shades

  private var ownCalendar: Calendar {
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return calendar
  }

  var body: some View {
    let (date, parts, calendar) = (
      model.date, DatePart.parts(model.components, in: locale), ownCalendar
    )
    let shape = RoundedRectangle(cornerRadius: theme.metrics.fieldRadius)
    HStack(spacing: 6) {
      HStack(spacing: 0) {
        ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
          switch part {
          case .text(let text): Text(verbatim: text)
          case .field(let field, let digits):
            Text(
              verbatim: focused == index && !typed.isEmpty
                ? typed : field.text(of: date, digits: digits, in: calendar)
            )
            .monospacedDigit()
            .foregroundStyle(focused == index ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .padding(.horizontal, 2)
            .background(
              focused == index ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear),
              in: RoundedRectangle(cornerRadius: 3)
            )
            .focusable()
            .focused($focused, equals: index)
            .onKeyPress(phases: [.down, .repeat]) { press($0, field, at: index, parts) }
          }
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.horizontal, 4)
      .frame(minHeight: theme.metrics.controlHeight)
      .background { shape.fill(scheme == .dark ? Color.white.opacity(0.06) : Color.white) }
      .overlay { shape.strokeBorder(.primary.opacity(shades.fieldLine)).allowsHitTesting(false) }
      if hasStepper {
        StepperHalves(
          increment: { step(1, parts) }, decrement: { step(-1, parts) }, spoken: nil,
          takesFocus: false
        )
        .accessibilityHidden(true)
      }
    }
    .opacity(shades.opacity(isEnabled: isEnabled))
    .onChange(of: focused) { _, new in
      typed = ""
      if let new { last = new }
    }
    .accessibilityElement()
    .accessibilityRole(.dateField)
    .accessibilityValue(model.spoken(in: calendar))
    .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1, parts) }
  }

  /// Changes the part that was focused last; the last number if no part was.
  private func step(_ distance: Int, _ parts: [DatePart]) {
    let index =
      last ?? parts.lastIndex { if case .field(.component, _) = $0 { true } else { false } }
    guard isEnabled, let index, case .field(let field, _) = parts[index] else { return }
    model.step(field, by: distance, in: ownCalendar)
  }

  private func press(_ press: KeyPress, _ field: DatePart.Field, at index: Int, _ parts: [DatePart])
    -> KeyPress.Result
  {
    guard isEnabled, press.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return .ignored
    }
    let fields = parts.indices.filter { if case .field = parts[$0] { true } else { false } }
    switch press.key {
    case .upArrow: model.step(field, by: 1, in: ownCalendar)
    case .downArrow: model.step(field, by: -1, in: ownCalendar)
    case .leftArrow: focused = fields.last { $0 < index } ?? index
    case .rightArrow: focused = fields.first { $0 > index } ?? index
    case .delete: typed = ""
    default:
      guard let digit = press.characters.first, digit.isASCII, digit.isNumber else {
        return .ignored
      }
      type(digit, field, next: fields.first { $0 > index })
      return .handled
    }
    if press.key == .upArrow || press.key == .downArrow { typed = "" }
    return .handled
  }

  private func type(_ digit: Character, _ field: DatePart.Field, next: Int?) {
    typed.append(digit)
    let isFull = typed.count >= field.greatestDigitCount
    // A year is set only when all its digits are typed.
    if isFull || field.greatestDigitCount == 2, let number = Int(typed) {
      model.set(field, to: number, in: ownCalendar)
    }
    guard isFull else { return }
    typed = ""
    if let next { focused = next }
  }
}

extension DateSelection {
  /// Returns the date as text for assistive technology.
  func spoken(in calendar: Calendar) -> String {
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .long : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted,
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    return date.formatted(style)
  }
}
