/// What the maker of a node is told of it, as words: where they are the same, so is the shape.
///
/// Kinds are compared by the bits of the strings: a short string is its bits, a longer one has the address of its text,
/// which stays as it is as long as the table keeps the string. The same kind at another address is looked up as if it were
/// another, and found to have the same shape.
struct ShapeKey: BitwiseCopyable {
  fileprivate var function: UInt
  fileprivate var types: (UInt, UInt)
  fileprivate var site: Site
  fileprivate var kind: (UInt64, UInt64)

  /// The key of nodes of two types, the value's and that of what makes it; of a closure its code counts, too.
  @inline(__always)
  init(
    _ value: Any.Type, _ maker: Any.Type, function: UnsafeRawPointer?, kind: AttributeKind, _ site: Site
  ) {
    self.function = UInt(bitPattern: function)
    types = (unsafeBitCast(value, to: UInt.self), unsafeBitCast(maker, to: UInt.self))
    self.site = site
    self.kind = unsafeBitCast(kind.description, to: (UInt64, UInt64).self)
  }

  /// The key of nodes that were declared with a shape, and are given a closure.
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

  /// Sums up what tells makers apart: mostly the code, or the place.
  @inline(__always)
  fileprivate var hash: UInt {
    let sum = function ^ types.0 &* 3 ^ types.1 &* 5 ^ site.hash
    return (sum &* 0x9e37_79b9_7f4a_7c15) >> 32
  }
}

/// The shapes that nodes were made of lately, each in the place that its key's sum gives it.
///
/// A graph makes thousands of nodes of each shape. Looking the shape up by its kind and type, each in a table, takes longer
/// than making the node.
struct RecentShapes {
  private struct Entry {
    let key: ShapeKey
    let shape: UInt32
    /// Keeps the text that the key has the address of.
    let kind: AttributeKind
  }

  private static var largest: Int { 2048 }

  private var entries: UnsafeMutablePointer<Entry?>
  private var capacity = 1
  /// How often an entry took another's place since the table grew last.
  private var collisions = 0

  /// The only entry of each table that knows nothing.
  nonisolated(unsafe) private static let nothing = {
    let entries = UnsafeMutablePointer<Entry?>.allocate(capacity: 1)
    entries.initialize(to: nil)
    return entries
  }()

  init() {
    entries = RecentShapes.nothing
  }

  /// The shape for a key, where it is known; else `none`.
  @inline(__always)
  func shape(for key: ShapeKey) -> UInt32 {
    let entry = entries + Int(key.hash & UInt(capacity - 1))
    if entry.pointee == nil { return none }
    return entry.pointee.unsafelyUnwrapped.key == key ? entry.pointee.unsafelyUnwrapped.shape : none
  }

  /// Remembers a shape; another one may be forgotten for it.
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
