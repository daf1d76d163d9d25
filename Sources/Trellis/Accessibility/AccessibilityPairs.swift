import TrellisDisplayList

/// The place of a view in a pair of a label and the content that it labels.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label
  /// The view is labelled.
  case content
}

extension View {
  /// Pairs a label with the content that it labels, which are anywhere in the window and share an identity in a namespace.
  ///
  /// Content without a label of its own gets the label's. Several labels of a pair are joined by commas.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitylabeledpair(role:id:in:).
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let pair = AccessibilityNode.Pair(
      id: "\(namespace.number) \(String(reflecting: id))", isLabel: role == .label)
    return accessibility(.pair(pair))
  }

  /// Replaces the children of the view's accessibility element with the elements of other views, which aren't drawn.
  ///
  /// The view becomes a container, as with `accessibilityElement(children: .contain)`. The other views are proposed its size, and
  /// get no events but the actions of assistive technologies.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:).
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true)
      .overlay { children().mask { Color.clear }.allowsHitTesting(false) }
      .accessibilityElement(children: .contain)
  }
}
