public import Foundation
import Trellis

extension UITableView {
  private func change(_ animation: RowAnimation, _ record: (inout ItemChanges) -> Void) {
    rows.change(record)
    UIView.animate(animation == .none ? nil : .default, { changed() }, nil)
  }

  /// Adds rows, which the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted.formUnion(indexPaths) }
  }
  /// Removes rows, which the data source hasn't any more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted.formUnion(indexPaths) }
  }
  /// Makes the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded.formUnion(indexPaths) }
  }
  /// Makes the cells of rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.none) { $0.reloaded.formUnion(indexPaths) }
  }
  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved[indexPath] = newIndexPath }
  }
  /// Adds sections, which the data source has already.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections, which the data source hasn't any more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Asks the data source for the rows of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Begins changes that are applied together: rows are removed by old positions, and then added by new ones.
  public func beginUpdates() { rows.beginChanges() }
  /// Applies the changes since ``beginUpdates()``, and shows changes of heights.
  public func endUpdates() {
    rows.endChanges()
    changed()
  }
  /// Performs changes, which are applied together as in ``beginUpdates()``, and then calls a closure.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
}

extension UITableView {
  /// Registers a class of cells by a name for reuse; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.classes[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Registers a class of headers and footers by a name for reuse; nil removes it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// Returns a cell for reuse, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = rows.reusable(identifier) { return cell }
    return rows.classes[identifier].map { UITableViewCell.make($0, identifier) }
  }
  /// Returns a cell for reuse, or a new one of the registered class; traps if none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("UITableView.dequeueReusableCell: no class is registered as \(identifier)")
    }
    return cell
  }
  /// Returns a new header or footer of the registered class; nil if none is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    rows.headerClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
  }
  /// Returns the header of a section, from the delegate; nil for none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section) as? UITableViewHeaderFooterView
  }
}

extension UITableView {
  /// The index path of the row that is selected; nil for none.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The index paths of the rows that are selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = rows.selected.compactMap { rows.path(of: $0) }.sorted()
    return paths.isEmpty ? nil : paths
  }
  /// Selects a row without asking the delegate; nil selects none.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil { for id in rows.selected { setSelected(false, id, animated) } }
    guard let indexPath, let id = rows.id(at: indexPath) else { return }
    setSelected(true, id, animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Ends the selection of a row without asking the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let id = rows.id(at: indexPath) { setSelected(false, id, animated) }
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  private func setSelected(_ isSelected: Bool, _ id: Int, _ animated: Bool) {
    guard rows.selected.contains(id) != isSelected else { return }
    if isSelected { rows.selected.insert(id) } else { rows.selected.remove(id) }
    rows.cells[id]?.setSelected(isSelected, animated: animated)
    changed()
  }

  /// Handles a press of a row by the user.
  func pressed(_ id: Int) {
    let isAllowed =
      isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    guard isAllowed, let path = rows.path(of: id) else { return }
    if rows.selected.contains(id), selectsSeveral {
      guard let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
        return
      }
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !selectsSeveral {
      for old in rows.selected where old != id {
        guard let oldPath = rows.path(of: old) else { continue }
        deselectRow(at: oldPath, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: oldPath)
      }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
}

extension UITableViewCell {
  private final class Probe: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { return nil }
  }

  /// Returns a new cell of a class that is known only at run time.
  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    // A style is passed as a word of its own.
    ObjectMaking.make(
      type, base: UITableViewCell.self, probe: Probe.self,
      (UInt(CellStyle.default.rawValue), identifier as String?))
  }
}

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section; the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row; the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item; the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
