import Foundation
import Trellis

/// How large a page's title is in its bar.
package nonisolated enum TitleSize: Hashable, Sendable {
  case inherited, inline, large
}

/// What the views of a page say of the bars at its edges.
nonisolated struct BarContents {
  /// What the page is called; that a person can change.
  var title: Text?
  var editableTitle: Binding<String>?
  var subtitle: Text?
  var titleSize: TitleSize?
  /// What the title's menu has; nil is no menu.
  var titleMenu: AnyView?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  /// Which bars are shown, where that is said.
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  /// The items, in the order of the views.
  var items: [BarItem] = []
  /// What a bar has by itself that it is not to have.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// Whether a container in the page has bars of its own.
  var hasInnerBars = false

  /// Adds what the next views say: of what there can be one of the first counts.
  mutating func add(_ next: BarContents) {
    title = title ?? next.title
    editableTitle = editableTitle ?? next.editableTitle
    subtitle = subtitle ?? next.subtitle
    titleSize = titleSize ?? next.titleSize
    titleMenu = titleMenu ?? next.titleMenu
    isHidden = isHidden ?? next.isHidden
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    visibility.merge(next.visibility) { first, _ in first }
    backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    backgrounds.merge(next.backgrounds) { first, _ in first }
    colorSchemes.merge(next.colorSchemes) { first, _ in first }
    items += next.items
    removed.formUnion(next.removed)
    hasInnerBars = hasInnerBars || next.hasInnerBars
  }
}

/// A view of a toolbar.
struct BarItem: Identifiable {
  let placement: ToolbarItemPlacement
  let subview: Subview
  var id: Subview.ID { subview.id }
}

nonisolated enum BarKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) { value.add(nextValue()) }
}

extension View {
  /// Says something of the bars of the page that the view is in, where no view inside says that.
  nonisolated func barContents(_ change: @escaping (inout BarContents) -> Void) -> some View {
    transformPreference(BarKey.self, change)
  }
}

/// What of a page's bars its layout depends on.
nonisolated struct BarShape: Hashable {
  var top: CGFloat = 0
  var isLarge = false
  var bottom: CGFloat = 0
}
