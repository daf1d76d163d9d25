public import Trellis

/// Tabs with something said of each.
private nonisolated struct ModifiedTabContent<Content: TabContent>: ViewTabContent {
  typealias Body = Never
  typealias TabValue = Content.TabValue
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor var view: AnyView { change(tabContentView(content)) }
}

extension TabContent {
  nonisolated fileprivate func each<Changed: View>(_ change: @escaping @MainActor (AnyView) -> Changed)
    -> some TabContent<TabValue>
  { ModifiedTabContent(content: self) { AnyView(change($0)) } }

  /// Puts a number at the corner of the tab; 0 is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/badge(_:).
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    each { $0.containerValue(\.tabBadge, count == 0 ? nil : Text(verbatim: "\(count)")) }
  }

  /// Puts a text at the corner of the tab; nil is none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    each { $0.containerValue(\.tabBadge, label) }
  }

  /// Puts a text that is written down in the source at the corner of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

  /// Puts a text, as it is, at the corner of the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    badge(Text(label))
  }

  /// Whether the tab isn't in the bar.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/hidden(_:).
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    each { $0.containerValue(\.isHiddenTab, hidden) }
  }

  /// Whether the tab can't be selected by a person.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/disabled(_:).
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    each { $0.containerValue(\.isDisabledTab, disabled) }
  }

  /// Names the tab for what a person arranges; people don't arrange tabs here.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:); does nothing here.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
