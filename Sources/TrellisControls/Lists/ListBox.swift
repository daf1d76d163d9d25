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
  @Environment(\.scrollContentBackground) private var ground
  @Environment(\.look) private var look
  @Environment(\.editMode) private var editMode
  @Environment(\.selectionMenu) private var menu
  @Environment(\.chosenInColumn) private var chosen

  private var face: ListAppearance {
    var face = ListAppearance(kind: arrangement.kind, look: look)
    if isForm {
      face.kind = .insetGrouped
    } else if face.kind == .automatic {
      face.kind = face.isPhone ? .insetGrouped : .inset
    }
    face.isForm = isForm
    face.alternates = settings.alternates ?? arrangement.alternates
    (face.minRowHeight, face.minHeaderHeight) = (rowHeight, headerHeight)
    face.rowSpacing = settings.rowSpacing ?? 0
    face.sectionSpacing = settings.sectionSpacing
    face.hasGround = ground != .hidden
    return face
  }

  /// The content; on a phone, a press anywhere on a row presses its buttons.
  @ViewBuilder private var rows: some View {
    if look.styles.spreadsTitles {
      content.rowsTaggedByID()
        .controlStyleUnlessSet(AppliedPrimitiveButtonStyle(style: RowButtonStyle()))
    } else {
      content.rowsTaggedByID()
    }
  }

  var body: some View {
    let face = face
    let context = ListContext(
      model: model, face: face, selection: selection, menu: menu,
      isEditing: editMode?.wrappedValue.isEditing == true, chosen: chosen)
    ListKeys(context: context) {
      ScrollViewReader { _ in
        ScrollView {
          LazyVStack(
            alignment: .leading, spacing: face.rowSpacing,
            pinnedViews: face.pinsHeaders ? .sectionHeaders : []
          ) {
            ListRows(ListRow.self, of: rows, in: model.directory)
          }
          .coordinateSpace(.named(ObjectIdentifier(model)))
          .padding(.vertical, face.endGap)
        }
      }
    }
    .environment(\.listContext, context)
    .environment(\.labelIconWidth, 18)
    .background { if let ground = face.ground { ground } }
    .overlay {
      if face.kind == .bordered { Rectangle().strokeBorder(.separator).allowsHitTesting(false) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
  }
}
