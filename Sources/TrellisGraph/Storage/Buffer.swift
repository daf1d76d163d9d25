/// A growable array of plain records in raw memory.
///
/// Elements move when the array grows: an index stays valid, a pointer doesn't. Code that calls a rule fetches its element again
/// afterwards. The capacity doubles. Large arrays have pages of their own (``LargeMemory``), and only used pages take memory.
@usableFromInline struct Buffer<Element: BitwiseCopyable> {
  /// The elements; those below `count` are initialized.
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  @usableFromInline private(set) var count = 0
  private(set) var capacity: Int
  /// Whether the memory comes from ``LargeMemory``.
  private var isLarge = false
  /// Creates an empty array, which takes no memory.
  init() {
    capacity = 0
    base = UnsafeMutablePointer(bitPattern: 64).unsafelyUnwrapped
  }

  /// The size of the allocated capacity in bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends an element; the capacity must suffice.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Stores an element at an index, which may be beyond `count`: then elements in between stay as they are.
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

  /// Removes all elements and returns them in order.
  mutating func takeAll() -> [Element] {
    defer { count = 0 }
    return Array(UnsafeBufferPointer(start: base, count: count))
  }

  mutating func pop() -> Element {
    count &-= 1
    return base[count]
  }

  /// Drops the elements from an index on.
  mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Ensures capacity for more elements after `count`.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count &+ more) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    var larger = max(capacity * 2, needed, 4)
    let becomesLarge = larger * MemoryLayout<Element>.stride >= LargeMemory.threshold
    let memory: UnsafeMutableRawPointer
    if becomesLarge {
      let bytes = LargeMemory.size(for: larger * MemoryLayout<Element>.stride)
      larger = bytes / MemoryLayout<Element>.stride
      memory = LargeMemory.allocate(bytes)
    } else {
      memory = .allocate(byteCount: larger * MemoryLayout<Element>.stride, alignment: 16)
    }
    memory.copyMemory(from: base, byteCount: count * MemoryLayout<Element>.stride)
    deallocate()
    base = memory.bindMemory(to: Element.self, capacity: larger)
    capacity = larger
    isLarge = becomesLarge
  }

  /// Truncates like ``truncate(to:)``; pages of large memory after `count` return to the system and read as zeros from then on.
  mutating func shrink(to count: Int) {
    if count >= self.count { return }
    self.count = count
    if isLarge {
      LargeMemory.discard(base, LargeMemory.size(for: byteCount), from: count * MemoryLayout<Element>.stride)
    }
  }

  func deallocate() {
    if isLarge {
      LargeMemory.deallocate(base, LargeMemory.size(for: byteCount))
    } else if capacity > 0 {
      base.deallocate()
    }
  }
}
