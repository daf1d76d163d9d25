import Foundation
import Trellis

/// The size of a page's title in its bar.
package nonisolated enum TitleSize: Hashable, Sendable {
  case inherited, inline, large
}

/// The contents of the bars at a page's edges, collected from the page's views.
nonisolated struct BarContents {
  /// The title of the page, and its binding if the user can edit the title.
  var title: Text?
  var editableTitle: Binding<String>?
  var subtitle: Text?
  var titleSize: TitleSize?
  /// The content of the title's menu; nil is no menu.
  var titleMenu: AnyView?
  /// The item of the title's menu for the page's document; nil is no document.
  var document: AnyView?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  /// The visibility of bars; a missing entry is the default.
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  /// The styles of titles and buttons in bars.
  var foregrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  /// The items, in the order of the views.
  var items: [BarItem] = []
  /// The default items that are removed from the bars.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// The backgrounds of the page.
  var pageBackgrounds: [ContainerBackgroundPlacement: AnyView] = [:]
  /// The looks of the edges where content is under bars.
  var edges = ScrollEdges()
  /// Whether a container in the page has its own bars.
  var hasInnerBars = false

  /// Adds the contents of the next views; of a value that can exist only once, such as the title, the first one is kept.
  mutating func add(_ next: BarContents) {
    title = title ?? next.title
    editableTitle = editableTitle ?? next.editableTitle
    subtitle = subtitle ?? next.subtitle
    titleSize = titleSize ?? next.titleSize
    titleMenu = titleMenu ?? next.titleMenu
    document = document ?? next.document
    isHidden = isHidden ?? next.isHidden
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    visibility.merge(next.visibility) { first, _ in first }
    backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    backgrounds.merge(next.backgrounds) { first, _ in first }
    colorSchemes.merge(next.colorSchemes) { first, _ in first }
    foregrounds.merge(next.foregrounds) { first, _ in first }
    items += next.items
    removed.formUnion(next.removed)
    pageBackgrounds.merge(next.pageBackgrounds) { first, _ in first }
    edges.add(next.edges)
    hasInnerBars = hasInnerBars || next.hasInnerBars
  }
}

/// A view in a toolbar.
struct BarItem: Identifiable {
  var placement: ToolbarItemPlacement
  let subview: Subview
  /// The changes that the user can make; nil outside of toolbars with an id.
  var changes: ToolbarItemChanges?
  var id: Subview.ID { subview.id }
  /// The id for the user's changes; nil if the user can't change the item.
  var toolbarID: String? { subview.containerValues.toolbarItemID }
  /// Whether the item is in the bar, and not in its menu, unless the user changes that.
  var isInBarByDefault: Bool { subview.containerValues.isInBarByDefault }
  var behavior: ToolbarCustomizationBehavior { subview.containerValues.toolbarBehavior }
}

nonisolated enum BarKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) { value.add(nextValue()) }
}

extension View {
  /// Changes the contents of the page's bars, as set by inner views.
  ///
  /// The closure must keep values that are already set.
  nonisolated func barContents(_ change: @escaping (inout BarContents) -> Void) -> some View {
    transformPreference(BarKey.self, change)
  }
}

/// The sizes of a page's bars, as far as the page's layout depends on them.
nonisolated struct BarMetrics: Hashable {
  var top: CGFloat = 0
  var isLarge = false
  var bottom: CGFloat = 0
}
