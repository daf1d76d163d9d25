/// How two values of one type are compared: made once a type, kept for the life of the process, never changed.
///
/// - An `Equatable` type is compared by its `==`, whatever its fields are. So NaN differs from NaN, and a rule that
///   yields NaN again counts as changed: it costs its readers an evaluation each time, never an endless one.
/// - Other structs and tuples are compared field by field, enums by case and then by payload.
/// - Objects are compared by identity, closures by the identities of function and context, metatypes by theirs.
/// - Existentials are compared by dynamic type, and then as values of that type.
/// - Arrays are compared by storage, then by count, then element by element. What shares its storage is equal without a
///   look at it, as it is to the standard library.
/// - Whatever is compared by bytes, by its type's nature, is compared together with its neighbours, in one go; padding
///   is never looked at. That is an abbreviation: it changes no answer.
///
/// A plan may be used from any thread at any time, as far as the `==` of the types in it may; where a conformance is
/// isolated to an actor (`@MainActor Equatable`), elsewhere the fields are compared in its stead.
package final class ComparisonPlan: @unchecked Sendable {
  /// How the values are compared, for those who show it or look for a difference.
  enum Rule {
    /// By their bytes, which stand for that.
    case bytes(Meaning)
    /// As numbers.
    case floatingPoint
    /// As text.
    case string
    /// Field by field.
    case fields([Field])
    /// As the only step's comparer does.
    case comparer(Comparer)
  }

  /// What bytes stand for that are compared as such.
  enum Meaning {
    case value, object, closure, function, metatype
    /// Bytes that nothing is known of: equal only if all are, padding too.
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

  /// How far a value reaches, and how far it is to the next one in an array.
  let size: Int
  let stride: Int
  /// Whether a value is one reference or number, all of whose bytes are written together.
  let isScalar: Bool
  /// Whether all bytes of a value count and nothing else does, so that a row of values is compared as one.
  let isSolid: Bool
  /// Whether an existential has such a value in itself, not in a box.
  let isStoredInline: Bool

  /// Those that call nobody first.
  private let steps: UnsafeMutablePointer<ComparisonStep>
  private let stepCount: Int
  /// How many of them call nobody.
  private let plainCount: Int
  /// What keeps the steps' comparers.
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

  /// A struct of one scalar is one.
  private static func isScalar(_ rule: Rule, size: Int) -> Bool {
    guard case .fields(let fields) = rule else { return false }
    let filled = fields.filter { $0.plan.size > 0 }
    return filled.count == 1 && filled[0].plan.isScalar && filled[0].plan.size == size
  }
}

// MARK: - Making

extension ComparisonPlan {
  /// The plan of a type.
  ///
  /// O(1) once it is made.
  static func plan(for type: Any.Type) -> ComparisonPlan { ComparisonPlanCache.shared.plan(for: type) }

  /// The plan of a type.
  ///
  /// O(1) once it is made.
  package static func plan<Value>(for type: Value.Type) -> ComparisonPlan { plan(for: type as Any.Type) }

  /// A plan that asks the caller; it is not kept, and belongs, like the closure, to whoever made it.
  package static func custom<Value>(
    for type: Value.Type = Value.self, _ areEqual: @escaping (Value, Value) -> Bool
  ) -> ComparisonPlan {
    let comparer = CustomComparer(areEqual)
    return ComparisonPlan(
      type: type, rule: .comparer(comparer),
      steps: [ComparisonStep(.call, at: 0, length: 0, comparer: comparer)],
      comparers: [comparer])
  }

  /// The steps and what keeps their comparers, for a plan that this one becomes a part of.
  func parts(at offset: Int) -> (steps: [ComparisonStep], comparers: [Comparer]) {
    (UnsafeBufferPointer(start: steps, count: stepCount).map { $0.moved(by: offset) }, comparers)
  }

  /// The steps, in the order in which they are taken.
  var allSteps: [ComparisonStep] { parts(at: 0).steps }

}

// MARK: - Comparing

extension ComparisonPlan {
  /// Compares two values in place.
  ///
  /// O(number of fields) for a struct; the number of elements for arrays that don't share storage; whatever `==`
  /// takes. Values may be nested to any depth. Memory is taken only for dictionaries, for errors in two boxes, for
  /// enums of half a kilobyte and more, and for what is nested more than 64 memories deep.
  package func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    guard arePlainPartsEqual(first, second) else { return false }
    guard plainCount < stepCount else { return true }
    var walk = ComparisonWalk()
    return areOtherPartsEqual(first, second, &walk) && walk.finish()
  }

  /// Compares two values as a part of a comparison under way.
  @inline(__always)
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk) -> Bool {
    guard arePlainPartsEqual(first, second) else { return false }
    return plainCount == stepCount || areOtherPartsEqual(first, second, &walk)
  }

  /// Compares two rows of values as a part of a comparison under way.
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

  /// The first difference of two values, in the order of the fields' declarations; nil if they are equal.
  ///
  /// O(size of the values); where `Equatable` types are nested, times the depth of that nesting.
  func firstDifference(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> FieldDifference? {
    DifferenceSearch.first(self, first, second)
  }
}
