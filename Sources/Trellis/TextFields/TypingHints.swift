/// What the return key of a keyboard on a screen says.
///
/// Source: documented, developer.apple.com/documentation/swiftui/submitlabel.
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

/// Which letters a keyboard on a screen makes capital by itself.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textinputautocapitalization.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  private let number: Int

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(number: 0) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(number: 1) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(number: 2) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(number: 3) }
}

/// Which letters a keyboard on a screen makes capital.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitextautocapitalizationtype.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None, or the first of each word, of each sentence, or all.
  case none, words, sentences, allCharacters
}

/// Which keys a keyboard on a screen has.
///
/// Source: documented, developer.apple.com/documentation/uikit/uikeyboardtype.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  /// Letters first, and what suits them.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  /// Digits first, and what suits them.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension View {
  /// Says what the return key of a keyboard on a screen says.
  ///
  /// It does nothing here: a desktop's keyboard has its keys.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/submitlabel(_:).
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Says which letters a keyboard on a screen makes capital.
  ///
  /// It does nothing here: a person presses shift.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:).
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Says which letters a keyboard on a screen makes capital.
  ///
  /// It does nothing here: a person presses shift.
  ///
  /// SwiftUI calls it deprecated: write ``View/textInputAutocapitalization(_:)``.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says which keys a keyboard on a screen has.
  ///
  /// It does nothing here, and refuses no character.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyboardtype(_:).
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says whether what is typed is corrected.
  ///
  /// It does nothing here: nothing is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:).
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether what is typed is corrected.
  ///
  /// It does nothing here: nothing is.
  ///
  /// SwiftUI calls it deprecated: write ``View/autocorrectionDisabled(_:)``.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
