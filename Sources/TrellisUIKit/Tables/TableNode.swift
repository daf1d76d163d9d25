import Foundation
import Trellis
import TrellisControls
import TrellisLayout

/// The list of SwiftUI that shows a table.
struct TableNode: View {
  let table: UITableView

  var body: some View {
    let _ = table.source.read()
    let _ = table.rows.loadIfNeeded()
    // Closures with equal captures have equal results: they capture the values that they show.
    let (header, footer) = (table.tableHeaderView, table.tableFooterView)
    let sections = zip(table.rows.sections, table.rows.ids).map { TableSection(id: $0, rows: $1) }
    ScrollViewReader { proxy in
      List {
        if let header { TableExtra(view: header) }
        ForEach(sections) { section in TableSectionContent(table: table, section: section) }
        if let footer, footer.bounds.height > 0 { TableExtra(view: footer) }
      }
      .modifier(TableLook(table: table))
      .modifier(TableRefresh(control: table.refreshControl))
      .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
      .onChange(of: table.rows.target?.number, initial: true) { _, _ in
        guard let target = table.rows.target else { return }
        proxy.scrollTo(target.id, anchor: target.anchor)
      }
    }
  }
}

/// The look of a table.
private struct TableLook: ViewModifier {
  let table: UITableView

  @ViewBuilder func body(content: Content) -> some View {
    let plain = content.scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
    switch table.style {
    case .plain: plain.listStyle(.plain)
    case .grouped: plain.listStyle(.grouped)
    case .insetGrouped: plain.listStyle(.insetGrouped)
    }
  }
}

/// The refresh of a table.
private struct TableRefresh: ViewModifier {
  let control: UIRefreshControl?

  @ViewBuilder func body(content: Content) -> some View {
    if let control {
      content.refreshable { await control.refresh() }
    } else {
      content
    }
  }
}

/// A view above or below all rows.
private struct TableExtra: View {
  let view: UIView

  var body: some View {
    ShownView(view: view)
      .frame(height: view.bounds.height > 0 ? view.bounds.height : nil)
      .listRowInsets(EdgeInsets())
      .listRowSeparator(.hidden)
      .listRowBackground(Color.clear)
  }
}

/// The content of a section, which depends on the table: its titles and views are the delegate's.
private struct TableSectionContent: View {
  let table: UITableView
  let section: TableSection

  var body: some View {
    let _ = table.source.read()
    section.content(of: table)
  }
}

/// A section of a table.
@MainActor
private struct TableSection: @MainActor Identifiable {
  let id: Int
  let rows: [Int]

  @ViewBuilder func content(of table: UITableView) -> some View {
    let index = table.rows.sections.firstIndex(of: id) ?? 0
    Section {
      ForEach(rows, id: \.self) { row in
        TableRow(table: table, id: row, version: table.rows.version(of: row)).id(row)
      }
      .onMove(perform: move(in: table, index))
    } header: {
      edge(
        table, table.tableDelegate?.tableView(table, viewForHeaderInSection: index),
        table.dataSource?.tableView(table, titleForHeaderInSection: index),
        table.tableDelegate?.tableView(table, heightForHeaderInSection: index))
    } footer: {
      edge(
        table, table.tableDelegate?.tableView(table, viewForFooterInSection: index),
        table.dataSource?.tableView(table, titleForFooterInSection: index),
        table.tableDelegate?.tableView(table, heightForFooterInSection: index))
    }
  }

  @ViewBuilder private func edge(_ table: UITableView, _ view: UIView?, _ title: String?, _ height: CGFloat?)
    -> some View
  {
    if height == 0 {
      EmptyView()
    } else if let view {
      ShownView(view: view)
        .frame(height: height.flatMap { $0 > 0 ? $0 : nil } ?? view.sizeThatFits(table.bounds.size).height)
        .listRowInsets(EdgeInsets())
    } else if let title, !title.isEmpty {
      Text(verbatim: title)
    }
  }

  private func move(in table: UITableView, _ section: Int) -> ((IndexSet, Int) -> Void)? {
    guard table.isEditing, let source = table.dataSource,
      rows.indices.contains(where: {
        source.tableView(table, canMoveRowAt: IndexPath(row: $0, section: section))
      })
    else { return nil }
    return { indices, target in
      guard let from = indices.first else { return }
      let (old, new) = (
        IndexPath(row: from, section: section),
        IndexPath(row: target > from ? target - 1 : target, section: section)
      )
      source.tableView(table, moveRowAt: old, to: new)
      table.moveRow(at: old, to: new)
    }
  }
}

/// A row of a table: its cell, in the height that the delegate, the table or the content determines.
private struct TableRow: View {
  let table: UITableView
  let id: Int
  /// The version of the cell.
  let version: Int

  var body: some View {
    let _ = table.source.read()
    if let cell = table.rows.cell(of: id), let path = table.rows.path(of: id) {
      let leading = table.tableDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      let trailing = table.tableDelegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      CellLayout(cell: cell, height: height(path)) { ShownView(view: cell) }
        .contentShape(Rectangle())
        .onTapGesture { [table, id] in table.pressed(id) }
        .accessibilityAddTraits(cell.isSelected ? [.isButton, .isSelected] : .isButton)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
        .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
        .listRowBackground(background(cell))
        .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
          actions(leading, cell)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
          if trailing != nil { actions(trailing, cell) } else { deletion(path) }
        }
        .onDisappear { [table, id] in table.rows.recycle(id) }
    }
  }

  private func height(_ path: IndexPath) -> CGFloat? {
    let height = table.tableDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return height >= 0 ? height : nil
  }

  private func background(_ cell: UITableViewCell) -> AnyView? {
    if cell.isSelected, cell.selectionStyle != .none { return AnyView(Color(uiColor: .systemGray4)) }
    return (cell.backgroundColor ?? table.backgroundColor).map { AnyView(Color(uiColor: $0)) }
  }

  @ViewBuilder private func deletion(_ path: IndexPath) -> some View {
    if canDelete(path) {
      Button("Delete", role: .destructive) { [table, id] in
        guard let path = table.rows.path(of: id) else { return }
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      }
    }
  }

  /// Whether a swipe removes the row: while the table is edited, or if the data source says so for the row.
  private func canDelete(_ path: IndexPath) -> Bool {
    guard let source = table.dataSource else { return false }
    let isAllowed =
      TableDefaults.implemented { source.tableView(table, canEditRowAt: path) } ?? table.isEditing
    return isAllowed
      && (table.tableDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  @ViewBuilder private func actions(_ configuration: UISwipeActionsConfiguration?, _ cell: UITableViewCell)
    -> some View
  {
    ForEach((configuration?.actions ?? []).map(Action.init)) { item in
      Button(role: item.action.style == .destructive ? .destructive : nil) {
        item.action.handler(item.action, cell) { _ in }
      } label: {
        if let title = item.action.title {
          Text(verbatim: title)
        } else if let image = item.action.image {
          Image(uiImage: image)
        }
      }
      .tint(item.action.backgroundColor.map { Color(uiColor: $0) })
    }
  }

  private struct Action: Identifiable {
    let action: UIContextualAction
    var id: ObjectIdentifier { ObjectIdentifier(action) }
  }
}

/// The layout of a cell: as wide as the row, and as high as given, or as its content.
private struct CellLayout: Layout {
  let cell: UITableViewCell
  let height: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 320
    let needed =
      height
      ?? MainActor.assumeIsolated { [cell] in cell.sizeThatFits(CGSize(width: width, height: 44)).height }
    return CGSize(width: width, height: needed)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
