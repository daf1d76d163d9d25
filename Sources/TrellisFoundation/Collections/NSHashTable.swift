public import Foundation

/// A set of objects that it doesn't retain, or that it compares by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weak: ObjectType?
    var strong: ObjectType?
    var object: ObjectType? { strong ?? weak }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let isWeak: Bool

  /// Creates an empty table.
  ///
  /// `capacity` is ignored.
  public init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns a table that doesn't retain its objects.
  ///
  /// Released objects are removed.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless it is in the table.
  ///
  /// Objects are compared by identity (ours).
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object)] = Entry(weak: object, strong: isWeak ? nil : object)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { entries[ObjectIdentifier(object)] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [:] }

  /// Returns whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { entries[ObjectIdentifier($0)]?.object != nil } ?? false
  }

  /// Returns the object if it is in the table; nil otherwise.
  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  /// The objects, in no particular order.
  open var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
  /// An object of the table; nil if the table is empty.
  open var anyObject: ObjectType? { entries.values.lazy.compactMap(\.object).first }
  /// The number of objects.
  open var count: Int { allObjects.count }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// A namespace for the options of tables.
public enum NSPointerFunctions {
  /// The relation of a table to its objects.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table retains its objects.
    public static let strongMemory = Self([])
    /// The table doesn't retain its objects, and removes released ones.
    public static let weakMemory = Self(rawValue: 5)
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
    /// Keys are copied.
    ///
    /// This option has no effect (ours).
    public static let copyIn = Self(rawValue: 1 << 16)
  }
}
