import Foundation
import TrellisATSPI
import TrellisDisplayList

/// A window whose elements, focus and texts a test sets.
@MainActor final class FakeWindow: AccessibleWindow {
  var accessibilityTitle = "Window"
  var isAccessibilityActive = true
  var accessibilityTree = AccessibilityTree()
  var screenFrame = CGRect(x: 100, y: 50, width: 400, height: 300)
  var pixelsPerPoint: CGFloat = 2
  var focusFrame: CGRect?
  var texts: [UInt64: AccessibleEditing] = [:]
  var disabled: Set<UInt64> = []
  /// Whether views take the keyboard's focus.
  var takesFocus = true
  private(set) var performed: [UInt64] = []
  /// Called with each action that is performed.
  var onPerform: (UInt64) -> Void = { _ in }
  /// The elements of the next frame; nil if it shows those of the last one.
  var nextTree: AccessibilityTree?

  func showFrame() {
    accessibilityTree = nextTree ?? accessibilityTree
    nextTree = nil
  }

  func focus(at frame: CGRect) -> Bool {
    if takesFocus { focusFrame = frame }
    return takesFocus
  }

  func perform(_ action: UInt64) {
    performed.append(action)
    onPerform(action)
  }

  func isEnabled(_ action: UInt64) -> Bool { !disabled.contains(action) }
  func editing(of action: UInt64) -> AccessibleEditing? { texts[action] }

  func replaceText(of action: UInt64, in range: Range<Int>, with text: String) -> Bool {
    guard let old = texts[action] else { return false }
    var bytes = Array(old.text.utf8)
    bytes.replaceSubrange(range, with: text.utf8)
    let caret = range.lowerBound + text.utf8.count
    texts[action] = AccessibleEditing(
      text: String(decoding: bytes, as: UTF8.self), selection: caret..<caret, caret: caret)
    return true
  }

  func selectText(of action: UInt64, in range: Range<Int>) -> Bool {
    texts[action]?.selection = range
    texts[action]?.caret = range.upperBound
    return texts[action] != nil
  }

  /// Returns an element.
  static func node(
    _ role: AccessibilityNode.Role? = nil, _ label: String? = nil, _ traits: AccessibilityNode.Traits = [],
    value: String? = nil, frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40),
    actions: [(AccessibilityNode.Action.Kind, UInt64)] = [], children: [AccessibilityNode]? = nil
  ) -> AccessibilityNode {
    var node = AccessibilityNode(frame: frame, traits: traits, label: label, children: children)
    (node.role, node.value) = (role, value)
    node.actions = actions.map { AccessibilityNode.Action($0.0, $0.1) }
    return node
  }
}
