public import Trellis

/// Tabs with a modifier that applies to each.
private nonisolated struct ModifiedTabContent<Content: TabContent>: ViewTabContent {
  typealias Body = Never
  typealias TabValue = Content.TabValue
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor var view: AnyView { change(tabContentView(content)) }
}

extension ModifiedTabContent: TabSectionContent where Content: TabSectionContent {}

extension TabContent {
  nonisolated func each<Changed: View>(_ change: @escaping @MainActor (AnyView) -> Changed)
    -> some TabContent<TabValue>
  { ModifiedTabContent(content: self) { AnyView(change($0)) } }

  /// Shows a number at the corner of the tab; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    each { $0.containerValue(\.tabBadge, count == 0 ? nil : Text(verbatim: "\(count)")) }
  }

  /// Shows a text at the corner of the tab; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    each { $0.containerValue(\.tabBadge, label) }
  }

  /// Shows a localized text at the corner of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

  /// Shows an unlocalized text at the corner of the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    badge(Text(label))
  }

  /// Sets whether the tab is hidden in the bar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    each { $0.containerValue(\.isHiddenTab, hidden) }
  }

  /// Sets whether the user can't select the tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    each { $0.containerValue(\.isDisabledTab, disabled) }
  }
}
