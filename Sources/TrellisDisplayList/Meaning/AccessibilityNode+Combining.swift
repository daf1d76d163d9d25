import Foundation

extension AccessibilityNode {
  /// One node that says what several say.
  ///
  /// Labels, values and hints are joined by commas. An only default action stays what it is, with the traits that
  /// say so; of several each is named by the label of its node. It is a text, or a picture, where all of them are.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine; which traits
  /// are taken, and the commas: ours.
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

  /// Gives the node an action, in place of one of the same kind.
  mutating func set(_ action: Action) {
    if let known = actions.firstIndex(where: { $0.kind == action.kind }) {
      actions[known] = action
    } else {
      actions.append(action)
    }
  }
}
