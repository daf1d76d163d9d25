import Foundation
public import Trellis

/// The label of a tab: a title with an image.
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

/// A tab of a ``TabView``: a label in the bar, and content that is shown while the tab is selected.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: ViewTabContent {
  /// The type of the selection.
  public typealias TabValue = Value
  /// The tab has no body.
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

  /// Creates a tab with any views as its label, for an optional selection.
  public init<T>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T?, T: Hashable {
    self.init(value, role, content(), label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with any views as its label, for a tab view that stores its selection itself.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, role, content(), label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab without a title, for a role that has a default title.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), Self.label(nil, nil, role))
  }

  /// Creates a tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(titleKey), Image(systemName: systemImage), role))
  }

  /// Creates a tab with an unlocalized title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(title), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a localized title and an image from the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(titleKey), Image(image), role))
  }

  /// Creates a tab with an unlocalized title and an image from the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), Self.label(Text(title), Image(image), role))
  }

  /// Creates a tab with a localized title and a symbol, for an optional selection.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value, role, content(), Self.label(Text(titleKey), Image(systemName: systemImage), role))
  }

  /// Creates a tab with an unlocalized title and a symbol, for an optional selection.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value, role, content(), Self.label(Text(title), Image(systemName: systemImage), role))
  }

  /// Returns the label for the bar; the search role has a default title and symbol.
  fileprivate static func label(_ title: Text?, _ image: Image?, _ role: TabRole?) -> DefaultTabLabel {
    DefaultTabLabel(
      title: title ?? (role == .search ? Text("Search") : nil),
      image: image ?? (role == .search ? Image(systemName: "magnifyingglass") : nil))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a title, for a role that has a default title.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), Self.label(nil, nil, role))
  }

  /// Creates a tab with a localized title and a symbol, for a tab view that stores its selection itself.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(titleKey), Image(systemName: systemImage), role))
  }

  /// Creates a tab with an unlocalized title and a symbol, for a tab view that stores its selection itself.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(title), Image(systemName: systemImage), role))
  }

  /// Creates a tab with a localized title and an image from the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(titleKey), Image(image), role))
  }

  /// Creates a tab with an unlocalized title and an image from the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), Self.label(Text(title), Image(image), role))
  }
}

/// A section of tabs, or a section with modifiers.
nonisolated protocol TabSectionContent {}

extension TabSection: TabSectionContent {}

/// A group of related tabs: below a header in a sidebar, beside the other tabs in a bar.
public nonisolated struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>:
  ViewTabContent
{
  /// The type of the selection.
  public typealias TabValue = SelectionValue
  /// The section has no body.
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
  /// Creates a section with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    (self.content, header) = (content(), Text(titleKey))
  }

  /// Creates a section with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    (self.content, header) = (content(), Text(title))
  }
}
