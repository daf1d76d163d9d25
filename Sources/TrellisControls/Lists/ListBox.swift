import Foundation
import Trellis
import TrellisDisplayList

/// The view that a list consists of: rows in a scroll view.
struct ListBox<Value: Hashable, Content: View>: View {
  let selection: ListSelection<Value>?
  let content: Content
  var isForm = false
  @State private var model = ListModel()
  @Environment(\.listArrangement) private var arrangement
  @Environment(\.listSettings) private var settings
  @Environment(\.minListRowHeight) private var rowHeight
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.controlTheme) private var theme
  @Environment(\.editMode) private var editMode
  @Environment(\.selectionMenu) private var menu
  @Environment(\.chosenInColumn) private var chosen
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.isInSidebar) private var isInSidebar

  private var appearance: ListAppearance {
    var appearance = ListAppearance(kind: arrangement.kind, theme: theme)
    if isForm {
      appearance.kind = .insetGrouped
    } else if appearance.kind == .automatic {
      appearance.kind = appearance.isPhone ? .insetGrouped : isInSidebar ? .sidebar : .inset
    }
    appearance.isSidebar = appearance.kind == .sidebar
    if appearance.isSidebar, appearance.isPhone, !isInColumns { appearance.kind = .insetGrouped }
    appearance.isForm = isForm
    appearance.alternates = settings.alternates ?? arrangement.alternates
    (appearance.minRowHeight, appearance.minHeaderHeight) = (rowHeight, headerHeight)
    appearance.rowSpacing = settings.rowSpacing ?? 0
    appearance.sectionSpacing = settings.sectionSpacing
    appearance.hasBackground = background != .hidden
    return appearance
  }

  /// The content; on a phone, a press anywhere on a row presses its buttons.
  @ViewBuilder private var rows: some View {
    if theme.styles.spreadsTitles {
      content.rowsTaggedByID()
        .controlStyleUnlessSet(AppliedPrimitiveButtonStyle(style: RowButtonStyle()))
    } else {
      content.rowsTaggedByID()
    }
  }

  var body: some View {
    let appearance = appearance
    let context = ListContext(
      model: model, appearance: appearance, selection: selection, menu: menu,
      isEditing: editMode?.wrappedValue.isEditing == true, chosen: chosen)
    ListKeys(context: context) {
      ScrollViewReader { _ in
        ScrollView {
          LazyVStack(
            alignment: .leading, spacing: appearance.rowSpacing,
            pinnedViews: appearance.pinsHeaders ? .sectionHeaders : []
          ) {
            ListRows(ListRow.self, of: rows, in: model.directory)
          }
          .coordinateSpace(.named(ObjectIdentifier(model)))
          .padding(.vertical, appearance.endGap)
        }
      }
    }
    .environment(\.listContext, context)
    .environment(\.labelIcons, LabelIcons(width: 18))
    .background {
      if let background = appearance.background { background.ignoresSafeArea() }
      if let selection, let chosen, chosen.followsSelection {
        SelectionFollower(selection: selection, chosen: chosen)
      }
    }
    .overlay {
      if appearance.kind == .bordered { Rectangle().strokeBorder(.separator).allowsHitTesting(false) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
  }
}

/// A view without content that shows the next column of a compact split view when a list's selection changes, and for an initial
/// selection.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationsplitview: a collapsed split view shows the last column
/// with useful information.
private struct SelectionFollower: View {
  let selection: any RowSelecting
  let chosen: ColumnChoice

  var body: some View {
    let tags = selection.isMultiple ? [] : selection.tags
    Color.clear.frame(width: 0, height: 0)
      .onChange(of: tags, initial: true) { old, new in
        if !new.isEmpty { chosen(isAnimated: old != new) }
      }
  }
}
