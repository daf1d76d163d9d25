import Foundation
public import Trellis

/// Has a row select itself and do what is in it where it is pressed.
struct RowPress: ViewModifier {
  let row: ListRowActions
  /// Whether a press on it does anything.
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .gesture(PressGesture().onEnded { row.press($0) }, isEnabled: isPressed)
      .simultaneousGesture(
        TapGesture(count: 2).onEnded {
          let meant = row.meant
          if !meant.isEmpty { row.context.menu?.primaryAction(meant) }
        }, isEnabled: row.context.menu != nil
      )
  }
}

/// Has a row be dragged among the others, and shows what else can be done with it in a menu.
struct RowEditing: ViewModifier {
  let values: ContainerValues
  let place: RowPlace
  let context: ListContext

  private var row: ListRowActions { ListRowActions(values: values, id: place.id, context: context) }

  func body(content: Content) -> some View {
    content
      .modifier(RowContentMenu(target: values.secondaryPress))
      .modifier(RowMenu(row: row))
      .modifier(RowDrag(row: row, isEnabled: row.canMove && !context.face.isPhone))
  }
}

/// Moves a row with the pointer.
struct RowDrag: ViewModifier {
  let row: ListRowActions
  let isEnabled: Bool

  private var model: ListModel { row.context.model }

  func body(content: Content) -> some View {
    content.gesture(
      DragGesture(minimumDistance: 5, coordinateSpace: .named(ObjectIdentifier(model)))
        .onChanged { drag in
          guard let edits = row.values.rowEdits else { return }
          let mark = ListCursor(row.context).row(at: drag.location.y, from: row.id, of: edits.owner)
          if model.mark != mark { model.mark = mark }
        }
        .onEnded { _ in drop() }, isEnabled: isEnabled)
  }

  private func drop() {
    defer { model.mark = nil }
    guard let mark = model.mark, let edits = row.values.rowEdits, let offset = edits.offset(),
      let index = model.directory.index(of: mark.row),
      let target = model.directory.values(at: index)?.rowEdits, target.owner == edits.owner,
      let goal = target.offset()
    else { return }
    let end = goal + (mark.isBelow ? 1 : 0)
    if end == offset || end == offset + 1 { return }
    withAnimation { edits.move(IndexSet(integer: offset), end) }
  }
}

/// Has the context menu of a row's content open anywhere in the row.
private struct RowContentMenu: ViewModifier {
  let target: SecondaryPressTarget?

  func body(content: Content) -> some View {
    if let target { content.forwardingSecondaryPress(to: target) } else { content }
  }
}

/// The menu of a row: what the list offers for rows, and what is done by a swipe.
private struct RowMenu: ViewModifier {
  let row: ListRowActions

  func body(content: Content) -> some View {
    let swipes = row.values.row.swipes
    let deletes = row.canDelete && !row.context.face.isPhone
    if row.context.menu != nil || !swipes.isEmpty || deletes {
      content.contextMenu {
        if let menu = row.context.menu { menu.menu(row.meant) }
        ForEach(swipes.indices, id: \.self) { swipes[$0].content }
        if deletes, !swipes.contains(where: { $0.edge == .trailing }) {
          Button("Delete", role: .destructive) { row.delete() }
        }
      }
    } else {
      content
    }
  }
}

extension View {
  /// Opens a menu for rows that are selected, in the lists and tables in the view, and does something where they are pressed twice, or
  /// by the return key.
  ///
  /// The menu is given the values of all rows that are selected where the row is one of them over which it opens, else that row's.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:).
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

private nonisolated struct SelectionMenuModifier<Value: Hashable, Lines: View>: ViewModifier {
  let menu: (Set<Value>) -> Lines
  let primaryAction: ((Set<Value>) -> Void)?

  private static func values(_ tags: Set<AnyHashable>) -> Set<Value> {
    Set(tags.compactMap { $0.base as? Value })
  }

  @MainActor func body(content: Content) -> some View {
    let (menu, primaryAction) = (menu, primaryAction)
    let offered = SelectionMenu(
      menu: { AnyView(menu(Self.values($0))) }, primaryAction: { primaryAction?(Self.values($0)) },
      hasPrimaryAction: primaryAction != nil)
    content.environment(\.selectionMenu, offered)
  }
}
