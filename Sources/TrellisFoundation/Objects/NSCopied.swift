import Foundation

/// A property that stores a copy of each value that is set: `trellis` passes it to the compiler in place of `@NSCopying`.
///
/// An initial value isn't copied, as with `@NSCopying`. nil is stored as nil.
///
/// Source: documented, docs.swift.org/swift-book, Attributes; the wrapper is ours.
@propertyWrapper
public struct _NSCopied<Value> {
  private var value: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a property that is nil.
  public init() where Value: ExpressibleByNilLiteral { value = nil }

  /// The value; a value that is set is copied.
  public var wrappedValue: Value {
    get { value }
    set { value = (newValue as? any NSCopying)?.copy(with: nil) as? Value ?? newValue }
  }
}
