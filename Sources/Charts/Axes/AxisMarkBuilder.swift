/// A builder that combines grid lines, ticks and labels.
///
/// Source: documented, developer.apple.com/documentation/charts/axismarkbuilder.
@resultBuilder
@MainActor @preconcurrency
public struct AxisMarkBuilder {
  /// Builds a statement.
  public nonisolated static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Builds an empty closure.
  public nonisolated static func buildBlock() -> _TupleAxisMark<> { _TupleAxisMark() }
  /// Builds a single statement.
  public nonisolated static func buildBlock<T: AxisMark>(_ content: T) -> T { content }
  /// Builds several statements.
  public nonisolated static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> _TupleAxisMark<
    repeat each T
  > {
    _TupleAxisMark(repeat each content)
  }
  /// Builds an `if` without `else`.
  public nonisolated static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  /// Builds the first branch of a condition.
  public nonisolated static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<
    T1, T2
  > {
    BuilderConditional(storage: .first(first))
  }
  /// Builds the second branch of a condition.
  public nonisolated static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<
    T1, T2
  > {
    BuilderConditional(storage: .second(second))
  }
  /// Builds an `if #available`.
  public nonisolated static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

/// Several statements in order.
public nonisolated struct _TupleAxisMark<each T: AxisMark>: AxisMark {
  let content: (repeat each T)
  init(_ content: repeat each T) { self.content = (repeat each content) }

  /// Collects each statement.
  @MainActor public static func _collect(_ content: Self, _ inputs: _AxisMarkInputs) {
    func collect<Part: AxisMark>(_ part: Part) { Part._collect(part, inputs) }
    repeat collect(each content.content)
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Collects the branch.
  @MainActor public static func _collect(_ content: Self, _ inputs: _AxisMarkInputs) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, inputs)
    case .second(let second): FalseContent._collect(second, inputs)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Collects the content, if there is any.
  @MainActor public static func _collect(_ content: Self, _ inputs: _AxisMarkInputs) {
    if let content { Wrapped._collect(content, inputs) }
  }
}

/// Content of any type.
public nonisolated struct AnyAxisMark: AxisMark {
  private let content: any AxisMark
  /// Wraps content.
  public init(_ content: any AxisMark) { self.content = content }
  /// Wraps content.
  public init(erasing content: some AxisMark) { self.content = content }

  /// Collects the wrapped content.
  @MainActor public static func _collect(_ content: AnyAxisMark, _ inputs: _AxisMarkInputs) {
    func collect<Part: AxisMark>(_ part: Part) { Part._collect(part, inputs) }
    collect(content.content)
  }
}
