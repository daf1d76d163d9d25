public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value in a format.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:).
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), formatted(value, format), prompt)
  }

  /// Creates a field for a value in a format, with a title as it is.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), formatted(value, format), prompt)
  }

  /// Creates a field for a value in a format that may be missing: without characters it is nil.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:).
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), formatted(value, format), prompt)
  }

  /// Creates a field for a value in a format that may be missing, with a title as it is.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), formatted(value, format), prompt)
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(_:value:formatter:prompt:).
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), formatted(value, formatter), prompt)
  }

  /// Creates a field for a value that a formatter writes and reads, with a title as it is.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), formatted(value, formatter), prompt)
  }

  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?) {
    (label, hasPrompt) = (title, prompt != nil)
    input = TextInput(text: text, prompt: prompt ?? title, isFormatted: true)
  }
}

extension TextField {
  /// Creates a field for a value in a format, with any views as its label.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(value:format:prompt:label:).
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(formatted(value, format), prompt, label())
  }

  /// Creates a field for a value in a format that may be missing, with any views as its label: without characters it is nil.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(value:format:prompt:label:).
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(formatted(value, format), prompt, label())
  }

  /// Creates a field for a value that a formatter writes and reads, with any views as its label.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/textfield/init(value:formatter:prompt:label:).
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

/// A value as its format writes it; what can't be read isn't written.
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
  // A formatter is used where the field is: on the main actor.
  nonisolated(unsafe) let formatter = formatter
  return Binding(
    get: { formatter.string(for: value.wrappedValue) ?? "" },
    set: { if let new = formatter.value(of: $0, as: V.self) { value.wrappedValue = new } })
}

extension Formatter {
  /// What a string says, as far as Foundation's formatters can read it here: numbers and dates; nil where they can't.
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
