package import Foundation
package import TrellisDisplayList

/// A window, as the accessibility bus reads it and acts on it.
///
/// Frames are in points in the window. Actions are those that the elements of the tree name.
@MainActor package protocol AccessibleWindow: AnyObject {
  /// The title.
  var accessibilityTitle: String { get }
  /// Whether the window has the keyboard.
  var isAccessibilityActive: Bool { get }
  /// The elements that are on the screen now.
  var accessibilityTree: AccessibilityTree { get }
  /// The position and the size on the screen, in pixels; the origin is unknown on Wayland, and zero.
  var screenFrame: CGRect { get }
  /// The pixels per point.
  var pixelsPerPoint: CGFloat { get }
  /// The frame of the view that has the keyboard focus; nil if none has it.
  var focusFrame: CGRect? { get }
  /// Gives the focus to the view that takes it at a frame; returns whether there is one.
  func focus(at frame: CGRect) -> Bool
  /// Performs an action.
  func perform(_ action: UInt64)
  /// Shows the effects of the actions performed so far, which otherwise come with the next frame.
  func showFrame()
  /// Whether an action has an effect now.
  func isEnabled(_ action: UInt64) -> Bool
  /// Returns the text that an action's view edits; nil if it edits none.
  func editing(of action: UInt64) -> AccessibleEditing?
  /// Replaces a range of the text that an action's view edits; returns whether it could.
  func replaceText(of action: UInt64, in range: Range<Int>, with text: String) -> Bool
  /// Selects a range of the text that an action's view edits, an empty range for a caret; returns whether it could.
  func selectText(of action: UInt64, in range: Range<Int>) -> Bool
}

/// The text of a field.
///
/// Offsets are in bytes of UTF-8.
package struct AccessibleEditing: Hashable, Sendable {
  /// The text as it is shown: that of a secure field has only the number of characters.
  package var text: String
  /// The selected range; empty for a caret.
  package var selection: Range<Int>
  /// The end of the selection that moves.
  package var caret: Int

  package init(text: String, selection: Range<Int>, caret: Int) {
    (self.text, self.selection, self.caret) = (text, selection, caret)
  }
}
