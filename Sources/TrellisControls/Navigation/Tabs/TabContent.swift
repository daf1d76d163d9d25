public import Trellis

/// A tab of a ``TabView``, or several.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabcontent.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What selects a tab.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent
  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension TabContent where Body == Never {
  /// Content without a body is shown by Trellis itself; asking for its body traps.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

extension Never: TabContent {
  /// There are none.
  public typealias TabValue = Never
}

/// Tabs that are views already.
@MainActor
protocol ViewTabContent: TabContent {
  var view: AnyView { get }
}

/// The views that tabs are.
@MainActor
func tabContentView<Content: TabContent>(_ content: Content) -> AnyView {
  if let known = content as? any ViewTabContent { return known.view }
  return AnyView(ValueBody(content) { tabContentView($0.body) })
}

/// Makes tabs of the statements of a closure.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabcontentbuilder.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as the content of a ``TabView``.
  public nonisolated struct Content<C: TabContent>: View {
    let content: C

    /// The tabs' views.
    @MainActor public var body: some View { tabContentView(content) }
  }

  /// A statement.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// One statement.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
    -> some TabContent<TabValue>
  {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleTabContent<TabValue>(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> some TabContent<TabValue>
  where Content.TabValue == TabValue { TupleTabContent<TabValue>(parts: content.map { [$0] } ?? []) }

  /// The first branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First)
    -> _ConditionalTabContent<First, Second>
  { .first(first) }

  /// The other branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> _ConditionalTabContent<First, Second>
  { .second(second) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content)
    -> some TabContent<TabValue>
  where Content.TabValue == TabValue { TupleTabContent<TabValue>(parts: [content]) }
}

/// Tabs of several statements.
nonisolated struct TupleTabContent<TabValue: Hashable>: ViewTabContent {
  typealias Body = Never
  let parts: [any TabContent]

  @MainActor var view: AnyView {
    let views = parts.map { part in tabContentView(part) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Tabs of one branch of a condition or of the other.
public nonisolated enum _ConditionalTabContent<First: TabContent, Second: TabContent>: ViewTabContent
where First.TabValue == Second.TabValue {
  /// It has no body.
  public typealias Body = Never
  /// What selects a tab.
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
  /// What selects a tab.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  public nonisolated init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.init(of: content())
  }

  @MainActor var view: AnyView { tabContentView(content) }
}

extension ForEach: TabContent, ViewTabContent where Content: TabContent {
  /// What selects a tab.
  public typealias TabValue = Content.TabValue
  /// It has no body.
  public typealias Body = Never

  @MainActor var view: AnyView { AnyView(viewed { ValueBody($0) { tabContentView($0) } }) }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tab for each of some identifiable elements.
  public nonisolated init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each element, whose identity is what the key path leads to.
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(of: data, id: id, content: content)
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Creates a tab for each number of a range.
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V {
    self.init(of: data, id: \.self, content: content)
  }
}
