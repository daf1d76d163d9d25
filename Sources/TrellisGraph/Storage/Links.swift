/// The store of all edges' ends: blocks of links, each a list of one node's inputs or outputs.
///
/// ```
/// count ≤ 32:  start ─▶ [link][link][link]            the least block of 1, 2, 3, 4, 6, 8, 12, 16, 24 or 32 links
/// count > 32:  [capacity] start ─▶ [link][link] … [free]   a block with room to grow, its size in front of it
/// ```
/// Blocks that were given back wait in a free list a size, linked through their first link: a graph that keeps its shape
/// allocates nothing.
struct LinkStore {
  /// The longest list whose block is told from its length alone.
  private static let longestExact: UInt32 = 32
  private static let sizeCount = 64

  private(set) var buffer = Buffer<Link>()
  /// The first free block of each size, `none` where there is none.
  private let free: UnsafeMutablePointer<UInt32>

  init() {
    free = .allocate(capacity: LinkStore.sizeCount)
    free.initialize(repeating: none, count: LinkStore.sizeCount)
  }

  /// Gives a list another length.
  ///
  /// The links that both lengths have keep their positions; new ones are uninitialized. Amortized constant time where the
  /// length changes by one.
  @inline(__always)
  mutating func resize(_ range: inout LinkRange, to count: UInt32) {
    let old = capacity(of: range)
    if count > LinkStore.longestExact ? count > old || count < old / 4 : LinkStore.blockSize(for: count) != old {
      move(&range, from: old, keeping: min(range.count, count), for: count)
    }
    range.count = count
  }

  private func capacity(of range: LinkRange) -> UInt32 {
    if range.count <= LinkStore.longestExact { return LinkStore.blockSize(for: range.count) }
    return buffer.base[Int(range.start) - 1].node
  }

  private mutating func move(_ range: inout LinkRange, from old: UInt32, keeping kept: UInt32, for count: UInt32) {
    let start = allocateList(for: count)
    (buffer.base + Int(start)).update(from: buffer.base + Int(range.start), count: Int(kept))
    if range.count > LinkStore.longestExact {
      deallocate(range.start - 1, size: old + 1)
    } else {
      deallocate(range.start, size: old)
    }
    range.start = start
  }

  private mutating func allocateList(for count: UInt32) -> UInt32 {
    if count == 0 { return 0 }
    if count <= LinkStore.longestExact { return allocate(size: LinkStore.blockSize(for: count)) }
    let size = LinkStore.blockSize(for: count + 1)
    let block = allocate(size: size)
    buffer.base[Int(block)].node = size - 1
    return block + 1
  }

  // MARK: - Blocks

  /// The least of 0, 1, 2, 3, 4, 6, 8, 12, 16, … that holds so many.
  private static func blockSize(for count: UInt32) -> UInt32 {
    if count <= 4 { return count }
    let power = UInt32(1) << (32 - UInt32((count - 1).leadingZeroBitCount))
    let between = power / 4 * 3
    return count <= between ? between : power
  }

  /// The free list of a block size.
  private static func index(of size: UInt32) -> Int {
    2 * (31 - size.leadingZeroBitCount) + (size.nonzeroBitCount == 1 ? 0 : 1)
  }

  private mutating func allocate(size: UInt32) -> UInt32 {
    let index = LinkStore.index(of: size)
    let first = free[index]
    if first != none {
      free[index] = buffer.base[Int(first)].node
      return first
    }
    guard buffer.count + Int(size) < Int(none) else {
      misuse("AttributeGraph", "more than \(none) ends of edges; split the graph in two")
    }
    let start = UInt32(buffer.count)
    buffer.extend(by: Int(size))
    return start
  }

  private mutating func deallocate(_ start: UInt32, size: UInt32) {
    if size == 0 { return }
    let index = LinkStore.index(of: size)
    buffer.base[Int(start)].node = free[index]
    free[index] = start
  }

  func deallocate() {
    buffer.deallocate()
    free.deallocate()
  }
}
