import Foundation
import Trellis
public import TrellisFoundation

extension UIApplication {
  /// Calls a method of a target; without a target, of the first of the responders that has the method: from the first responder on, then
  /// from the sender on.
  ///
  /// A focused field of SwiftUI is a responder that resigns: `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil,
  /// for: nil)` takes the focus from it. Returns whether a method was called.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    let arguments: [Any?] = [sender, event]
    if let target { return action.call(target as AnyObject, arguments) }
    for start in [UIResponder.first, sender as? UIResponder] {
      var responder = start
      while let current = responder {
        if action.call(current, arguments) { return true }
        responder = current.next
      }
    }
    return action.call(FocusResponder(), arguments)
  }
}

/// The responder of the focused field of SwiftUI.
@MainActor
private final class FocusResponder: UIResponder {
  override func resignFirstResponder() -> Bool {
    CurrentWindow.endEditing()
    return true
  }
}
