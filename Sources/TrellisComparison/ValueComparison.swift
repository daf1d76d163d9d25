/// The comparison of two values of any type, as the engine performs it.
///
/// A ``EquatableProjection`` type is compared by its part. `Equatable` types are compared by `==`, whatever their fields are. Other
/// types are compared by structure. Structs and tuples are compared field by field, enums by case and payload, existentials by
/// dynamic type and then as values of it. Arrays and dictionaries are compared by storage, count and elements. Objects are
/// compared by identity. Values that share their storage are equal without further comparison.
///
/// A closure that returns nothing and has no `inout` argument is an action. It is equal to one with the same code and equal captured
/// values. A captured variable is equal only to itself, unless it is all that a closure captures: then its value counts. Captured values
/// can't be read if one of them is weak, or of a type that is known only at run time; an action is then equal only to its copies. So is
/// any other closure, because its result may depend on an object whose changes nobody announces.
///
/// NaN never equals NaN, so a view or a rule with a NaN in it counts as changed each time.
///
/// Source: ours (choice); the order of `Equatable` before fields, and the comparison of objects by identity, are
/// reported of SwiftUI's comparison of views; that of closures by what they capture is observed of AttributeGraph by others
/// (github.com/jcmosc/Compute).
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
