public import Synchronization

/// An entry of the table in which handles find their graph, by the graph's number.
///
/// A handle is 8 bytes: an index and a generation. The upper half of a generation is a number in this table. All attributes of a
/// graph have the same number, or one of several if the graph has used up a number.
/// ```
/// handle      [index 32][generation: count 16, number 16]
///                                              │
/// table       … [nodes, flags, storage ─▶ graph, first generation] …   32 bytes an entry
/// ```
/// A graph that ends leaves only its entry: the entry's first valid generation rises above all generations of that graph, and the memory is
/// freed. So a handle that outlives its graph is rejected at the entry. That holds even if a graph of another thread has the number by
/// then, because that graph's first generation is higher, too. Only the field `first` is read for such a handle. The read is a relaxed
/// atomic load, which costs no more than a plain one. No stronger ordering is needed: code that may use a graph runs after the graph's
/// creation.
@usableFromInline struct GraphEntry: ~Copyable {
  /// The nodes, which a read needs first; a copy of the storage's pointer, so that a read needn't wait for the storage's address.
  ///
  /// `nodes`, `flags` and `storage` are valid for generations from `first` on.
  @usableFromInline var nodes: UnsafeMutablePointer<Node>
  @usableFromInline var flags: UnsafeMutablePointer<NodeFlags>
  /// The storage of the graph that has the number.
  @usableFromInline var storage: UnsafeMutablePointer<GraphStorage>
  /// The first generation of the graph that has the number, or of the next graph to get it.
  @usableFromInline let first: Atomic<UInt32>
  /// The next number in the list of free numbers; 0 for none.
  fileprivate var next: UInt32
}

/// The entries, by number; nil before the first graph.
///
/// A variable, because each access to a constant would check whether it is initialized. It is set once, under a lock, so accesses needn't be
/// checked for exclusivity either: in generic code that isn't specialized, that check takes longer than a read.
@exclusivity(unchecked)
@usableFromInline nonisolated(unsafe) var graphTable: UnsafeMutablePointer<GraphEntry>?

/// The graph numbers that no graph has.
struct GraphNumbers {
  private static let all = Guarded(GraphNumbers())
  /// The upper bound of graph numbers, exclusive.
  ///
  /// Number 0 is never given, so a generation whose upper half is 0 belongs to no attribute.
  static var limit: UInt32 { 0xffff }

  /// The count of numbers that were ever taken, from the first on, including 0.
  private var used: UInt32 = 1
  /// The first of the free numbers whose generations are mostly unused, linked; the one given back last is taken first.
  private var firstFree: UInt32 = 0
  /// The first of the free numbers whose generations are mostly used up, linked; they start over once no other number is free.
  private var firstWorn: UInt32 = 0
  private var lastWorn: UInt32 = 0

  /// Takes a number for a graph and returns its first generation; nil if other graphs have all numbers.
  ///
  /// No attribute has had that generation before. A generation may repeat only after 2³¹ numbers were given back.
  static func take(for storage: UnsafeMutablePointer<GraphStorage>) -> UInt32? {
    all.withLock { numbers in
      guard let number = numbers.next() else { return nil }
      let entry = graphTable.unsafelyUnwrapped + Int(number)
      entry.pointee.storage = storage
      return entry.pointee.first.load(ordering: .relaxed)
    }
  }

  /// Gives a number back; from then on no handle with one of its generations, up to the last one, finds anything.
  static func giveBack(afterGeneration last: UInt32) {
    all.withLock { numbers in
      let number = last >> 16
      let table = graphTable.unsafelyUnwrapped
      table[Int(number)].first.store(last + 1, ordering: .relaxed)
      if last & 0xffff < 0x8000 {
        table[Int(number)].next = numbers.firstFree
        numbers.firstFree = number
      } else {
        table[Int(number)].next = 0
        if numbers.firstWorn == 0 {
          numbers.firstWorn = number
        } else {
          table[Int(numbers.lastWorn)].next = number
        }
        numbers.lastWorn = number
      }
    }
  }

  private mutating func next() -> UInt32? {
    if firstFree != 0 {
      let number = firstFree
      firstFree = graphTable.unsafelyUnwrapped[Int(number)].next
      return number
    }
    if graphTable == nil {
      // Only the entries in use take memory.
      let bytes = LargeMemory.size(for: 0x10000 * MemoryLayout<GraphEntry>.stride)
      graphTable = LargeMemory.allocate(bytes).assumingMemoryBound(to: GraphEntry.self)
      graphTable.unsafelyUnwrapped[0].first.store(.max, ordering: .relaxed)
    }
    var number = used
    if number < GraphNumbers.limit {
      used += 1
    } else {
      number = firstWorn
      if number == 0 { return nil }
      firstWorn = graphTable.unsafelyUnwrapped[Int(number)].next
    }
    graphTable.unsafelyUnwrapped[Int(number)].first.store(number << 16 | 1, ordering: .relaxed)
    return number
  }
}

extension AttributeID {
  /// The entry of the graph that has the attribute, or had it before the attribute's removal; traps if that graph has ended.
  @inlinable @inline(__always) var entry: UnsafeMutablePointer<GraphEntry> {
    let entry = graphTable.unsafelyUnwrapped + Int(generation >> 16)
    if generation < entry.pointee.first.load(ordering: .relaxed) { trapForEnded(index, generation) }
    return entry
  }

  /// The graph of ``entry``.
  @inlinable @inline(__always) var core: GraphCore { GraphCore(storage: entry.pointee.storage) }

  /// The graph that has the attribute, or had it before its removal; nil if that graph has ended.
  @inlinable var livingCore: GraphCore? {
    let entry = graphTable.unsafelyUnwrapped + Int(generation >> 16)
    return generation < entry.pointee.first.load(ordering: .relaxed)
      ? nil : GraphCore(storage: entry.pointee.storage)
  }

  /// Whether the attribute is still in its graph.
  @inlinable var exists: Bool { livingCore?.exists(self) ?? false }
}

extension SubgraphID {
  /// The graph that has the subgraph, or had it before its removal; nil if that graph has ended.
  var livingCore: GraphCore? { AttributeID(index: index, generation: generation).livingCore }

  /// Whether the subgraph is still in its graph.
  var exists: Bool { livingCore?.exists(self) ?? false }
}
