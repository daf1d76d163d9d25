import Foundation

// Nodes that give their actions or their labels to other nodes.

extension [AccessibilityNode] {
  /// Removes the sources, and adds their default actions to the other nodes, named by the sources' labels.
  ///
  /// Without other nodes, the actions belong to a new one.
  mutating func takeActions(in frame: CGRect) {
    let sources = AccessibilityTree(filter(\.isActionSource)).all
    removeAll { $0.isActionSource }
    let actions = sources.compactMap { source in
      source.action(.activate).map { AccessibilityNode.Action(.named(source.label ?? ""), $0.number) }
    }
    guard !actions.isEmpty else { return }
    say(in: frame) { node in
      node.actions.removeAll { old in actions.contains { $0.kind == old.kind } }
      // Two sources with the same name are two actions.
      node.actions += actions
    }
  }

  /// Makes the sources the children of the other node, in the place of its own.
  mutating func takeChildren(in frame: CGRect) {
    let others = filter { !$0.isActionSource }
    var parent = others.count == 1 ? others[0] : AccessibilityNode(frame: frame)
    parent.children = filter(\.isActionSource).inReadingOrder.map { node in
      var node = node
      node.isActionSource = false
      return node
    }
    self = [parent]
  }

  /// The nodes, in which each content of a pair without a label has that of the pair's labels.
  var labelledByPairs: [AccessibilityNode] {
    let all = AccessibilityTree(self).all
    var labels: [String: [String]] = [:]
    for node in all {
      for pair in node.pairs where pair.isLabel { labels[pair.id, default: []].append(node.label ?? "") }
    }
    guard !labels.isEmpty else { return self }
    return map { $0.labelled(by: labels) }
  }
}

extension AccessibilityNode {
  /// Returns the node, and the nodes in it, with the labels of pairs.
  fileprivate func labelled(by labels: [String: [String]]) -> AccessibilityNode {
    var node = self
    let words = pairs.filter { !$0.isLabel }.flatMap { labels[$0.id] ?? [] }.filter { !$0.isEmpty }
    if (label ?? "").isEmpty, !words.isEmpty { node.label = words.joined(separator: ", ") }
    node.children = children?.map { $0.labelled(by: labels) }
    return node
  }

  /// Adds a detail, or replaces the one with the same identity.
  mutating func set(_ detail: Detail) {
    details.removeAll { $0.id == detail.id }
    if detail.value != nil { details.append(detail) }
  }

  /// The details as a text, such as "Size: 3 MB, Kind: picture"; empty if there are none.
  public func detailText(important: Bool) -> String {
    details.filter { $0.isImportant == important }.map { "\($0.label): \($0.value ?? "")" }.joined(
      separator: ", ")
  }
}
