/// Makes one view of the statements of a closure: any number of views, `if`, `else`, `if let` and `switch`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewbuilder.
@resultBuilder
public struct ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .first(first))
  }

  /// The other branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .second(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

/// Several views, one after the other: what a builder makes of several statements.
///
/// Its type parameter is a tuple of views, `TupleView<(Text, Image)>`; an element that is no view stops the program when the view is
/// built.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tupleview.
public nonisolated struct TupleView<T>: View {
  /// It has no body.
  public typealias Body = Never

  /// The views, in order.
  public var value: T

  /// Creates a view of those in a tuple.
  public init(_ value: T) {
    self.value = value
  }
}

/// One of two views: what a builder makes of `if` and `else`, and of `switch`.
public nonisolated struct _ConditionalContent<First: View, Second: View>: View {
  /// It has no body.
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }
}

extension Optional: View where Wrapped: View {
  /// It has no body.
  public typealias Body = Never
}
