/// A plan for comparing two values of a type.
///
/// It is made once per type, never changes, and is kept for the life of the process.
///
/// - An `Equatable` type is compared by its `==`, whatever its fields are. So NaN differs from NaN, and a rule that yields NaN
///   again counts as changed: each time, its readers are evaluated once, never endlessly.
/// - Other structs and tuples are compared field by field, enums by case and then by payload.
/// - Objects and metatypes are compared by identity.
/// - Closures that only act are compared by their function and what they have captured, others by function and context.
/// - Existentials are compared by dynamic type, and then as values of that type.
/// - Arrays are compared by storage, then by count, then element by element. Arrays that share their storage are equal without a
///   comparison of their elements, as in the standard library.
/// - Adjacent fields that are compared by their bytes are compared together; padding is never compared. This is only an
///   optimization: it doesn't change any result.
///
/// A plan may be used from any thread at any time, as far as the `==` of the types in it may. If a conformance is isolated to an
/// actor (`@MainActor Equatable`), comparisons off that actor compare the fields instead.
package final class ComparisonPlan: @unchecked Sendable {
  /// The method of comparison, for descriptions and for finding differences.
  enum Rule {
    /// Comparison by bytes with a meaning.
    case bytes(Meaning)
    /// Comparison as numbers.
    case floatingPoint
    /// Comparison as text.
    case string
    /// Comparison field by field.
    case fields([Field])
    /// Comparison by the comparer of the only step.
    case comparer(Comparer)
  }

  /// The meaning of bytes that are compared as such.
  enum Meaning {
    case value, object, closure, function, metatype
    /// Bytes of unknown structure: equal only if all bytes are, including padding.
    case unknown(String)

    var isUnknown: Bool {
      if case .unknown = self { true } else { false }
    }
  }

  struct Field {
    let name: String
    let offset: Int
    let plan: ComparisonPlan
  }

  let metadata: TypeMetadata
  let rule: Rule

  /// The size of a value, and the distance to the next one in an array, in bytes.
  let size: Int
  let stride: Int
  /// Whether a value is one reference or number, all bytes of which are written together.
  let isScalar: Bool
  /// Whether values are equal exactly if all their bytes are, without padding, so that contiguous values are compared at once.
  let isSolid: Bool
  /// Whether an existential stores a value of the type inline, not in a box.
  let isStoredInline: Bool

  /// The steps.
  ///
  /// Steps without a comparer come first.
  private let steps: UnsafeMutablePointer<ComparisonStep>
  private let stepCount: Int
  /// The number of steps without a comparer.
  private let plainCount: Int
  /// The comparers of the steps, which are retained here.
  private let comparers: [Comparer]

  init(
    type: Any.Type, rule: Rule, steps: [ComparisonStep], comparers: [Comparer], isScalar: Bool = false
  ) {
    let arranged = ComparisonStep.arrange(steps)
    let metadata = TypeMetadata(type)
    self.metadata = metadata
    self.rule = rule
    self.comparers = comparers
    size = metadata.size
    stride = metadata.stride
    isStoredInline = metadata.isStoredInline
    isSolid =
      arranged.count == 1 && arranged[0].isBytes && arranged[0].offset == 0
      && arranged[0].length == metadata.stride
    self.isScalar = isScalar || ComparisonPlan.isScalar(rule, size: metadata.size)
    stepCount = arranged.count
    plainCount = arranged.count { $0.operation != .call }
    self.steps = .allocate(capacity: arranged.count)
    self.steps.initialize(from: arranged, count: arranged.count)
  }

  var type: Any.Type { metadata.type }

  deinit {
    steps.deallocate()
  }

  /// Returns whether a rule is that of a struct with one scalar field, which counts as a scalar, too.
  private static func isScalar(_ rule: Rule, size: Int) -> Bool {
    guard case .fields(let fields) = rule else { return false }
    let filled = fields.filter { $0.plan.size > 0 }
    return filled.count == 1 && filled[0].plan.isScalar && filled[0].plan.size == size
  }
}

// MARK: - Creation

extension ComparisonPlan {
  /// Returns the plan of a type.
  ///
  /// O(1) once the plan is made.
  static func plan(for type: Any.Type) -> ComparisonPlan { ComparisonPlanCache.shared.plan(for: type) }

  /// Returns the plan of a type.
  ///
  /// O(1) once the plan is made.
  package static func plan<Value>(for type: Value.Type) -> ComparisonPlan { plan(for: type as Any.Type) }

  /// Returns a plan that calls a closure.
  ///
  /// The plan isn't cached: the caller owns it and the closure.
  package static func custom<Value>(
    for type: Value.Type = Value.self, _ areEqual: @escaping (Value, Value) -> Bool
  ) -> ComparisonPlan {
    let comparer = CustomComparer(areEqual)
    return ComparisonPlan(
      type: type, rule: .comparer(comparer),
      steps: [ComparisonStep(.call, at: 0, length: 0, comparer: comparer)],
      comparers: [comparer])
  }

  /// Returns the steps, moved by an offset, and their comparers, for a plan that includes this one.
  func parts(at offset: Int) -> (steps: [ComparisonStep], comparers: [Comparer]) {
    (UnsafeBufferPointer(start: steps, count: stepCount).map { $0.moved(by: offset) }, comparers)
  }

  /// The steps, in the order in which they are performed.
  var allSteps: [ComparisonStep] { parts(at: 0).steps }

}

// MARK: - Comparison

extension ComparisonPlan {
  /// Compares two values in place.
  ///
  /// O(number of fields) for a struct, O(number of elements) for arrays that don't share storage, otherwise the complexity of
  /// `==`. Values may be nested to any depth. Memory is allocated only for dictionaries, errors in two boxes, enums of at least
  /// half a kilobyte, and values nested more than 64 memory blocks deep.
  package func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    guard arePlainPartsEqual(first, second) else { return false }
    guard plainCount < stepCount else { return true }
    var walk = ComparisonWalk()
    return areOtherPartsEqual(first, second, &walk) && walk.finish()
  }

  /// Compares two values as a part of a larger comparison.
  @inline(__always)
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk) -> Bool {
    guard arePlainPartsEqual(first, second) else { return false }
    return plainCount == stepCount || areOtherPartsEqual(first, second, &walk)
  }

  /// Compares two sequences of contiguous values as a part of a larger comparison.
  func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int, _ walk: inout ComparisonWalk
  ) -> Bool {
    if isSolid { return Bytes.areEqual(first, second, count * stride) }
    var offset = 0
    for _ in 0..<count {
      guard areEqual(first + offset, second + offset, &walk) else { return false }
      offset += stride
    }
    return true
  }

  @inline(__always)
  private func arePlainPartsEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    var step = UnsafePointer(steps)
    let end = step + plainCount
    while step != end {
      guard step.pointee.areEqual(first, second) else { return false }
      step += 1
    }
    return true
  }

  private func areOtherPartsEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    var step = UnsafePointer(steps) + plainCount
    let end = UnsafePointer(steps) + stepCount
    while step != end {
      guard step.pointee.call(first, second, &walk) else { return false }
      step += 1
    }
    return true
  }

  /// Returns the first difference of two values, in the order of the fields' declarations; nil if they are equal.
  ///
  /// O(size of the values), times the nesting depth of `Equatable` types.
  func firstDifference(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> FieldDifference? {
    DifferenceSearch.first(self, first, second)
  }
}
