public import Trellis

/// A tab of a ``TabView``, or several tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent
  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension TabContent where Body == Never {
  /// A body that traps when it is read, because Trellis itself shows this content.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

extension Never: TabContent {
  /// The selection type of content without tabs.
  public typealias TabValue = Never
}

/// Tabs that are views already.
@MainActor
protocol ViewTabContent: TabContent {
  var view: AnyView { get }
}

/// Returns the views of tabs.
@MainActor
func tabContentView<Content: TabContent>(_ content: Content) -> AnyView {
  if let known = content as? any ViewTabContent { return known.view }
  return AnyView(ValueBody(content) { tabContentView($0.body) })
}

/// A builder of tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as the content of a ``TabView``.
  public nonisolated struct Content<C: TabContent>: View {
    let content: C

    /// The tabs' views.
    @MainActor public var body: some View { tabContentView(content) }
  }

  /// Builds a statement.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds a block of one statement.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds a block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
    -> some TabContent<TabValue>
  {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleTabContent<TabValue>(parts: parts)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> some TabContent<TabValue>
  where Content.TabValue == TabValue { TupleTabContent<TabValue>(parts: content.map { [$0] } ?? []) }

  /// Builds the first branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First)
    -> _ConditionalTabContent<First, Second>
  { .first(first) }

  /// Builds the other branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> _ConditionalTabContent<First, Second>
  { .second(second) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content)
    -> some TabContent<TabValue>
  where Content.TabValue == TabValue { TupleTabContent<TabValue>(parts: [content]) }
}

/// The tabs of several statements.
nonisolated struct TupleTabContent<TabValue: Hashable>: ViewTabContent {
  typealias Body = Never
  let parts: [any TabContent]

  @MainActor var view: AnyView {
    let views = parts.map { part in tabContentView(part) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// The tabs of either branch of a condition.
public nonisolated enum _ConditionalTabContent<First: TabContent, Second: TabContent>: ViewTabContent
where First.TabValue == Second.TabValue {
  /// The content has no body.
  public typealias Body = Never
  /// The type of the selection.
  public typealias TabValue = First.TabValue

  case first(First)
  case second(Second)

  @MainActor var view: AnyView {
    switch self {
    case .first(let content): AnyView(tabContentView(content).id(0))
    case .second(let content): AnyView(tabContentView(content).id(1))
    }
  }
}

extension Group: TabContent, ViewTabContent where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  public nonisolated init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.init(of: content())
  }

  @MainActor var view: AnyView { tabContentView(content) }
}

extension ForEach: TabContent, ViewTabContent where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue
  /// The content has no body.
  public typealias Body = Never

  @MainActor var view: AnyView { AnyView(viewed { ValueBody($0) { tabContentView($0) } }) }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tab for each identifiable element.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each element, identified by a key path.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(of: data, id: id, content: content)
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Creates a tab for each number of a range.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V {
    self.init(of: data, id: \.self, content: content)
  }
}
