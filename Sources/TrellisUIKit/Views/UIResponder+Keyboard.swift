public import Foundation

// The notifications of a keyboard on the screen. A desktop has none, so they are never posted.

extension UIResponder {
  /// The name of the notification before a keyboard on the screen appears; never posted here.
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  /// The name of the notification after a keyboard on the screen has appeared; never posted here.
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  /// The name of the notification before a keyboard on the screen disappears; never posted here.
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  /// The name of the notification after a keyboard on the screen has disappeared; never posted here.
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  /// The name of the notification before the frame of a keyboard on the screen changes; never posted here.
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// The name of the notification after the frame of a keyboard on the screen has changed; never posted here.
  public nonisolated static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  /// The key of the keyboard's frame before a change, a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a change, a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of a change, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the number of a change's animation curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }
}
