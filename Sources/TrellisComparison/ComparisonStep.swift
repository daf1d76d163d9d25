/// A step of a comparison: an offset in both values, and the operation that compares them there.
///
/// A plan is a sequence of steps. The fields of a struct, and their fields, are steps of the struct's own plan. Adjacent fields
/// that are compared by their bytes become one step.
struct ComparisonStep {
  enum Operation: UInt8 {
    /// A comparison of `length` bytes.
    case bytes
    /// A comparison of eight bytes, such as an integer or a reference: the most frequent case.
    case word
    /// A comparison of `length` numbers of type `Double` or `Float`: not by bytes, since `0.0 == -0.0` and `.nan != .nan`.
    case doubles, floats
    /// A comparison of two strings.
    case string
    /// A call of `comparer`.
    case call
  }

  var operation: Operation
  var offset: Int
  var length: Int
  /// The comparer, which lives as long as the plan; nil except for `.call`.
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

// MARK: - Arrangement

extension ComparisonStep {
  /// Joins steps for adjacent bytes or numbers, and puts quick steps first, since the first difference ends the comparison.
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

// MARK: - Execution

extension ComparisonStep {
  /// Performs a step without a comparer on two values.
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

  /// Performs a step with a comparer on two values.
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

  /// Returns whether two strings are the same small one, or share their storage.
  @inline(__always)
  private func areSameWords(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
      && first.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }
}
