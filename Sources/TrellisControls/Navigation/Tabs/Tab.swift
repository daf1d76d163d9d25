import Foundation
public import Trellis

/// The label of a tab: a title with an image.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaulttablabel.
public nonisolated struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  /// The title and the image.
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// A tab of a ``TabView``: a label in the bar, and what is shown when it is selected.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tab.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: ViewTabContent {
  /// What selects the tab.
  public typealias TabValue = Value
  /// It has no body.
  public typealias Body = Never

  private let label: Label
  private let content: Content
  private let value: Value?
  private let role: TabRole?

  fileprivate init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    (self.value, self.role, self.content, self.label) = (value, role, content, label)
  }

  @MainActor var view: AnyView {
    let view = content.tabItem { label }.containerValue(\.tabRole, role)
    if let value { return AnyView(view.tag(value)) }
    return AnyView(view)
  }
}

extension Tab {
  /// Creates a tab with any views as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, role, content(), label())
  }

  /// Creates a tab with any views as its label, of a view where none may be selected.
  public init<T>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T?, T: Hashable {
    self.init(value, role, content(), label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with any views as its label, of a view that keeps its selection itself.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, role, content(), label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab without a title, of a role that has one.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), Self.label(nil, nil, role))
  }

  /// Creates a tab with a title that is written down in the source, and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(titleKey), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a title, as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(title), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a title that is written down in the source, and a picture among the program's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(titleKey), Image(image), role))
  }

  /// Creates a tab with a title, as it is, and a picture among the program's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(title), Image(image), role))
  }

  /// Creates a tab with a title that is written down in the source, and a symbol, of a view where none may be selected.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value, role, content(), Self.label(Text(titleKey), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a title, as it is, and a symbol, of a view where none may be selected.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value, role, content(), Self.label(Text(title), Image(systemName: systemImage), role))
  }

  /// What the bar shows; what searches has a title and a symbol by itself.
  fileprivate static func label(_ title: Text?, _ image: Image?, _ role: TabRole?) -> DefaultTabLabel {
    DefaultTabLabel(
      title: title ?? (role == .search ? Text("Search") : nil),
      image: image ?? (role == .search ? Image(systemName: "magnifyingglass") : nil))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a title, of a role that has one.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), Self.label(nil, nil, role))
  }

  /// Creates a tab with a title that is written down in the source, and a symbol, of a view that keeps its selection itself.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(titleKey), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a title, as it is, and a symbol, of a view that keeps its selection itself.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(title), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a title that is written down in the source, and a picture among the program's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(titleKey), Image(image), role))
  }

  /// Creates a tab with a title, as it is, and a picture among the program's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(title), Image(image), role))
  }
}

/// Tabs that belong together: in a sidebar below a header, in a bar side by side with the others.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabsection.
public nonisolated struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>:
  ViewTabContent
{
  /// What selects a tab.
  public typealias TabValue = SelectionValue
  /// It has no body.
  public typealias Body = Never

  private let header: Header
  private let content: Content

  @MainActor var view: AnyView {
    let header = AnyView(header)
    return AnyView(
      Group(subviews: tabContentView(content)) { views in
        ForEach(views) { view in
          if view.id == views.first?.id {
            view.containerValue(\.tabSection, header)
          } else {
            view
          }
        }
      })
  }
}

extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section with any views as its header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    (self.content, self.header) = (content(), header())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    (self.content, header) = (content(), EmptyView())
  }
}

extension TabSection where Header == Text, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section with a title that is written down in the source.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    (self.content, header) = (content(), Text(titleKey))
  }

  /// Creates a section with a title, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    (self.content, header) = (content(), Text(title))
  }
}
