/// The comparison of two values of any type, as the engine does it.
///
/// A ``ComparedByPart`` type is compared by that part. `Equatable` types are compared by `==`, whatever their fields are.
/// Other types are taken apart:
/// structs and tuples field by field, enums by case and payload, existentials by dynamic type and then as values of
/// it, arrays and dictionaries by storage, count and elements. Objects are compared by identity. What shares its
/// storage is equal without a look at it.
///
/// A closure is equal to one with the same code and the same context, that is, to a copy of itself. A closure that
/// captures something gets a new context each time its expression is evaluated, and each time it is converted to
/// another type of closure. Passing one as a generic argument is such a conversion, and so is taking it out of an
/// array: compare structs that have closures in them, not bare closures.
///
/// NaN doesn't equal NaN anywhere, so a view or a rule with a NaN in it counts as changed each time.
///
/// Source: ours (choice); the order of `Equatable` before fields, objects by identity and closures by identity is told
/// of SwiftUI's comparison of views.
public enum ValueComparison {
  /// Whether two values are equal.
  ///
  /// O(1) to find out how, once the type has been seen; then O(fields) or what `==` takes.
  ///
  /// - Parameters:
  ///   - first: a value.
  ///   - second: another one.
  /// - Returns: whether they are equal; where their types can't tell, false.
  public static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        ComparisonPlan.plan(for: Value.self).areEqual(first, second)
      }
    }
  }

  /// The first field in which two values differ, in the order of declarations; nil if they are equal.
  ///
  /// Where an `Equatable` type says that two values differ, their fields are searched for what it may have meant; the
  /// whole value is the answer if these are all equal. Fields of objects aren't searched. O(size of the values); where
  /// `Equatable` types are nested, times the depth of that nesting.
  ///
  /// - Parameters:
  ///   - old: the first value.
  ///   - new: the second value.
  /// - Returns: the difference; nil just where ``areEqual(_:_:)`` answers true.
  public static func difference<Value>(_ old: Value, _ new: Value) -> FieldDifference? {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        ComparisonPlan.plan(for: Value.self).firstDifference(old, new)
      }
    }
  }

  /// How values of a type are compared, in words, a line a field; made for reading.
  ///
  /// - Parameter type: any type.
  /// - Returns: the type, how it is compared, and below it, indented, the same for its fields, cases or elements.
  public static func plan(for type: Any.Type) -> String {
    ComparisonPlan.plan(for: type).description
  }
}
