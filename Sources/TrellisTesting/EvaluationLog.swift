import TrellisGraph

/// The rules that ran, in order.
public struct EvaluationLog: Hashable, Sendable, CustomStringConvertible {
  /// A rule that ran.
  public struct Entry: Hashable, Sendable {
    /// The attribute's kind, as `trellis graph` prints it: `body`, `layoutComputer`, `geometry`, `displayList`.
    public var kind: String
    /// The attribute's name, such as `Counter.body`.
    public var name: String
    /// Whether the result differs from the previous one.
    public var changed: Bool
  }

  /// The entries, in the order in which the rules finished.
  public private(set) var entries: [Entry] = []

  init() {}

  mutating func add(_ attribute: AnyAttribute, changed: Bool) {
    entries.append(Entry(kind: attribute.kind.description, name: attribute.name ?? "", changed: changed))
  }

  /// Returns the number of rules of a kind that ran: `log.count(of: "geometry")`.
  ///
  /// The number is 0 for a word that isn't the kind of any attribute.
  public func count(of kind: String) -> Int {
    entries.count { $0.kind == kind }
  }

  /// Returns the number of rules of a kind that ran and changed their value.
  public func changes(of kind: String) -> Int {
    entries.count { $0.kind == kind && $0.changed }
  }

  /// Returns the number of rules of a kind and a name that ran: `log.count(of: "layoutComputer", named: "HStack")`.
  public func count(of kind: String, named name: String) -> Int {
    entries.count { $0.kind == kind && $0.name == name }
  }

  /// Returns the number of rules of a kind and a name that ran and changed their value.
  public func changes(of kind: String, named name: String) -> Int {
    entries.count { $0.kind == kind && $0.name == name && $0.changed }
  }

  /// Returns the number of evaluations of the bodies of a type of view, app or scene.
  ///
  /// Types are compared by name, without modules and generic arguments: types with the same name count together.
  public func bodies<V>(of type: V.Type) -> Int {
    let name = "\(type)".prefix { $0 != "<" }
    return count(of: "body", named: "\(name).body")
  }

  /// The number of evaluations of all bodies.
  public var bodies: Int { count(of: "body") }

  /// The entries, one per line.
  public var description: String {
    entries.map { "\($0.kind) \($0.name)\($0.changed ? "" : " (equal)")" }.joined(separator: "\n")
  }
}
