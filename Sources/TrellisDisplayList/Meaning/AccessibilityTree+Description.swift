import Foundation

extension AccessibilityTree: CustomStringConvertible {
  /// The tree as text: a line for each node, in reading order, with the children of a container indented.
  ///
  /// ```
  /// heading "Users" level 2 (10, 10, 120, 20)
  /// group "All" (10, 40, 120, 80) identifier "list"
  ///   button "Ann" selected (10, 40, 120, 40) hint "Opens" does activate
  ///   text "Bob" value "away" (10, 80, 120, 40)
  /// ```
  ///
  /// A line contains the kind of the node, its label, its value and its other traits, its frame (x, y, width, height, in
  /// points, to a thousandth), and its remaining properties. An empty tree is an empty string; otherwise the last line has no
  /// newline.
  public var description: String {
    var lines: [String] = []
    var waiting = nodes.reversed().map { ($0, 0) }
    while let (node, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.description)
      waiting += (node.children ?? []).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension AccessibilityNode: CustomStringConvertible {
  /// The node on one line, without its children; see ``AccessibilityTree/description``.
  public var description: String {
    let role = roleName
    var words = [role.name]
    if let label { words.append(label.debugDescription) }
    if headingLevel != 0 { words.append("level \(headingLevel)") }
    if let value { words.append("value \(value.debugDescription)") }
    words += Self.traitNames.filter { traits.subtracting(role.traits).contains($0.trait) }.map(\.name)
    words.append(frame.text)
    words += details.map { "detail \($0.label.debugDescription): \(($0.value ?? "").debugDescription)" }
    if let hint { words.append("hint \(hint.debugDescription)") }
    if let identifier { words.append("identifier \(identifier.debugDescription)") }
    words += actions.map { "does \($0.kind)" }
    if sortPriority != 0 { words.append("priority \(sortPriority)") }
    return words.joined(separator: " ")
  }

  /// The kind of the node as one word, and the traits that the word implies.
  private var roleName: (name: String, traits: Traits) {
    if let role { return (role.rawValue, [.isButton, .isToggle, .isStaticText]) }
    for (trait, name) in Self.roles where traits.contains(trait) { return (name, [trait, .isStaticText]) }
    if traits.contains(.isStaticText) { return ("text", .isStaticText) }
    return (children == nil ? "element" : "group", [])
  }

  private static let roles: [(Traits, String)] = [
    (.isToggle, "toggle"), (.isButton, "button"), (.isLink, "link"), (.isHeader, "heading"),
    (.isSearchField, "search"), (.isKeyboardKey, "key"), (.isTabBar, "tabs"), (.isImage, "image"),
  ]

  private static let traitNames: [(trait: Traits, name: String)] = [
    (.isToggle, "toggle"), (.isButton, "button"), (.isLink, "link"), (.isHeader, "heading"),
    (.isSearchField, "search"), (.isKeyboardKey, "key"), (.isTabBar, "tabs"), (.isImage, "image"),
    (.isStaticText, "text"), (.isSelected, "selected"), (.isModal, "modal"), (.playsSound, "playsSound"),
    (.isSummaryElement, "summary"), (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"),
  ]
}

extension AccessibilityNode.Action.Kind: CustomStringConvertible {
  /// The kind's name, such as `activate`, `escape` or `magicTap`; the name of a custom action, in quotes.
  public var description: String {
    switch self {
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .named(let name): name.debugDescription
    }
  }
}
