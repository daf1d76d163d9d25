import Foundation

extension AccessibilityNode {
  /// Creates a node that combines the properties of several nodes.
  ///
  /// Labels, values and hints are joined by commas. A single default action remains the default, with the traits that belong to
  /// it. Of several default actions, each is named by the label of its node. The new node is a text, or a picture, if all nodes
  /// are.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine; the choice of traits,
  /// and the commas: ours.
  init(combining nodes: [AccessibilityNode], frame: CGRect) {
    self.init(frame: frame)
    let parts = AccessibilityTree(nodes.inReadingOrder).all.filter { $0.children == nil || $0.label != nil }
    func joined(_ words: [String?]) -> String? {
      let words = words.compactMap { $0 }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    label = joined(parts.map(\.label))
    value = joined(parts.map(\.value))
    hint = joined(parts.map(\.hint))
    for part in parts {
      for detail in part.details { set(detail) }
      pairs += part.pairs
    }
    focus = parts.lazy.compactMap(\.focus).first
    let identifiers = parts.compactMap(\.identifier)
    identifier = identifiers.count == 1 ? identifiers[0] : nil
    headingLevel = parts.map(\.headingLevel).first { $0 != 0 } ?? 0
    let shared = parts.dropFirst().reduce(parts.first?.traits ?? Traits()) { $0.intersection($1.traits) }
    let kinds: Traits = [.isStaticText, .isImage]
    traits = parts.reduce(Traits()) { $0.union($1.traits) }.subtracting(kinds).union(
      shared.intersection(kinds))
    let defaults = parts.count { $0.action(.activate) != nil }
    if defaults > 1 { traits.subtract([.isButton, .isLink]) }
    for part in parts {
      for action in part.actions {
        let isNamed = action.kind == .activate && defaults > 1
        set(isNamed ? Action(.named(part.label ?? ""), action.number) : action)
      }
    }
  }

  /// Adds an action to the node, replacing an action of the same kind.
  mutating func set(_ action: Action) {
    if let known = actions.firstIndex(where: { $0.kind == action.kind }) {
      actions[known] = action
    } else {
      actions.append(action)
    }
  }
}
