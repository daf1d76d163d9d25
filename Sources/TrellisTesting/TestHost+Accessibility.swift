import Trellis
public import TrellisDisplayList

extension TestHost {
  /// What the window is to someone who doesn't see it; printed, a node a line.
  ///
  /// ```swift
  /// #expect("\(host.accessibilityTree)" == """
  ///   heading "Users" (10, 10, 120, 20)
  ///   button "Add" (10, 40, 40, 20) does activate
  ///   """)
  /// ```
  public var accessibilityTree: AccessibilityTree { displayList.accessibilityTree }

  /// The accessibility element, or container, with a label; where several have it, the one that is read first.
  ///
  /// Throws where none has, with the tree.
  public func accessibilityElement(_ label: String) throws(TestHostError) -> AccessibilityNode {
    let tree = accessibilityTree
    if let node = tree.all.first(where: { $0.label == label }) { return node }
    throw TestHostError(
      description: "no accessibility element has the label “\(label)”; the tree is:\n\(tree)")
  }

  /// Performs an action of the accessibility element with a label, as a screen reader does: that of a tap unless another
  /// is named.
  ///
  /// Throws where there is none, with those that there are.
  public func performAccessibilityAction(
    _ kind: AccessibilityNode.Action.Kind = .activate, of label: String
  ) throws(TestHostError) {
    let node = try accessibilityElement(label)
    guard let action = node.action(kind) else {
      throw TestHostError(description: "“\(label)” doesn't do \(kind); it is: \(node)")
    }
    viewGraph.perform(action.number)
  }
}

extension TestHost {
  /// Performs an action that an accessibility element has.
  public func perform(_ action: AccessibilityNode.Action) { viewGraph.perform(action.number) }
}
