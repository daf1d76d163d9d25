import Glibc

/// A growable array of plain records in raw memory.
///
/// Elements move when it grows, so an index is good where a pointer isn't: whoever calls out to a rule fetches the
/// element again afterwards. It grows by half while it is small and by a sixteenth when it is large, where the kernel
/// moves pages instead of copying them: so at most a sixteenth of a large graph is slack.
@usableFromInline struct Buffer<Element: BitwiseCopyable> {
  /// The elements; those below `count` are initialized.
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements there are.
  @usableFromInline private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// How many bytes it holds, used or not.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Puts an element in a place up to `count`, or beyond it: what lies between is as it was.
  @inline(__always)
  mutating func put(_ element: Element, at index: Int) {
    if index == capacity {
      count = index
      grow(to: index &+ 1)
    }
    (base + index).initialize(to: element)
  }

  /// Adds uninitialized elements at the end.
  mutating func extend(by more: Int) {
    reserve(more)
    count += more
  }

  mutating func pop() -> Element {
    count &-= 1
    return base[count]
  }

  /// Forgets the elements from an index on.
  mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Makes room for more elements behind `count`.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count &+ more) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let stride = MemoryLayout<Element>.stride
    let larger = byteCount < 1 << 20 ? capacity + capacity / 2 : capacity + capacity / 16
    capacity = max(larger, needed)
    guard let moved = realloc(base, capacity * stride) else {
      misuse("AttributeGraph", "there is no memory for \(capacity) \(Element.self) records; split the graph")
    }
    base = moved.bindMemory(to: Element.self, capacity: capacity)
  }

  /// Forgets all elements and keeps the room; whole pages of it go back to the system and read as zeros from then on.
  mutating func vacate() {
    count = 0
    let page = 4096
    let first = (UInt(bitPattern: base) + UInt(page) - 1) & ~UInt(page - 1)
    let end = UInt(bitPattern: base + capacity) & ~UInt(page - 1)
    if first < end { madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_DONTNEED) }
  }

  func deallocate() {
    base.deallocate()
  }
}
