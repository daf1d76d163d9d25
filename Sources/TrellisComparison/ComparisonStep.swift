/// One thing to do in comparing two values: what lies at an offset in both of them, and how it is compared.
///
/// A plan is a row of steps. A struct's fields, and their fields, are steps of the struct's own plan: neighbours that
/// are compared by their bytes become one step.
struct ComparisonStep {
  enum Operation: UInt8 {
    /// `length` bytes, which are equal or not.
    case bytes
    /// Eight bytes, the commonest case of that: an integer or a reference.
    case word
    /// `length` numbers of type `Double` or `Float`: not by their bytes, since `0.0 == -0.0` and `.nan != .nan`.
    case doubles, floats
    /// A `String`.
    case string
    /// Whatever `comparer` does.
    case call
  }

  var operation: Operation
  var offset: Int
  var length: Int
  /// Lives as long as the plan; nil but for `.call`.
  var comparer: Unmanaged<Comparer>?

  init(_ operation: Operation, at offset: Int, length: Int, comparer: Comparer? = nil) {
    self.operation = operation
    self.offset = offset
    self.length = length
    self.comparer = comparer.map(Unmanaged.passUnretained)
  }

  func moved(by distance: Int) -> ComparisonStep {
    var step = self
    step.offset += distance
    return step
  }
}

// MARK: - Arranging

extension ComparisonStep {
  /// Puts neighbouring bytes and numbers together, and what is quick before what isn't: the first difference ends it.
  static func arrange(_ steps: [ComparisonStep]) -> [ComparisonStep] {
    var arranged: [ComparisonStep] = []
    for step in steps.sorted(by: { $0.offset < $1.offset }) {
      if let joined = arranged.last?.joined(with: step) {
        arranged[arranged.count - 1] = joined
      } else {
        arranged.append(step)
      }
    }
    for index in arranged.indices where arranged[index].isBytes {
      arranged[index].operation = arranged[index].length == 8 ? .word : .bytes
    }
    return [0, 1, 2].flatMap { rank in arranged.filter { $0.rank == rank } }
  }

  var isBytes: Bool { operation == .bytes || operation == .word }

  private var rank: Int {
    switch operation {
    case .bytes, .word, .doubles, .floats: 0
    case .string: 1
    case .call: 2
    }
  }

  private func joined(with next: ComparisonStep) -> ComparisonStep? {
    let size: Int
    switch (operation, next.operation) {
    case (.bytes, .bytes), (.bytes, .word), (.word, .bytes), (.word, .word): size = length
    case (.doubles, .doubles): size = length * 8
    case (.floats, .floats): size = length * 4
    default: return nil
    }
    guard offset + size == next.offset else { return nil }
    return ComparisonStep(isBytes ? .bytes : operation, at: offset, length: length + next.length)
  }
}

// MARK: - Running

extension ComparisonStep {
  /// Compares what a step that calls nobody is for in two values.
  @inline(__always)
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first + offset
    let second = second + offset
    switch operation {
    case .word:
      return first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
    case .bytes:
      return Bytes.areEqual(first, second, length)
    case .doubles:
      return areEqual(first, second, as: Double.self)
    case .floats:
      return areEqual(first, second, as: Float.self)
    case .string:
      return areSameWords(first, second)
        || first.assumingMemoryBound(to: String.self).pointee
          == second.assumingMemoryBound(to: String.self).pointee
    case .call:
      return false
    }
  }

  /// Compares what a step that calls a comparer is for in two values.
  @inline(__always)
  func call(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk) -> Bool {
    comparer.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      $0.areEqual(first + offset, second + offset, &walk)
    }
  }

  @inline(__always)
  private func areEqual<Number: FloatingPoint>(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, as type: Number.Type
  ) -> Bool {
    let first = first.assumingMemoryBound(to: type)
    let second = second.assumingMemoryBound(to: type)
    for index in 0..<length where first[index] != second[index] { return false }
    return true
  }

  /// Whether two strings are the same small one, or share their storage.
  @inline(__always)
  private func areSameWords(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
      && first.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }
}
