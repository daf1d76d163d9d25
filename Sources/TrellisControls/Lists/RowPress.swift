import Foundation
public import Trellis

/// Selects and activates a row when it is pressed.
struct RowPress: ViewModifier {
  let row: ListRowActions
  /// Whether a press has an effect.
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .gesture(PressGesture().onEnded { row.press($0) }, isEnabled: isPressed)
      .simultaneousGesture(
        TapGesture(count: 2).onEnded {
          let tags = row.affectedTags
          if !tags.isEmpty { row.context.menu?.primaryAction(tags) }
        }, isEnabled: row.context.menu != nil
      )
  }
}

/// Makes a row draggable among the others, and adds its context menu.
struct RowEditing: ViewModifier {
  let values: ContainerValues
  let place: RowPosition
  let context: ListContext

  private var row: ListRowActions { ListRowActions(values: values, id: place.id, context: context) }

  func body(content: Content) -> some View {
    content
      .modifier(RowContentMenu(target: values.secondaryPress))
      .modifier(RowMenu(row: row))
      .modifier(RowDrag(row: row, isEnabled: row.canMove && !context.appearance.isPhone))
  }
}

/// Moves a row by dragging.
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

/// Opens the context menu of a row's content anywhere in the row.
private struct RowContentMenu: ViewModifier {
  let target: SecondaryPressTarget?

  func body(content: Content) -> some View {
    if let target { content.forwardingSecondaryPress(to: target) } else { content }
  }
}

/// The context menu of a row: the list's menu for selected rows, the row's swipe actions, and deletion.
private struct RowMenu: ViewModifier {
  let row: ListRowActions

  func body(content: Content) -> some View {
    let swipes = row.values.row.swipes
    let deletes = row.canDelete && !row.context.appearance.isPhone
    if row.context.menu != nil || !swipes.isEmpty || deletes {
      content.contextMenu {
        if let menu = row.context.menu { menu.menu(row.affectedTags) }
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
  /// Adds a context menu and a primary action for selected rows of the lists and tables in the view.
  ///
  /// A double press or the return key performs the primary action. If the menu opens over a selected row, it gets the values of
  /// all selected rows, else only the value of the row under it.
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
