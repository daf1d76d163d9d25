import Trellis

/// The items of a toolbar: ``ToolbarItem``, ``ToolbarItemGroup``, or a type composed of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items of a toolbar that have ids.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// A body that traps when it is read, because Trellis itself shows this content.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

extension Never: CustomizableToolbarContent {}

/// Toolbar items that are views already.
@MainActor
protocol ViewToolbarContent: ToolbarContent {
  @MainActor var view: AnyView { get }
}

/// Returns the views of toolbar items.
@MainActor
func toolbarView<Content: ToolbarContent>(_ content: Content) -> AnyView {
  if let known = content as? any ViewToolbarContent { return known.view }
  return AnyView(ValueBody(content) { toolbarView($0.body) })
}

/// A builder of toolbar items from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds a block without statements.
  public static func buildBlock() -> some CustomizableToolbarContent { TupleToolbarContent(parts: []) }

  /// Builds a block of one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds a block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> some ToolbarContent
  {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleToolbarContent(parts: parts)
  }

  /// Builds a block of several statements whose items have ids.
  public static func buildBlock<
    First: CustomizableToolbarContent, each Rest: CustomizableToolbarContent
  >(_ first: First, _ rest: repeat each Rest) -> some CustomizableToolbarContent {
    var parts: [any ToolbarContent] = [first]
    for part in repeat each rest { parts.append(part) }
    return TupleToolbarContent(parts: parts)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _ConditionalToolbarContent<First, Second>
  { .first(first) }

  /// Builds the other branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _ConditionalToolbarContent<First, Second>
  { .second(second) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> some ToolbarContent
  { TupleToolbarContent(parts: [content]) }
}

/// The items of several statements.
nonisolated struct TupleToolbarContent: CustomizableToolbarContent, ViewToolbarContent {
  typealias Body = Never
  let parts: [any ToolbarContent]

  @MainActor var view: AnyView {
    let views = parts.map { part in toolbarView(part) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// The items of either branch of a condition.
public nonisolated enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent,
  ViewToolbarContent
{
  /// The content has no body.
  public typealias Body = Never

  case first(First)
  case second(Second)

  @MainActor var view: AnyView {
    switch self {
    case .first(let content): AnyView(Group { ConditionalItems(first: toolbarView(content), second: nil) })
    case .second(let content): AnyView(Group { ConditionalItems(first: nil, second: toolbarView(content)) })
    }
  }
}

extension _ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// The views of the branch that was taken.
private struct ConditionalItems: View {
  let first: AnyView?
  let second: AnyView?

  var body: some View {
    if let first {
      first
    } else {
      second
    }
  }
}

extension Optional: ToolbarContent, ViewToolbarContent where Wrapped: ToolbarContent {
  @MainActor var view: AnyView {
    if let self { return AnyView(ConditionalItems(first: toolbarView(self), second: nil)) }
    return AnyView(ConditionalItems(first: nil, second: nil))
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
