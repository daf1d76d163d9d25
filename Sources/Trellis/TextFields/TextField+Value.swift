public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), formatted(value, format), prompt)
  }

  /// Creates a field for a formatted value, with a title that isn't localized.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), formatted(value, format), prompt)
  }

  /// Creates a field for an optional formatted value, which is nil if the field is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), formatted(value, format), prompt)
  }

  /// Creates a field for an optional formatted value, with a title that isn't localized.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), formatted(value, format), prompt)
  }

  /// Creates a field for a value that a formatter formats and parses.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      Text(titleKey), formatted(value, formatter), prompt, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field for a value that a formatter formats and parses, with a title that isn't localized.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      Text(title), formatted(value, formatter), prompt, onEditingChanged: onEditingChanged, onCommit: onCommit
    )
  }

  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?) {
    (label, hasPrompt) = (title, prompt != nil)
    input = TextInput(text: text, prompt: prompt ?? title, isFormatted: true)
  }
}

extension TextField {
  /// Creates a field for a formatted value, with any views as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(formatted(value, format), prompt, label())
  }

  /// Creates a field for an optional formatted value, with any views as its label; the value is nil if the field is empty.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(formatted(value, format), prompt, label())
  }

  /// Creates a field for a value that a formatter formats and parses, with any views as its label.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(formatted(value, formatter), prompt, label())
  }

  private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
    self.label = label
    input = TextInput(text: text, prompt: prompt, isFormatted: true)
  }
}

/// Returns a binding to the formatted value; text that can't be parsed isn't written.
private nonisolated func formatted<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput>, _ format: F
) -> Binding<String> where F.FormatOutput == String {
  Binding(
    get: { format.format(value.wrappedValue) },
    set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
}

private nonisolated func formatted<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput?>, _ format: F
) -> Binding<String> where F.FormatOutput == String {
  Binding(
    get: { value.wrappedValue.map(format.format) ?? "" },
    set: { string in
      if string.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.parseStrategy.parse(string) {
        value.wrappedValue = new
      }
    })
}

private nonisolated func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
  // The formatter is used only on the main actor, like the field.
  nonisolated(unsafe) let formatter = formatter
  return Binding(
    get: { formatter.string(for: value.wrappedValue) ?? "" },
    set: { if let new = formatter.value(of: $0, as: V.self) { value.wrappedValue = new } })
}

extension Formatter {
  /// Returns the value of a string; nil if the formatter can't parse it, or isn't a formatter of numbers or dates.
  fileprivate nonisolated func value<V>(of string: String, as type: V.Type) -> V? {
    switch self {
    case let dates as DateFormatter: return dates.date(from: string) as? V
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: string) else { return nil }
      let all: [Any] = [
        number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
        number.decimalValue,
        number.uintValue, number.int64Value, number.int32Value, number,
      ]
      return all.lazy.compactMap { $0 as? V }.first
    default: return nil
    }
  }
}
