public import Foundation

/// A sort descriptor with the name of a property.
package final class KeySortDescriptor: NSSortDescriptor {
  package let name: String
  /// Compares texts; nil for the order of their characters.
  package let comparison: ((Any, Any) -> ComparisonResult)?

  /// SQLite's collation with the same order as the comparison; nil if there is none.
  package let collation: String?

  private final class Empty { var value = 0 }

  package init(
    _ name: String, ascending: Bool, comparison: ((Any, Any) -> ComparisonResult)? = nil,
    collation: String? = nil
  ) {
    (self.name, self.comparison, self.collation) = (name, comparison, collation)
    super.init(keyPath: \Empty.value, ascending: ascending)
  }

  package required init?(coder: NSCoder) { return nil }

  package override func compare(_ first: Any, to second: Any) -> ComparisonResult {
    let keys = name.split(separator: ".").map(String.init)[...]
    let (first, second) = (
      PredicateValues.value(of: first, at: keys), PredicateValues.value(of: second, at: keys)
    )
    let result = order(first, second)
    return ascending
      ? result
      : result == .orderedAscending
        ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
  }

  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    guard let first, let second else {
      return first == nil ? (second == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let comparison { return comparison(first, second) }
    guard let order = PredicateValues.compare(first, second) else {
      preconditionFailure("a sort descriptor can't compare the values of '\(name)': \(first), \(second)")
    }
    return order
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override var reversedSortDescriptor: Any {
    KeySortDescriptor(name, ascending: !ascending, comparison: comparison, collation: collation)
  }
}

/// The sort descriptors that are made of names.
public protocol _KeyedSortDescriptor {}
extension NSSortDescriptor: _KeyedSortDescriptor {}

extension _KeyedSortDescriptor where Self: NSSortDescriptor {
  /// Creates a descriptor with a path of keys: `NSSortDescriptor(key: "author.name", ascending: true)`.
  ///
  /// Texts are compared by their characters, and nil comes first. Traps if the key is nil, since objects themselves can't be compared.
  public init(key: String?, ascending: Bool) {
    guard let key else { preconditionFailure("NSSortDescriptor(key:ascending:): the key is nil") }
    self = KeySortDescriptor(key, ascending: ascending) as! Self
  }

  /// Creates a descriptor with a path of keys and a comparison of the values.
  public init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
    guard let key else { preconditionFailure("NSSortDescriptor(key:ascending:): the key is nil") }
    self = KeySortDescriptor(key, ascending: ascending, comparison: comparator) as! Self
  }

  /// The path of keys; nil if the descriptor has a Swift key path.
  public var key: String? { (self as? KeySortDescriptor)?.name }
}
