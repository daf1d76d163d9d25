/// The generations that a graph gives to the nodes and subgraphs in its slots: ascending, and never the same one twice per slot.
///
/// A node gets the current generation, unless its slot had that one already: then the next generation begins. So rebuilding a graph of a
/// million attributes uses up one generation. A free slot keeps the lower half of its last generation.
@usableFromInline struct Generations {
  /// The current generation.
  private var present: UInt32 = 0
  /// The graph numbers that this graph has used up.
  private var former = Buffer<UInt32>()
  /// The index of the next used-up number to reuse, once the graph has the maximum of numbers.
  private var oldest = 0
  private var hasStartedOver = false

  /// The number of graph numbers that a graph uses up before it reuses its first: half of all, which is 2³¹ generations.
  var mostNumbers = 0x8000

  /// Takes the graph's first number, when a graph begins to use the storage; traps if other graphs have all numbers.
  mutating func start(_ storage: UnsafeMutablePointer<GraphStorage>) {
    guard let first = GraphNumbers.take(for: storage) else {
      misuse(
        "AttributeGraph",
        "there are \(GraphNumbers.limit - 1) graphs; release some, or use subgraphs of one graph")
    }
    present = first
  }

  /// Updates the table's entries of all this graph's numbers, after the graph's arrays of nodes and flags have moved or the graph has taken
  /// another number.
  func noteArrays(_ nodes: UnsafeMutablePointer<Node>, _ flags: UnsafeMutablePointer<NodeFlags>) {
    for index in -1..<former.count {
      let number = index < 0 ? present >> 16 : former.base[index]
      let entry = graphTable.unsafelyUnwrapped + Int(number)
      entry.pointee.nodes = nodes
      entry.pointee.flags = flags
    }
  }

  /// Returns a generation for a slot, given the lower half of the slot's last generation.
  @inline(__always)
  mutating func next(after last: UInt32, _ storage: UnsafeMutablePointer<GraphStorage>) -> UInt32 {
    if present & 0xffff == last { advance(storage) }
    return present
  }

  /// Begins a generation that no slot has had.
  @inline(never)
  mutating func advance(_ storage: UnsafeMutablePointer<GraphStorage>) {
    if present & 0xffff != 0xffff {
      present += 1
    } else if former.count < mostNumbers, let first = GraphNumbers.take(for: storage) {
      former.append(present >> 16)
      present = first
      noteArrays(storage.pointee.nodes.base, storage.pointee.flags.base)
    } else {
      startOver()
    }
  }

  private mutating func startOver() {
    let number = present >> 16
    hasStartedOver = true
    if former.count == 0 {
      present = number << 16 | 1
    } else {
      present = former.base[oldest] << 16 | 1
      former.base[oldest] = number
      oldest = (oldest + 1) % former.count
    }
  }

  /// Gives all numbers back when the graph ends; from then on no handle finds it.
  mutating func end() {
    GraphNumbers.giveBack(afterGeneration: hasStartedOver ? present | 0xffff : present)
    for index in 0..<former.count {
      GraphNumbers.giveBack(afterGeneration: former.base[index] << 16 | 0xffff)
    }
    former.deallocate()
  }
}

extension GraphCore {
  /// Returns a generation for a slot, given the lower half of the slot's last generation; 0 if the slot never had one.
  @inline(__always)
  func generation(after last: UInt32) -> UInt32 { storage.pointee.generations.next(after: last, storage) }
}
