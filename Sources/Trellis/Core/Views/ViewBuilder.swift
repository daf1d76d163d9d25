/// A builder that combines the statements of a closure into a view: any number of views, `if`, `else`, `if let` and `switch`.
@resultBuilder
public struct ViewBuilder {
  /// Builds a statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .second(second))
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

/// Several views in order, which a view builder creates for several statements.
///
/// The type parameter is a tuple of views, as in `TupleView<(Text, Image)>`. Building the view traps if an element isn't a view.
public nonisolated struct TupleView<T>: View {
  /// The view has no body.
  public typealias Body = Never

  /// The views, in order.
  public var value: T

  /// Creates a view of the views in a tuple.
  public init(_ value: T) {
    self.value = value
  }
}

/// Either of two views, which a view builder creates for `if` and `else`, and for `switch`.
public nonisolated struct _ConditionalContent<First: View, Second: View>: View {
  /// The view has no body.
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
  /// The view has no body.
  public typealias Body = Never
}
