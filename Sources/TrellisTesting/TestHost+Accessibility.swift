import Trellis
public import TrellisDisplayList

extension TestHost {
  /// The window as a screen reader presents it; printed with one node per line.
  ///
  /// ```swift
  /// #expect("\(host.accessibilityTree)" == """
  ///   heading "Users" (10, 10, 120, 20)
  ///   button "Add" (10, 40, 40, 20) does activate
  ///   """)
  /// ```
  public var accessibilityTree: AccessibilityTree { displayList.accessibilityTree }

  /// Returns the accessibility element or container with a label; the first in reading order if several have it.
  ///
  /// Throws if there is none; the error shows the tree.
  public func accessibilityElement(_ label: String) throws(TestHostError) -> AccessibilityNode {
    let tree = accessibilityTree
    if let node = tree.all.first(where: { $0.label == label }) { return node }
    throw TestHostError(
      description: "no accessibility element has the label “\(label)”; the tree is:\n\(tree)")
  }

  /// Performs an action of the accessibility element with a label, as a screen reader does; by default, the action of a tap.
  ///
  /// Throws if there is no such element or action; the error shows the tree or the element's actions.
  public func performAccessibilityAction(
    _ kind: AccessibilityNode.Action.Kind = .activate, of label: String
  ) throws(TestHostError) {
    let node = try accessibilityElement(label)
    guard let action = node.action(kind) else {
      throw TestHostError(description: "“\(label)” has no action \(kind); the element is: \(node)")
    }
    viewGraph.perform(action.number)
  }
}

extension TestHost {
  /// Performs an action of an accessibility element.
  public func perform(_ action: AccessibilityNode.Action) { viewGraph.perform(action.number) }
}
