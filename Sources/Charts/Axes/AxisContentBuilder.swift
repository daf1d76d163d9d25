/// A builder that combines groups of axis marks.
///
/// Source: documented, developer.apple.com/documentation/charts/axiscontentbuilder.
@resultBuilder
@MainActor @preconcurrency
public struct AxisContentBuilder {
  /// Builds a statement.
  public nonisolated static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// Builds an empty closure.
  public nonisolated static func buildBlock() -> _TupleAxisContent<> { _TupleAxisContent() }
  /// Builds a single statement.
  public nonisolated static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
  /// Builds several statements.
  public nonisolated static func buildBlock<each T: AxisContent>(_ content: repeat each T)
    -> _TupleAxisContent<repeat each T>
  {
    _TupleAxisContent(repeat each content)
  }
  /// Builds an `if` without `else`.
  public nonisolated static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  /// Builds the first branch of a condition.
  public nonisolated static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1)
    -> BuilderConditional<T1, T2>
  {
    BuilderConditional(storage: .first(first))
  }
  /// Builds the second branch of a condition.
  public nonisolated static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2)
    -> BuilderConditional<T1, T2>
  {
    BuilderConditional(storage: .second(second))
  }
  /// Builds an `if #available`.
  public nonisolated static func buildLimitedAvailability<T: AxisContent>(_ content: T) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

/// Several statements in order.
public nonisolated struct _TupleAxisContent<each T: AxisContent>: AxisContent {
  let content: (repeat each T)
  init(_ content: repeat each T) { self.content = (repeat each content) }

  /// Collects each statement.
  @MainActor public static func _collectAxes(_ content: Self, _ inputs: _AxisInputs) {
    func collect<Part: AxisContent>(_ part: Part) { Part._collectAxes(part, inputs) }
    repeat collect(each content.content)
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Collects the branch.
  @MainActor public static func _collectAxes(_ content: Self, _ inputs: _AxisInputs) {
    switch content.storage {
    case .first(let first): TrueContent._collectAxes(first, inputs)
    case .second(let second): FalseContent._collectAxes(second, inputs)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Collects the content, if there is any.
  @MainActor public static func _collectAxes(_ content: Self, _ inputs: _AxisInputs) {
    if let content { Wrapped._collectAxes(content, inputs) }
  }
}

/// Content of any type.
public nonisolated struct AnyAxisContent: AxisContent {
  private let content: any AxisContent
  /// Wraps content.
  public init(_ content: any AxisContent) { self.content = content }
  /// Wraps content.
  public init(erasing content: some AxisContent) { self.content = content }

  /// Collects the wrapped content.
  @MainActor public static func _collectAxes(_ content: AnyAxisContent, _ inputs: _AxisInputs) {
    func collect<Part: AxisContent>(_ part: Part) { Part._collectAxes(part, inputs) }
    collect(content.content)
  }
}
