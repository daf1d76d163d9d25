/// A view of a program: its kind, the number of its state cell, and its children.
///
/// The text form is `kind#number(child, child)`, such as `vStack#0(text#1, ifOnly#2(color#3))`.
package struct ViewNode: Equatable, Sendable, CustomStringConvertible {
  package var kind: NodeKind
  /// The number of the cell with the node's state; unique in its program.
  package var number: Int
  package var children: [ViewNode]

  package init(_ kind: NodeKind, _ number: Int, _ children: [ViewNode] = []) {
    (self.kind, self.number, self.children) = (kind, number, children)
  }

  package var description: String {
    let inner = children.isEmpty ? "" : "(" + children.map(\.description).joined(separator: ", ") + ")"
    return "\(kind.rawValue)#\(number)\(inner)"
  }

  /// The node and all nodes below it, parents first.
  package var all: [ViewNode] { [self] + children.flatMap(\.all) }

  /// Parses the text form; nil if the text isn't a node.
  package init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    guard let node = ViewNode(parsing: &rest), rest.allSatisfy(\.isWhitespace) else { return nil }
    let all = node.all
    guard all.allSatisfy({ $0.kind.childCount.contains($0.children.count) }),
      Set(all.map(\.number)).count == all.count
    else { return nil }
    self = node
  }

  private init?(parsing rest: inout Substring) {
    rest = rest.drop(while: \.isWhitespace)
    let name = rest.prefix(while: \.isLetter)
    guard let kind = NodeKind(rawValue: String(name)) else { return nil }
    rest = rest.dropFirst(name.count)
    guard rest.first == "#" else { return nil }
    rest.removeFirst()
    let digits = rest.prefix(while: \.isNumber)
    guard let number = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    self.init(kind, number)
    guard rest.first == "(" else { return }
    rest.removeFirst()
    while true {
      guard let child = ViewNode(parsing: &rest) else { return nil }
      children.append(child)
      rest = rest.drop(while: \.isWhitespace)
      guard let next = rest.popFirst() else { return nil }
      if next == ")" { return }
      guard next == "," else { return nil }
    }
  }
}
