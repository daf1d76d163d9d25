/// Where handles find their graph: the entry of each number that a graph has.
///
/// A handle is 8 bytes, an index and a generation. The upper half of a generation is a number of this table; all attributes of a graph
/// have that number, or one of several where it has used one up.
/// ```
/// handle      [index 32][generation: count 16, number 16]
///                                              │
/// table       … [nodes, flags, storage ─▶ graph, first generation] …   32 bytes an entry
/// ```
/// A graph that goes leaves no more than its entry: the first generation that is good there becomes higher than all that the
/// graph gave, and its memory goes. So a handle that outlived its graph stops at the entry, even while another thread's graph
/// has the number by now: its generation was too low before that graph came, and stays so. (To a tool that looks for races it
/// is one: the read isn't atomic. A word that is aligned is read as a whole on every processor that Swift runs on.)
@usableFromInline struct GraphEntry: BitwiseCopyable {
  /// What a read looks at first, as the graph's storage has it: so that it needn't wait for the storage's address.
  ///
  /// These three are there where a generation isn't lower than `first`.
  @usableFromInline var nodes: UnsafeMutablePointer<Node>
  @usableFromInline var flags: UnsafeMutablePointer<NodeFlags>
  /// The storage of the graph that has the number.
  @usableFromInline var storage: UnsafeMutablePointer<GraphStorage>
  /// The first generation of the graph that has the number, or that the next one will have.
  @usableFromInline var first: UInt32
  /// The next number in the list of those that no graph has; 0 for none.
  fileprivate var next: UInt32
}

/// The entries, by number; nil before the first graph.
///
/// Not a constant: that would be looked at each time whether it has its value.
@usableFromInline nonisolated(unsafe) var graphTable: UnsafeMutablePointer<GraphEntry>?

/// The numbers that no graph has.
struct GraphNumbers {
  private static let all = Guarded(GraphNumbers())
  /// Number 0 is none's, so that a generation without a number is none's.
  static var limit: UInt32 { 0xffff }

  /// How many numbers, the first ones, were ever taken, with 0.
  private var used: UInt32 = 1
  /// Those of which most generations are left, linked; the one that was given back last is taken first.
  private var firstFree: UInt32 = 0
  /// Those of which most are used, linked; they start over where there are no others.
  private var firstWorn: UInt32 = 0
  private var lastWorn: UInt32 = 0

  /// Takes a number for a graph, and gives the first generation under it, which no attribute has had before (until 2³¹ numbers
  /// were given back); nil where other graphs have all of them.
  static func take(for storage: UnsafeMutablePointer<GraphStorage>) -> UInt32? {
    all.withLock { numbers in
      guard let number = numbers.next() else { return nil }
      graphTable.unsafelyUnwrapped[Int(number)].storage = storage
      return graphTable.unsafelyUnwrapped[Int(number)].first
    }
  }

  /// Gives a number back; from here on no handle with one of its generations, up to the last one, finds anything.
  static func giveBack(afterGeneration last: UInt32) {
    all.withLock { numbers in
      let number = last >> 16
      let table = graphTable.unsafelyUnwrapped
      table[Int(number)].first = last + 1
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
      // Of this, only what is used takes memory.
      let bytes = LargeMemory.size(for: 0x10000 * MemoryLayout<GraphEntry>.stride)
      graphTable = LargeMemory.allocate(bytes).assumingMemoryBound(to: GraphEntry.self)
      graphTable.unsafelyUnwrapped[0].first = .max
    }
    var number = used
    if number < GraphNumbers.limit {
      used += 1
    } else {
      number = firstWorn
      if number == 0 { return nil }
      firstWorn = graphTable.unsafelyUnwrapped[Int(number)].next
    }
    graphTable.unsafelyUnwrapped[Int(number)].first = number << 16 | 1
    return number
  }
}

extension AttributeID {
  /// The entry of the graph that has the attribute, or had it before it was removed; stops with a message where that has gone.
  @inlinable @inline(__always) var entry: UnsafeMutablePointer<GraphEntry> {
    let entry = graphTable.unsafelyUnwrapped + Int(generation >> 16)
    if generation < entry.pointee.first { stopForEnded(index, generation) }
    return entry
  }

  /// That graph.
  @inlinable @inline(__always) var core: GraphCore { GraphCore(storage: entry.pointee.storage) }

  /// The same; nil where the graph has gone.
  @inlinable var livingCore: GraphCore? {
    let entry = graphTable.unsafelyUnwrapped + Int(generation >> 16)
    return generation < entry.pointee.first ? nil : GraphCore(storage: entry.pointee.storage)
  }

  /// Whether the attribute is still in its graph.
  @inlinable var exists: Bool { livingCore?.exists(self) ?? false }
}

extension SubgraphID {
  /// The graph that has the subgraph, or had it before it was removed; nil where that has gone.
  var livingCore: GraphCore? { AttributeID(index: index, generation: generation).livingCore }

  /// Whether the subgraph is still in its graph.
  var exists: Bool { livingCore?.exists(self) ?? false }
}
