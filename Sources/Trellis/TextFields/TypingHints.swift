/// The label of the return key on an on-screen keyboard.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  private let number: Int

  /// Done.
  public static let done = SubmitLabel(number: 0)
  /// Go.
  public static let go = SubmitLabel(number: 1)
  /// Send.
  public static let send = SubmitLabel(number: 2)
  /// Join.
  public static let join = SubmitLabel(number: 3)
  /// Route.
  public static let route = SubmitLabel(number: 4)
  /// Search.
  public static let search = SubmitLabel(number: 5)
  /// Return.
  public static let `return` = SubmitLabel(number: 6)
  /// Next.
  public static let next = SubmitLabel(number: 7)
  /// Continue.
  public static let `continue` = SubmitLabel(number: 8)
}

/// The automatic capitalization of an on-screen keyboard.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  private let number: Int

  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(number: 0) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(number: 1) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(number: 2) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(number: 3) }
}

/// The automatic capitalization of an on-screen keyboard.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters, the first letter of each word or each sentence, or all letters.
  case none, words, sentences, allCharacters
}

/// The layout of an on-screen keyboard.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  /// Layouts for text, punctuation, URLs, digits, phone numbers, names and email addresses.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  /// Layouts for decimal numbers, posts, web searches and ASCII digits.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension View {
  /// Sets the label of the return key on an on-screen keyboard.
  ///
  /// The modifier has no effect: a desktop's keyboard is fixed.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets the automatic capitalization of an on-screen keyboard.
  ///
  /// The modifier has no effect: with a desktop's keyboard, the user presses shift.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Sets the automatic capitalization of an on-screen keyboard.
  ///
  /// The modifier has no effect: with a desktop's keyboard, the user presses shift.
  ///
  /// SwiftUI deprecates this modifier: use ``View/textInputAutocapitalization(_:)``.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the layout of an on-screen keyboard.
  ///
  /// The modifier has no effect, and no characters are rejected.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets whether typed text is corrected automatically.
  ///
  /// The modifier has no effect: text is never corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether typed text is corrected automatically.
  ///
  /// The modifier has no effect: text is never corrected.
  ///
  /// SwiftUI deprecates this modifier: use ``View/autocorrectionDisabled(_:)``.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
