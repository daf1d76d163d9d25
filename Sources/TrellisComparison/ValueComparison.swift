/// The comparison of two values of any type, as the engine performs it.
///
/// A ``EquatableProjection`` type is compared by its part. `Equatable` types are compared by `==`, whatever their fields are. Other
/// types are compared by structure. Structs and tuples are compared field by field, enums by case and payload, existentials by
/// dynamic type and then as values of it. Arrays and dictionaries are compared by storage, count and elements. Objects are
/// compared by identity. Values that share their storage are equal without further comparison.
///
/// A closure is equal to one with the same code and the same context, that is, to a copy of itself. A closure with captures gets
/// a new context each time its expression is evaluated, and each time it is converted to another type of closure. Passing a
/// closure as a generic argument is such a conversion, and so is reading it from an array. So compare structs that contain
/// closures, not bare closures.
///
/// NaN never equals NaN, so a view or a rule with a NaN in it counts as changed each time.
///
/// Source: ours (choice); the order of `Equatable` before fields, and the comparison of objects and closures by identity, are
/// reported of SwiftUI's comparison of views.
public enum ValueComparison {
  /// Returns whether two values are equal.
  ///
  /// O(1) to find the method, once the type has been seen; then O(fields), or the complexity of `==`.
  ///
  /// - Parameters:
  ///   - first: a value.
  ///   - second: another one.
  /// - Returns: whether they are equal. Values of unknown structure are equal only if all their bytes are.
  public static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        ComparisonPlan.plan(for: Value.self).areEqual(first, second)
      }
    }
  }

  /// Returns the first field in which two values differ, in the order of declarations; nil if they are equal.
  ///
  /// If the `==` of an `Equatable` type finds a difference, the fields are searched for it. If all fields are equal, the
  /// difference is the whole value. Fields of objects aren't searched. O(size of the values), times the nesting depth of
  /// `Equatable` types.
  ///
  /// - Parameters:
  ///   - old: the first value.
  ///   - new: the second value.
  /// - Returns: the difference; nil exactly if ``areEqual(_:_:)`` returns true.
  public static func difference<Value>(_ old: Value, _ new: Value) -> FieldDifference? {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        ComparisonPlan.plan(for: Value.self).firstDifference(old, new)
      }
    }
  }

  /// Returns a readable description of the comparison of a type's values, with one line per field.
  ///
  /// - Parameter type: any type.
  /// - Returns: the type and its method of comparison, and below, indented, the same for its fields, cases or elements.
  public static func plan(for type: Any.Type) -> String {
    ComparisonPlan.plan(for: type).description
  }
}
