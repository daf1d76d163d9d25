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
}
