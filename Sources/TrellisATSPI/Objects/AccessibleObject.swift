import Foundation
import TrellisDisplayList
import TrellisGeometry

/// An object on the accessibility bus: the application, a window, or an element of a window.
///
/// The path of an object stays the same while its element stays the same: an element is recognized by its role, its action and its label
/// among its siblings.
@MainActor
final class AccessibleObject {
  /// The part of the app that an object stands for.
  enum Content {
    case application
    case window(any AccessibleWindow)
    case element(AccessibilityNode)
  }

  /// The last component of the path.
  let id: String
  private(set) weak var parent: AccessibleObject?
  var content: Content
  var children: [AccessibleObject] = []
  /// The name of a window reported last; nil before the first report, and for elements.
  var reportedName: String?
  /// The states reported last.
  var states: AccessibleStates = []
  /// The text and its selection reported last; nil if the object has no text.
  var editing: AccessibleEditing?

  init(_ id: String, _ content: Content, in parent: AccessibleObject?) {
    (self.id, self.content, self.parent) = (id, content, parent)
  }

  static let root = "/org/a11y/atspi/accessible/"
  static let nullPath = "/org/a11y/atspi/null"
  var path: String { AccessibleObject.root + id }

  /// The element; nil for the application and for windows.
  var node: AccessibilityNode? { if case .element(let node) = content { node } else { nil } }

  /// The window that the object is or is in; nil for the application.
  var window: (any AccessibleWindow)? {
    if case .window(let window) = content { return window }
    return parent?.window
  }

  var indexInParent: Int { parent?.children.firstIndex { $0 === self } ?? -1 }

  var role: AccessibleRole {
    switch content {
    case .application: .application
    case .window: .frame
    case .element(let node):
      // A child of a row is a cell.
      parent?.role == .tableRow && node.children == nil ? .tableCell : AccessibleRole(node, in: parent?.role)
    }
  }

  var name: String {
    switch content {
    case .application: ProcessInfo.processInfo.processName
    case .window(let window): window.accessibilityTitle
    case .element(let node): node.label ?? spokenContent(node) ?? ""
    }
  }

  /// The texts in a row, or the first one in a dialog, which have no label of their own.
  private func spokenContent(_ node: AccessibilityNode) -> String? {
    if node.traits.contains(.isModal) {
      return AccessibilityTree(node.children ?? []).all.lazy.filter { !$0.isControl }.compactMap(\.label)
        .first
    }
    guard node.role == .row else { return nil }
    let parts = AccessibilityTree(node.children ?? []).all.flatMap {
      [$0.label, $0.children == nil ? $0.value : nil]
    }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The frame in points in the window.
  var frame: CGRect {
    switch content {
    case .application: .zero
    case .window(let window):
      CGRect(origin: .zero, size: window.screenFrame.size).applying(
        CGAffineTransform(scaleX: 1 / window.pixelsPerPoint, y: 1 / window.pixelsPerPoint))
    case .element(let node): node.frame.isNull ? .zero : node.frame
    }
  }

  /// The states now.
  func currentStates(focus: AccessibleObject?) -> AccessibleStates {
    switch content {
    case .application: return [.enabled, .sensitive, .showing, .visible]
    case .window(let window):
      let states: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
      return window.isAccessibilityActive ? states.union(.active) : states
    case .element(let node):
      let isEnabled =
        node.actions.isEmpty
        ? !node.isControl : node.actions.contains { window?.isEnabled($0.number) == true }
      let states = AccessibleStates(node, role, isEnabled: isEnabled)
      return focus === self ? states.union([.focusable, .focused]) : states
    }
  }

  /// The text, and for a field its selection; nil for objects without text.
  func currentEditing() -> AccessibleEditing? {
    guard let node, let window else { return nil }
    if let editing = node.actions.lazy.compactMap({ window.editing(of: $0.number) }).first { return editing }
    guard role == .label || role == .heading, let text = node.label else { return nil }
    return AccessibleEditing(text: text, selection: 0..<0, caret: 0)
  }

  /// The action whose view edits the text; nil for text that can't be edited.
  var editingAction: UInt64? {
    guard let node, let window else { return nil }
    return node.actions.first { window.editing(of: $0.number) != nil }?.number
  }

  /// The object and all those in it.
  var all: [AccessibleObject] {
    var (all, waiting) = ([AccessibleObject](), [self])
    while let object = waiting.popLast() {
      all.append(object)
      waiting += object.children.reversed()
    }
    return all
  }
}
