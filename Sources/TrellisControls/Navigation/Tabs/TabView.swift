public import Trellis

/// Views of which one is shown, that whose title is chosen in a bar.
///
/// A tab is a view with a ``View/tabItem(_:)`` and a tag of the selection's type, or a ``Tab``. It is built when it is first selected, and
/// keeps its state from then on; while another is selected it has disappeared. A selection that no tab has shows the first one, which is
/// reported, and nothing is written.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabview; that tabs are built when they are selected: observed since iOS 18.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  private init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// Creates a view of tabs, of which the one is shown that has the selection as its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content())
  }

  /// Creates a view of tabs, of which the one is shown whose value is the selection.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection, TabContentBuilder<SelectionValue>.Content(content: content()))
  }

  /// The tab that is selected, and the bar.
  @MainActor public var body: some View {
    let selection = selection
    Group(subviews: content.rowsTaggedByID()) { subviews in
      TabPanes(
        tabs: subviews.filter { !$0.containerValues.isHiddenTab }.map { Self.pane($0, selection) },
        selection: selection.map { String(describing: $0.wrappedValue) })
    }
  }

  @MainActor private static func pane(_ subview: Subview, _ selection: Binding<SelectionValue>?) -> TabPane {
    guard let selection, let tag = subview.containerValues.selectionTag(for: SelectionValue.self) else {
      return TabPane(subview: subview, isSelected: nil, select: nil)
    }
    return TabPane(subview: subview, isSelected: selection.wrappedValue == tag) {
      selection.wrappedValue = tag
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of tabs that keeps which one is shown itself.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// Creates a view of tabs that keeps which one is shown itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    self.init(nil, TabContentBuilder<Never>.Content(content: content()))
  }
}

/// A tab of a view of tabs.
struct TabPane: Identifiable {
  let subview: Subview
  /// Whether the selection is its tag; nil where nobody said what is selected, or it has no such tag.
  let isSelected: Bool?
  /// Selects it; nil where a selection can't be it.
  let select: (@MainActor () -> Void)?

  var id: Subview.ID { subview.id }
  var isEnabled: Bool { !subview.containerValues.isDisabledTab }
}
