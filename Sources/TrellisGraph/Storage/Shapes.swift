/// The common properties of nodes that are created alike: their evaluation and their kind.
///
/// Nodes refer to their shape by a 32-bit number, so that a node needs no space for data shared by thousands.
@usableFromInline struct Shape: BitwiseCopyable {
  /// The function that runs a node's rule; retained.
  var evaluator: Unmanaged<Evaluator>
  /// A mask of the value's bits, if the rule is a closure that returns an integer or a Boolean; the update then calls the closure directly.
  ///
  /// 0 if `evaluator` must be called.
  var wordMask: UInt64
  /// Whether a caller's closure compares the values.
  @usableFromInline var hasComparator: Bool
  /// Whether the rules are marked together with the gates that they read.
  var isSettling = false
  /// The code of a closure rule; its context is the node's payload.
  @usableFromInline var function: UnsafeRawPointer?
  /// The operations on values and payloads; owned by the table's owner.
  @usableFromInline var type: Unmanaged<NodeType>
  /// The number of the kind in the graph's table of kinds.
  var kind: UInt32
  /// The source location at which the nodes are created.
  var site: Site
}

/// A function in a constant of an object, so that it is called without being retained.
final class Evaluator {
  let evaluate: Evaluate

  init(_ evaluate: @escaping Evaluate) {
    self.evaluate = evaluate
  }
}

/// A function that runs a node's rule, given by the words and the node's payload, and stores the result; returns whether the
/// value changed.
@usableFromInline typealias Evaluate = (GraphCore, UInt32, ClosureWords) -> Bool

/// The shapes of a graph, each stored once.
@usableFromInline struct ShapeTable {
  private struct Key: Hashable {
    var function: UnsafeRawPointer?
    var type: ObjectIdentifier
    var kind: UInt32
    var site: Site
  }

  /// The shapes by number; they move when the table grows.
  @usableFromInline private(set) var base: UnsafeMutablePointer<Shape>
  private var count = 0
  private var capacity = 0
  private var numbers: [Key: UInt32] = [:]
  /// The last shape requested: nodes of one shape are often created one after another.
  private var last: (key: Key, number: UInt32)?

  init() {
    base = UnsafeMutablePointer(bitPattern: 64).unsafelyUnwrapped
  }

  /// Returns the number of a shape, which is added if it is new.
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
      evaluator: .passRetained(Evaluator(evaluate)), wordMask: wordMask,
      hasComparator: type.hasComparator, function: key.function,
      type: .passUnretained(type), kind: key.kind, site: key.site)
    (base + count).initialize(to: shape)
    count += 1
    numbers[key] = UInt32(count - 1)
    return UInt32(count - 1)
  }

  func deallocate() {
    for index in 0..<count { base[index].evaluator.release() }
    deallocateMemory()
  }

  private func deallocateMemory() {
    if capacity > 0 { base.deallocate() }
  }
}
