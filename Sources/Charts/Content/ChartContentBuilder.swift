/// A builder that combines the statements of a closure into chart content.
///
/// Source: documented, developer.apple.com/documentation/charts/chartcontentbuilder.
@resultBuilder
@MainActor @preconcurrency
public struct ChartContentBuilder {
  /// Builds a statement.
  public nonisolated static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Builds an empty closure.
  public nonisolated static func buildBlock() -> _TupleChartContent<> { _TupleChartContent() }
  /// Builds a single statement.
  public nonisolated static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Builds several statements.
  public nonisolated static func buildBlock<each C: ChartContent>(_ content: repeat each C)
    -> _TupleChartContent<repeat each C>
  {
    _TupleChartContent(repeat each content)
  }
  /// Builds an `if` without `else`.
  public nonisolated static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  /// Builds the first branch of a condition.
  public nonisolated static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1)
    -> BuilderConditional<T1, T2>
  {
    BuilderConditional(storage: .first(first))
  }
  /// Builds the second branch of a condition.
  public nonisolated static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2)
    -> BuilderConditional<T1, T2>
  {
    BuilderConditional(storage: .second(second))
  }
  /// Builds an `if #available`.
  public nonisolated static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// Several statements of chart content in order.
public nonisolated struct _TupleChartContent<each C: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  let content: (repeat each C)

  init(_ content: repeat each C) { self.content = (repeat each content) }

  /// Collects the marks of each statement.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    func collect<T: ChartContent>(_ part: T) { T._collect(part, inputs) }
    repeat collect(each content.content)
  }
}

/// Either of two contents, which the builders of charts and axes create for `if` and `switch`.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Collects the marks of the branch.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    // The branches' marks are different marks.
    switch content.storage {
    case .first(let first): TrueContent._collect(first, inputs.element(true))
    case .second(let second): FalseContent._collect(second, inputs.element(false))
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Collects the marks of the content, if there is any.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    if let content { Wrapped._collect(content, inputs) }
  }
}
