/// The store of all edge ends: blocks of links, each block a list of one node's inputs or outputs.
///
/// An edge end has the number of the node at the other end (`nodes`), and the other end's position in that node's list (`positions`). So
/// each end finds the other at once, and an edge is removed in constant time. Only the removal of edges needs positions, so they are in a
/// separate array. An input whose source was removed comes from ``removedNode``.
/// ```
/// count ≤ 32:  start ─▶ [link][link][link]            the least block of 1, 2, 3, 4, 6, 8, 12, 16, 24 or 32 links
/// count > 32:  [capacity] start ─▶ [link][link] … [free]   a block with room to grow, its size in front of it
/// ```
/// Freed blocks wait in a free list per size, linked through their first link: a graph whose edges don't change in number
/// allocates nothing.
struct LinkStore {
  /// The longest list whose block size follows from its length alone.
  private static let longestExact: UInt32 = 32
  private static let sizeCount = 64

  private(set) var nodes = Buffer<UInt32>()
  private(set) var positions = Buffer<UInt32>()
  /// The first free block of each size; `none` if there is none.
  ///
  /// Allocated with the first block.
  private var free = Buffer<UInt32>()

  /// The length of `nodes` at which ``compact(_:count:)`` is due.
  private var compactionCount = 4096

  /// Changes the length of a list.
  ///
  /// Links within both lengths keep their positions; new ones are uninitialized. Takes amortized constant time if the length
  /// changes by one.
  @inline(__always)
  mutating func resize(_ range: inout LinkRange, to count: UInt32) {
    if range.count == 0 {
      range.start = allocateList(for: count)
      range.count = count
      return
    }
    let old = capacity(of: range)
    if count > LinkStore.longestExact
      ? count > old || count < old / 4 : LinkStore.blockSize(for: count) != old
    {
      move(&range, from: old, keeping: min(range.count, count), for: count)
    }
    range.count = count
  }

  /// Reserves capacity for a total number of links.
  mutating func reserve(_ count: Int) {
    nodes.reserve(count - nodes.count)
    positions.reserve(count - positions.count)
  }

  private func capacity(of range: LinkRange) -> UInt32 {
    if range.count <= LinkStore.longestExact { return LinkStore.blockSize(for: range.count) }
    return nodes.base[Int(range.start) - 1]
  }

  private mutating func move(
    _ range: inout LinkRange, from old: UInt32, keeping kept: UInt32, for count: UInt32
  ) {
    let start = allocateList(for: count)
    (nodes.base + Int(start)).update(from: nodes.base + Int(range.start), count: Int(kept))
    (positions.base + Int(start)).update(from: positions.base + Int(range.start), count: Int(kept))
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
    nodes.base[Int(block)] = size - 1
    return block + 1
  }

  // MARK: - Blocks

  /// Returns the least of 0, 1, 2, 3, 4, 6, 8, 12, 16, … that is at least `count`.
  private static func blockSize(for count: UInt32) -> UInt32 {
    if count <= 4 { return count }
    let power = UInt32(1) << (32 - UInt32((count - 1).leadingZeroBitCount))
    let between = power / 4 * 3
    return count <= between ? between : power
  }

  /// Returns the index of the free list for a block size.
  private static func index(of size: UInt32) -> Int {
    2 * (31 - size.leadingZeroBitCount) + (size.nonzeroBitCount == 1 ? 0 : 1)
  }

  private mutating func allocate(size: UInt32) -> UInt32 {
    if free.count == 0 {
      free.extend(by: LinkStore.sizeCount)
      free.base.initialize(repeating: none, count: LinkStore.sizeCount)
    }
    let index = LinkStore.index(of: size)
    let first = free.base[index]
    if first != none {
      free.base[index] = nodes.base[Int(first)]
      return first
    }
    guard nodes.count + Int(size) < Int(none) else {
      misuse("AttributeGraph", "more than \(none) edge ends; split the graph in two")
    }
    let start = UInt32(nodes.count)
    nodes.extend(by: Int(size))
    positions.extend(by: Int(size))
    return start
  }

  private mutating func deallocate(_ start: UInt32, size: UInt32) {
    if size == 0 { return }
    let index = LinkStore.index(of: size)
    nodes.base[Int(start)] = free.base[index]
    free.base[index] = start
  }

  // MARK: - Compaction

  /// Whether the store has grown so much that it is compacted at the next opportunity.
  ///
  /// Edges are created in the order in which rules first run, and growing lists leave holes. An update that walks neighbouring
  /// nodes would find their links scattered over the memory.
  @inline(__always)
  var isDueForCompaction: Bool { nodes.count >= compactionCount }

  /// Copies all lists into a new store without holes: the inputs of all nodes in node order, then their outputs.
  ///
  /// Linear in nodes and edges. A compaction is due whenever the store has doubled, so its cost is constant for each edge that was created.
  mutating func compact(_ lists: [UnsafeMutablePointer<LinkRange>], count: Int) {
    var compact = LinkStore()
    compact.nodes.reserve(nodes.count)
    compact.positions.reserve(nodes.count)
    for list in lists {
      for index in 0..<count where list[index].count > 0 {
        list[index] = compact.insert(list[index], from: self)
      }
    }
    compact.compactionCount = max(compactionCount, compact.nodes.count * 2)
    deallocate()
    self = compact
  }

  private mutating func insert(_ range: LinkRange, from other: LinkStore) -> LinkRange {
    var copy = range
    copy.start = allocateList(for: range.count)
    let (from, to, count) = (Int(range.start), Int(copy.start), Int(range.count))
    (nodes.base + to).update(from: other.nodes.base + from, count: count)
    (positions.base + to).update(from: other.positions.base + from, count: count)
    return copy
  }

  func deallocate() {
    nodes.deallocate()
    positions.deallocate()
    free.deallocate()
  }
}
