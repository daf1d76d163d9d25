/// What nodes of one make have in common: how they are evaluated, and what kind they are.
///
/// Nodes name theirs by a 32-bit number, so that a node has no room for what thousands share.
@usableFromInline struct Shape {
  /// How a node's rule is run.
  var evaluation: Evaluation
  /// The bytes of the value, where a closure's rule gives a plain word that is compared as such: then the update calls the
  /// closure itself; 0 where `evaluation` has to.
  var wordMask: UInt64
  /// Whether a caller's closure compares the values.
  @usableFromInline var hasComparator: Bool
  /// Whether its rules are marked with the gates that they read.
  var isSettling = false
  /// The code of a closure's rule; its context is the node's payload.
  @usableFromInline var function: UnsafeRawPointer?
  /// How values and payloads are compared, copied and destroyed; owned by the table's owner.
  @usableFromInline var type: Unmanaged<NodeType>
  /// Its number in the graph's table of kinds.
  var kind: UInt32
  /// Where in the source its nodes are made.
  var site: Site
}

/// A function of its own type in memory, so that it is called with its arguments in registers.
struct Evaluation {
  let evaluate: Evaluate
}

/// Runs the rule of a node, which the words and the node's payload say, and stores the result; answers whether the value
/// differs from the last one.
@usableFromInline typealias Evaluate = (GraphCore, UInt32, ClosureWords) -> Bool

/// The shapes of a graph, each once.
@usableFromInline struct ShapeTable {
  private struct Key: Hashable {
    var function: UnsafeRawPointer?
    var type: ObjectIdentifier
    var kind: UInt32
    var site: Site
  }

  /// The shapes, by number; they move when the table grows.
  @usableFromInline private(set) var base: UnsafeMutablePointer<Shape>
  private var count = 0
  private var capacity = 0
  private var numbers: [Key: UInt32] = [:]
  /// The shape that was asked for last: nodes of one make are often made one after the other.
  private var last: (key: Key, number: UInt32)?

  init() {
    base = UnsafeMutablePointer(bitPattern: 64).unsafelyUnwrapped
  }

  /// The number of a shape.
  mutating func number(
    of type: NodeType, function: UnsafeRawPointer?, kind: UInt32, site: Site,
    wordMask: UInt64 = 0,
    evaluate: @escaping Evaluate
  ) -> UInt32 {
    let key = Key(function: function, type: ObjectIdentifier(type), kind: kind, site: site)
    if let last, last.key == key { return last.number }
    let number = numbers[key] ?? add(key, type, wordMask, evaluate)
    last = (key, number)
    return number
  }

  private mutating func add(_ key: Key, _ type: NodeType, _ wordMask: UInt64, _ evaluate: @escaping Evaluate)
    -> UInt32
  {
    if count == capacity {
      let larger = UnsafeMutablePointer<Shape>.allocate(capacity: max(4, capacity * 2))
      larger.moveInitialize(from: base, count: count)
      deallocateMemory()
      base = larger
      capacity = max(4, capacity * 2)
    }
    let shape = Shape(
      evaluation: Evaluation(evaluate: evaluate), wordMask: wordMask, hasComparator: type.hasComparator,
      function: key.function,
      type: .passUnretained(type), kind: key.kind, site: key.site)
    (base + count).initialize(to: shape)
    count += 1
    numbers[key] = UInt32(count - 1)
    return UInt32(count - 1)
  }

  func deallocate() {
    base.deinitialize(count: count)
    deallocateMemory()
  }

  private func deallocateMemory() {
    if capacity > 0 { base.deallocate() }
  }
}
