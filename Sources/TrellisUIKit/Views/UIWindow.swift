public import Foundation
import Trellis

/// A window; ``UIApplication/keyWindow`` is the window that was used last.
///
/// The views of a representable have it as their window, without being inside it. A window that the program creates isn't shown, because
/// the windows of a program are its scenes.
@MainActor @preconcurrency
open class UIWindow: UIView {
  static let last = UIWindow(frame: .zero)

  /// The scene of the window.
  open var windowScene: UIWindowScene? { .last }
  /// Whether the window receives key events; always true.
  open var isKeyWindow: Bool { true }
  /// The window's size in points, at the origin.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The window's size in points, at the origin.
  open override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// None.
  open override var next: UIResponder? { nil }
  /// The controller of the window's content; nil at first, because the content is SwiftUI's.
  ///
  /// One that is set isn't shown.
  open var rootViewController: UIViewController?
  /// The screen of the window.
  open var screen: UIScreen { .main }
}

extension UIView {
  /// Takes the focus from the focused field of the window; returns whether there is none now, which is always so.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    UIResponder.first = nil
    CurrentWindow.endEditing()
    return true
  }
}
