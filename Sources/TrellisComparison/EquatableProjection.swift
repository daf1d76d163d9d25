/// A type whose values are compared by a part of them, both alone and in a larger value.
///
/// It suits types whose values are fed from outside, or have a cache. If the part's type is `Void`, the value is ignored: two
/// values are always equal, at no cost. The part takes precedence over `Equatable`.
///
/// ```swift
/// struct Reader: EquatableProjection {
///   let path: String
///   var cache: Cache
///   var equatableProjection: String { path }
/// }
/// ```
/// The conformance mustn't be isolated to an actor: values are compared in the isolation of their graph.
///
/// Source: ours (choice).
public protocol EquatableProjection {
  /// The type of the compared part.
  associatedtype Projection

  /// The compared part of this value.
  ///
  /// It is read at each comparison, so it should be quick.
  var equatableProjection: Projection { get }
}

/// A value that comparisons ignore: two of them are always equal, at no cost.
public struct Untracked<Value>: EquatableProjection {
  /// The value.
  public var value: Value

  /// Creates a value that comparisons ignore.
  public init(_ value: Value) {
    self.value = value
  }

  /// An empty part.
  public var equatableProjection: Void { () }
}

extension Untracked: Sendable where Value: Sendable {}
