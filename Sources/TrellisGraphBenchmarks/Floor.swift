import CGraphFloor

/// A graph of the floor, with one of its two algorithms; see the header of CGraphFloor.
///
/// Nodes are numbered in the order of their creation.
protocol Floor {
  init(_ builder: FloorBuilder)
  /// Stores the value of an input.
  func set(_ input: UInt32, _ value: Int32)
  /// Performs the computations that have to precede reads.
  func settle()
  /// Returns the current value of a node.
  func read(_ node: UInt32) -> Int32
}

extension Floor {
  /// Returns the most frequent operation, which sets one input and reads one root.
  func operation(setting input: UInt32, reading root: UInt32) -> (Int) -> Int32 {
    { number in
      set(input, Int32(truncatingIfNeeded: number))
      settle()
      return read(root)
    }
  }
}

/// A builder that creates the nodes of a floor.
final class FloorBuilder {
  let graph = floor_create()!

  func input(_ value: Int32) -> UInt32 { floor_add_input(graph, value) }
  func sum(_ inputs: [UInt32], plus constant: Int32 = 0) -> UInt32 {
    floor_add_sum(graph, constant, inputs, inputs.count)
  }
  func difference(_ first: UInt32, _ second: UInt32) -> UInt32 { floor_add_difference(graph, first, second) }
  func zero(_ input: UInt32) -> UInt32 { floor_add_zero(graph, input) }
}

/// A floor that marks and then pulls: the engine's own algorithm.
struct MarkingFloor: Floor {
  private let graph: UnsafeMutablePointer<floor_graph>

  init(_ builder: FloorBuilder) {
    graph = builder.graph
    floor_seal(graph)
  }

  func set(_ input: UInt32, _ value: Int32) { floor_set(graph, input, value) }
  func settle() {}
  func read(_ node: UInt32) -> Int32 { floor_read(graph, node) }
}

/// A floor that computes everything each time.
struct SweepingFloor: Floor {
  private let graph: UnsafeMutablePointer<floor_graph>
  private let values: UnsafeMutablePointer<Int32>

  init(_ builder: FloorBuilder) {
    graph = builder.graph
    floor_seal(graph)
    values = graph.pointee.values
  }

  func set(_ input: UInt32, _ value: Int32) { values[Int(input)] = value }
  func settle() { floor_sweep(graph) }
  func read(_ node: UInt32) -> Int32 { values[Int(node)] }
}
