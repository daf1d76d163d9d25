public import Foundation
import TrellisFoundation

extension _KeyedSortDescriptor where Self: NSSortDescriptor {
  /// Creates a descriptor with a property of a managed object; nil comes first, and texts are compared by their characters.
  @_disfavoredOverload
  public init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    guard let name = PropertyRecorder.name(of: keyPath) else {
      preconditionFailure(
        "NSSortDescriptor(keyPath:ascending:): the key path reads no property of \(Root.self): \(keyPath)")
    }
    self = KeySortDescriptor(name, ascending: ascending) as! Self
  }

  /// Creates a descriptor with the order of a Swift descriptor.
  public init<Compared: NSManagedObject>(_ descriptor: SortDescriptor<Compared>) {
    let ascending = descriptor.order == .forward
    guard let path = descriptor.keyPath, let name = PropertyRecorder.name(of: path) else {
      preconditionFailure("a sort descriptor of \(Compared.self) has no property of the entity")
    }
    // Texts whose order is localized are values of a type of their own. Optional texts are in the order of lists of files, as on a Mac.
    let sample = PropertyRecorder.sample(of: path)
    let isText = type(of: path).valueType == String?.self && descriptor.stringComparator != .lexical
    let comparator = (sample as? LocalizedString)?.comparator ?? (isText ? .localizedStandard : nil)
    let comparison = comparator.map { comparator in
      { (first: Any, second: Any) -> ComparisonResult in
        guard let first = first as? String, let second = second as? String else { return .orderedSame }
        return comparator.compare(first, second)
      }
    }
    let collation = comparator.map { $0 == .localized ? "swift_localized" : "swift_localizedStandard" }
    self =
      KeySortDescriptor(name, ascending: ascending, comparison: comparison, collation: collation) as! Self
  }
}
