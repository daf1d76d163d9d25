/// The correction of typed text; without effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice, none, correction.
  case `default`, no, yes
}
/// The check of spelling; without effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice, none, a check.
  case `default`, no, yes
}
/// The title of the return key; without effect, because there is no keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
  /// Titles.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// The appearance of the keyboard; without effect, because there is no keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's choice, dark, light.
  case `default`, dark, light
}
