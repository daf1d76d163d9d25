/// The part of a plan for a kind of value that isn't compared by fixed bytes: an `Equatable` type, an enum, an existential or an
/// array.
///
/// Comparers are created with their plan. They never change, except for caches of the types that they encounter.
class Comparer {
  /// Compares two values in place.
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk) -> Bool {
    misuse("Comparer.areEqual", "\(Self.self) doesn't say how it compares")
  }

  /// Returns the parts of two values, for a search for their difference.
  func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    misuse("Comparer.parts", "\(Self.self) doesn't say what its values consist of")
  }

  /// The method of comparison.
  var method: ComparisonOutline.Method {
    misuse("Comparer.method", "\(Self.self) doesn't say how it compares")
  }

  /// A description of the method.
  var summary: String { "\(Self.self)" }

  /// The plans of the parts with their names, for descriptions.
  var nested: [(name: String, plan: ComparisonPlan)] { [] }
}
