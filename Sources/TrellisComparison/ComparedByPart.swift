/// A type whose values are compared by a part of them, wherever they are compared: alone, or in a larger value.
///
/// A value that is fed from outside, or that remembers something on the side, says here what counts as its content. With
/// a part of type `Void` nothing of it counts: two values are always equal, at no cost. It goes before `Equatable`.
///
/// ```swift
/// struct Reader: ComparedByPart {
///   let path: String
///   var cache: Cache
///   var comparedPart: String { path }
/// }
/// ```
/// The conformance mustn't be isolated to an actor: values are compared wherever their graph is.
///
/// Source: ours (choice).
public protocol ComparedByPart {
  /// What counts of a value.
  associatedtype ComparedPart

  /// What counts of this value; it should be quick, since it is asked for at each comparison.
  var comparedPart: ComparedPart { get }
}

/// A value that doesn't count when values that it is in are compared: two of them are always equal, at no cost.
public struct LeftOut<Value>: ComparedByPart {
  /// The value.
  public var value: Value

  /// Creates a value that doesn't count.
  public init(_ value: Value) {
    self.value = value
  }

  /// Nothing.
  public var comparedPart: Void { () }
}

extension LeftOut: Sendable where Value: Sendable {}
