public import Foundation

/// A dictionary of objects by objects, which it may not retain.
///
/// Keys that are `NSObject`s are equal if `isEqual(_:)` says so; other keys are compared by identity.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakKey: KeyType?
    var strongKey: KeyType?
    weak var weakObject: ObjectType?
    var strongObject: ObjectType?
    var key: KeyType? { strongKey ?? weakKey }
    var object: ObjectType? { strongObject ?? weakObject }
  }

  private var entries: [Key: Entry] = [:]
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty table.
  ///
  /// `capacity` is ignored.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options = .strongMemory,
    capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Returns a table that retains keys and objects.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .strongMemory) }
  /// Returns a table that retains objects, but not keys.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Returns a table that retains keys, but not objects.
  public class func strongToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// Returns a table that retains neither keys nor objects.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the object of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[Key(aKey)], entry.key != nil else { return nil }
    return entry.object
  }

  /// Sets the object of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries = entries.filter { $0.value.key != nil && $0.value.object != nil }
    entries[Key(aKey)] = anObject.map { object in
      Entry(
        weakKey: aKey, strongKey: keyOptions.contains(.weakMemory) ? nil : aKey, weakObject: object,
        strongObject: valueOptions.contains(.weakMemory) ? nil : object)
    }
  }

  /// Removes the object of a key.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[Key(aKey)] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [:] }

  private var live: [(KeyType, ObjectType)] {
    entries.values.compactMap { entry in
      guard let key = entry.key, let object = entry.object else { return nil }
      return (key, object)
    }
  }

  /// The number of keys.
  open var count: Int { live.count }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { (live.map(\.0) as NSArray).objectEnumerator() }

  /// Returns an enumerator of the objects; nil never.
  open func objectEnumerator() -> NSEnumerator? { (live.map(\.1) as NSArray).objectEnumerator() }
}

/// A key by its hash, which doesn't retain the key's object.
private struct Key: Hashable {
  private let id: ObjectIdentifier
  private let hash: Int
  private weak var object: NSObject?

  init(_ key: AnyObject) {
    object = key as? NSObject
    id = ObjectIdentifier(key)
    hash = object?.hash ?? id.hashValue
  }

  static func == (one: Key, other: Key) -> Bool {
    if one.id == other.id { return true }
    guard let first = one.object, let second = other.object else { return false }
    return first.isEqual(second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
