import TrellisGraph

/// The rules that ran, in order.
public struct EvaluationLog: Hashable, Sendable, CustomStringConvertible {
  /// A rule that ran.
  public struct Entry: Hashable, Sendable {
    /// What the attribute is, in the word that `trellis graph` prints: `body`, `layoutComputer`, `geometry`, `displayList`.
    public var kind: String
    /// The attribute's name, such as `Counter.body`.
    public var name: String
    /// Whether the result differs from the last one.
    public var changed: Bool
  }

  /// The entries, in the order in which the rules finished.
  public private(set) var entries: [Entry] = []

  init() {}

  mutating func add(_ attribute: AnyAttribute, changed: Bool) {
    entries.append(Entry(kind: attribute.kind.description, name: attribute.name ?? "", changed: changed))
  }

  /// How many rules of a kind ran: `log.count(of: "geometry")`.
  ///
  /// A word that no attribute has is the kind of none: the answer is 0.
  public func count(of kind: String) -> Int {
    entries.count { $0.kind == kind }
  }

  /// How many rules of a kind ran with a result that differs.
  public func changes(of kind: String) -> Int {
    entries.count { $0.kind == kind && $0.changed }
  }

  /// How many rules of a kind and a name ran: `log.count(of: "layoutComputer", named: "HStack")`.
  public func count(of kind: String, named name: String) -> Int {
    entries.count { $0.kind == kind && $0.name == name }
  }

  /// How many rules of a kind and a name ran with a result that differs.
  public func changes(of kind: String, named name: String) -> Int {
    entries.count { $0.kind == kind && $0.name == name && $0.changed }
  }

  /// How often the bodies of a type of view, app or scene were evaluated.
  ///
  /// Types are told apart by their names, without modules and parameters: those of one name count together.
  public func bodies<V>(of type: V.Type) -> Int {
    let name = "\(type)".prefix { $0 != "<" }
    return count(of: "body", named: "\(name).body")
  }

  /// How often any body was evaluated.
  public var bodies: Int { count(of: "body") }

  /// A line an entry.
  public var description: String {
    entries.map { "\($0.kind) \($0.name)\($0.changed ? "" : " (equal)")" }.joined(separator: "\n")
  }
}
