import Foundation
import Trellis

/// The rows of a table: their identities, the cells that are shown, and those for reuse.
@MainActor
final class TableRows {
  weak var table: UITableView?
  /// The identities of the rows, by section.
  private(set) var ids: [[Int]] = []
  /// The identities of the sections.
  private(set) var sections: [Int] = []
  private var count = 0
  private var isLoaded = false
  /// The changes that aren't applied yet, and the number of open groups of changes.
  private var (changes, batches) = (ItemChanges(), 0)
  /// Whether the rows were loaded before the groups.
  private var isLoadedBefore = false
  /// The last positions of rows that are removed, and whose cells are still shown.
  private var removedPaths: [Int: IndexPath] = [:]
  /// The number of requests to make a cell again, by row; all rows have a new one after a reload.
  private(set) var versions: [Int: Int] = [:]
  private(set) var version = 0
  /// The cells that are shown, or are near.
  var cells: [Int: UITableViewCell] = [:]
  /// The versions of these cells.
  private var cellVersions: [Int: Int] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  var selected: Set<Int> = []
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The row to scroll to, with the number of the request.
  var target: (number: Int, id: Int, anchor: UnitPoint?)?

  private func make(_ number: Int) -> [Int] {
    defer { count += number }
    return Array(count..<count + number)
  }

  func reload() {
    isLoaded = false
    version += 1
    selected = []
  }

  /// Asks the data source for the counts; rows keep their identities by position.
  func loadIfNeeded() {
    guard !isLoaded, let table else { return }
    isLoaded = true
    guard let source = table.dataSource else {
      (ids, sections) = ([], [])
      return
    }
    let number = max(source.numberOfSections(in: table), 0)
    if sections.count > number { sections.removeLast(sections.count - number) }
    sections += make(number - sections.count)
    ids = (0..<number).map { section in
      let old = ids.indices.contains(section) ? ids[section] : []
      let rows = max(source.tableView(table, numberOfRowsInSection: section), 0)
      return old.count >= rows ? Array(old.prefix(rows)) : old + make(rows - old.count)
    }
  }

  func path(of id: Int) -> IndexPath? {
    for (section, rows) in ids.enumerated() {
      if let row = rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
  func id(at path: IndexPath) -> Int? {
    loadIfNeeded()
    guard ids.indices.contains(path.section), ids[path.section].indices.contains(path.row) else { return nil }
    return ids[path.section][path.row]
  }

  /// The version of a row's cell.
  func version(of id: Int) -> Int { version + (versions[id] ?? 0) }

  /// Returns the cell of a row, which the data source makes if there is none of the current version.
  func cell(of id: Int) -> UITableViewCell? {
    if let cell = cells[id], cellVersions[id] == version(of: id) { return cell }
    guard let table, let source = table.dataSource, let path = path(of: id) else { return nil }
    recycle(id)
    let cell = source.tableView(table, cellForRowAt: path)
    (cells[id], cellVersions[id]) = (cell, version(of: id))
    cell.isEditing = table.isEditing
    if cell.isSelected != selected.contains(id) { cell.setSelected(selected.contains(id), animated: false) }
    table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Keeps the cell of a row for reuse.
  func recycle(_ id: Int) {
    guard let cell = cells.removeValue(forKey: id) else { return }
    cellVersions[id] = nil
    if let table, let path = path(of: id) ?? removedPaths[id] {
      table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
    removedPaths[id] = nil
    if let name = cell.reuseIdentifier { pool[name, default: []].append(cell) }
  }

  /// Returns a cell for reuse; nil if there is none.
  func reusable(_ name: String) -> UITableViewCell? {
    guard let cell = pool[name]?.popLast() else { return nil }
    cell.prepareForReuse()
    if cell.isSelected { cell.setSelected(false, animated: false) }
    return cell
  }

  // MARK: - Changes

  /// Records changes, and applies them, unless others follow that are applied together with them.
  ///
  /// Rows that aren't loaded yet aren't changed: the data source has their counts already.
  func change(_ record: (inout ItemChanges) -> Void) {
    guard batches > 0 || isLoaded else { return }
    record(&changes)
    if batches == 0 { apply() }
  }
  func beginChanges() {
    if batches == 0 { isLoadedBefore = isLoaded }
    batches += 1
  }
  func endChanges() {
    guard batches > 0 else { return }
    batches -= 1
    guard batches == 0 else { return }
    // Counts that were asked for amid the changes may be old.
    if isLoadedBefore, isLoaded { apply() } else { (changes, isLoaded) = (ItemChanges(), false) }
  }

  private func apply() {
    let changes = changes
    self.changes = ItemChanges()
    for path in changes.reloaded { id(at: path).map { versions[$0, default: 0] += 1 } }
    let reloaded = changes.reloadedSections.compactMap { sections.indices.contains($0) ? sections[$0] : nil }
    keepingPaths {
      var added: [IndexPath: Int] = [:]
      for path in changes.inserted { added[path] = make(1)[0] }
      for (from, to) in changes.moved { id(at: from).map { added[to] = $0 } }
      for path in changes.deleted.union(changes.moved.keys).sorted().reversed() where id(at: path) != nil {
        ids[path.section].remove(at: path.row)
      }
      for section in changes.deletedSections.reversed() where ids.indices.contains(section) {
        sections.remove(at: section)
        ids.remove(at: section)
      }
      for section in changes.insertedSections {
        sections.insert(contentsOf: make(1), at: min(section, sections.count))
        ids.insert([], at: min(section, ids.count))
      }
      for (path, id) in added.sorted(by: { $0.key < $1.key }) where ids.indices.contains(path.section) {
        ids[path.section].insert(id, at: min(path.row, ids[path.section].count))
      }
      for section in ids.indices
      where changes.insertedSections.contains(section) || reloaded.contains(sections[section]) {
        let moved = added.filter { $0.key.section == section && changes.moved.values.contains($0.key) }
        ids[section] = make(
          table.flatMap { $0.dataSource?.tableView($0, numberOfRowsInSection: section) } ?? 0)
        for (path, id) in moved where ids[section].indices.contains(path.row) { ids[section][path.row] = id }
      }
    }
  }
  /// Replaces the identities, by those of a diffable data source.
  func replace(sections: [Int], ids: [[Int]]) {
    keepingPaths { (self.sections, self.ids, isLoaded) = (sections, ids, true) }
  }

  /// Changes the rows, keeps the old positions of the shown ones among the removed, and ends the selection of the removed.
  private func keepingPaths(_ change: () -> Void) {
    let old = cells.keys.map { ($0, path(of: $0)) }
    change()
    let left = Set(ids.joined())
    for (id, path) in old where !left.contains(id) { removedPaths[id] = path }
    selected.formIntersection(left)
  }
}
