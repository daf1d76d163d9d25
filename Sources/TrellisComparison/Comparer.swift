/// The part of a plan that knows one kind of value which has no fixed bytes to compare: an `Equatable` type, an enum,
/// an existential, an array.
///
/// Comparers are made with their plan and never change, but for what they remember of types seen.
class Comparer {
  /// Compares two values in place.
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk) -> Bool {
    misuse("Comparer.areEqual", "\(Self.self) doesn't say how it compares")
  }

  /// What two values consist of, for a search for the difference.
  func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    misuse("Comparer.parts", "\(Self.self) doesn't say what its values consist of")
  }

  /// How the values are compared, in a word.
  var method: ComparisonOutline.Method {
    misuse("Comparer.method", "\(Self.self) doesn't say how it compares")
  }

  /// The same in words.
  var summary: String { "\(Self.self)" }

  /// The types that a reader of the plan would ask about next, with a name each.
  var nested: [(name: String, plan: ComparisonPlan)] { [] }
}
