import Foundation
public import Trellis

/// The menu of a table's header: the columns to show, and the moves of the column under the pointer.
struct TableColumnMenu {
  /// A column in the menu.
  fileprivate struct Line {
    let id: String
    let label: AnyView
    let isShown: Bool
    /// Whether the column can be hidden or shown.
    let isEnabled: Bool
    let set: @MainActor (Bool) -> Void
  }

  /// The columns that can be hidden, in the order of the table.
  fileprivate let lines: [Line]
  /// The moves to the leading and to the trailing side, by position among the visible columns; nil if a move isn't possible.
  fileprivate let moves: [(leading: (@MainActor () -> Void)?, trailing: (@MainActor () -> Void)?)]

  @MainActor init<Value: Identifiable>(
    _ customization: Binding<TableColumnCustomization<Value>>, columns: [_TableColumn<Value>], shown: [Int]
  ) {
    let current = customization.wrappedValue
    nonisolated(unsafe) let columns = columns  // the closures run on the main actor
    lines = columns.compactMap { column in
      guard let id = column.settings.id, !column.settings.disabled.contains(.visibility) else { return nil }
      let isShown = current.isShown(column)
      // A table without columns has no header whose menu could show them again.
      return Line(id: id, label: column.label, isShown: isShown, isEnabled: !isShown || shown.count > 1) {
        customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
      }
    }
    moves = shown.map { index in
      func move(_ step: Int) -> (@MainActor () -> Void)? {
        guard let id = columns[index].settings.id, current.neighbour(of: id, by: step, among: columns) != nil
        else {
          return nil
        }
        return { customization.wrappedValue.move(id, by: step, among: columns) }
      }
      return (move(-1), move(1))
    }
  }
}

/// The items of the menu of a column's header.
struct TableColumnMenuItems: View {
  let menu: TableColumnMenu
  /// The position of the column among the visible ones.
  let position: Int
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ForEach(menu.lines, id: \.id) { line in
      Toggle(isOn: Binding(get: { line.isShown }, set: { line.set($0) })) { line.label }
        .disabled(!line.isEnabled)
    }
    if menu.moves.indices.contains(position) {
      let move = menu.moves[position]
      if move.leading != nil || move.trailing != nil {
        let isReversed = direction == .rightToLeft
        Divider()
        Button("Move Left") { (isReversed ? move.trailing : move.leading)?() }
          .disabled((isReversed ? move.trailing : move.leading) == nil)
        Button("Move Right") { (isReversed ? move.leading : move.trailing)?() }
          .disabled((isReversed ? move.leading : move.trailing) == nil)
      }
    }
  }
}

extension EnvironmentValues {
  private enum HeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the headers of tables.
  var tableColumnHeaders: Visibility {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the headers of the tables in the view; they are shown by default.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tablecolumnheaders(_:).
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
