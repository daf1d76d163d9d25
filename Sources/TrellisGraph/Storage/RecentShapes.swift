/// The words from which a shape follows: equal words mean an equal shape.
///
/// Kinds are compared by the bits of their strings. The bits of a short string contain its characters. The bits of a longer string contain
/// the address of its text, which stays valid as long as the table keeps the string. The same kind at another address is looked up as
/// another kind, and found to have the same shape.
struct ShapeKey: BitwiseCopyable {
  fileprivate var function: UInt
  fileprivate var types: (UInt, UInt)
  fileprivate var site: Site
  fileprivate var kind: (UInt64, UInt64)

  /// Creates the key of nodes by the type of the value and the type of the maker; for a closure, its code counts, too.
  @inline(__always)
  init(
    _ value: Any.Type, _ maker: Any.Type, function: UnsafeRawPointer?, kind: AttributeKind, _ site: Site
  ) {
    self.function = UInt(bitPattern: function)
    types = (unsafeBitCast(value, to: UInt.self), unsafeBitCast(maker, to: UInt.self))
    self.site = site
    self.kind = unsafeBitCast(kind.description, to: (UInt64, UInt64).self)
  }

  /// Creates the key of nodes that were declared with a shape and are given a closure later.
  @inline(__always)
  init(of declared: UInt32, function: UnsafeRawPointer?) {
    self.function = UInt(bitPattern: function)
    types = (UInt(declared), 0)
    site = Site()
    kind = (0, 0)
  }

  @inline(__always)
  fileprivate static func == (first: ShapeKey, second: ShapeKey) -> Bool {
    first.function == second.function && first.types == second.types && first.site == second.site
      && first.kind == second.kind
  }

  /// The hash of the parts that usually differ: mainly the code or the source location.
  @inline(__always)
  fileprivate var hash: UInt {
    let sum = function ^ types.0 &* 3 ^ types.1 &* 5 ^ site.hash
    return (sum &* 0x9e37_79b9_7f4a_7c15) >> 32
  }
}

/// A table of the recently used shapes, each at the position given by its key's hash.
///
/// A graph creates thousands of nodes of each shape. Looking up the shape by its kind and type, each in a table, would take
/// longer than creating the node.
struct RecentShapes {
  private struct Entry {
    let key: ShapeKey
    let shape: UInt32
    /// The kind, kept because the key has the address of its text.
    let kind: AttributeKind
  }

  private static var largest: Int { 2048 }

  private var entries: UnsafeMutablePointer<Entry?>
  private var capacity = 1
  /// The number of entries that replaced another one since the table last grew.
  private var collisions = 0

  /// The shared single entry of all empty tables.
  nonisolated(unsafe) private static let nothing = {
    let entries = UnsafeMutablePointer<Entry?>.allocate(capacity: 1)
    entries.initialize(to: nil)
    return entries
  }()

  init() {
    entries = RecentShapes.nothing
  }

  /// Returns the shape for a key, or `none` if it isn't in the table.
  @inline(__always)
  func shape(for key: ShapeKey) -> UInt32 {
    let entry = entries + Int(key.hash & UInt(capacity - 1))
    if entry.pointee == nil { return none }
    return entry.pointee.unsafelyUnwrapped.key == key ? entry.pointee.unsafelyUnwrapped.shape : none
  }

  /// Stores a shape; it may replace another one.
  mutating func remember(_ shape: UInt32, for key: ShapeKey, kind: AttributeKind) {
    if capacity == 1 { grow() }
    if entries[Int(key.hash & UInt(capacity - 1))] != nil {
      collisions += 1
      if collisions > capacity / 4 && capacity < RecentShapes.largest { grow() }
    }
    entries[Int(key.hash & UInt(capacity - 1))] = Entry(key: key, shape: shape, kind: kind)
  }

  private mutating func grow() {
    let (old, count) = (entries, capacity)
    capacity = max(16, capacity * 4)
    collisions = 0
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: nil, count: capacity)
    for index in 0..<count {
      guard let entry = old[index] else { continue }
      entries[Int(entry.key.hash & UInt(capacity - 1))] = entry
    }
    if count == 1 { return }
    old.deinitialize(count: count)
    old.deallocate()
  }

  func deallocate() {
    if capacity == 1 { return }
    entries.deinitialize(count: capacity)
    entries.deallocate()
  }
}
