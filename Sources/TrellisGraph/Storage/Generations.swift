/// The generations that a graph gives to what stands in its slots, ascending: no slot has one twice.
///
/// What comes into a slot gets the present one, unless the slot had that already: then the next one is begun. So a
/// graph of a million attributes that is rebuilt uses up one. A slot that is free keeps the lower half of the one that it had.
@usableFromInline struct Generations {
  /// The present one.
  private var present: UInt32 = 0
  /// The numbers that the graph has used up.
  private var former = Buffer<UInt32>()
  /// The next of these to use again, where there are too many.
  private var oldest = 0
  private var hasStartedOver = false

  /// So many numbers a graph uses up before it begins again with its first: half of all, and so 2³¹ generations.
  var mostNumbers = 0x8000

  /// A graph begins to use the storage.
  mutating func start(_ storage: UnsafeMutablePointer<GraphStorage>) {
    guard let first = GraphNumbers.take(for: storage) else {
      misuse(
        "AttributeGraph", "there are \(GraphNumbers.limit - 1) graphs; let some go, or make subgraphs of one")
    }
    present = first
  }

  /// The arrays of nodes and flags have moved, or there is another number: the entries say where they are.
  func noteArrays(_ nodes: UnsafeMutablePointer<Node>, _ flags: UnsafeMutablePointer<NodeFlags>) {
    for index in -1..<former.count {
      let number = index < 0 ? present >> 16 : former.base[index]
      let entry = graphTable.unsafelyUnwrapped + Int(number)
      entry.pointee.nodes = nodes
      entry.pointee.flags = flags
    }
  }

  /// A generation for a slot that had one with this lower half.
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

  /// The graph goes: from here on no handle finds it.
  mutating func end() {
    GraphNumbers.giveBack(afterGeneration: hasStartedOver ? present | 0xffff : present)
    for index in 0..<former.count {
      GraphNumbers.giveBack(afterGeneration: former.base[index] << 16 | 0xffff)
    }
    former.deallocate()
  }
}

extension GraphCore {
  /// A generation for what comes into a slot that had one with this lower half; 0 where it has had none.
  @inline(__always)
  func generation(after last: UInt32) -> UInt32 { storage.pointee.generations.next(after: last, storage) }
}
