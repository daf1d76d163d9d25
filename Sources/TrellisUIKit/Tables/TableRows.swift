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
    if let table {
      table.tableDelegate?.tableView(
        table, didEndDisplaying: cell, forRowAt: path(of: id) ?? IndexPath(row: 0, section: 0))
    }
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

  func insertSections(_ indices: IndexSet) {
    for section in indices.sorted() {
      let rows = table.flatMap { $0.dataSource?.tableView($0, numberOfRowsInSection: section) } ?? 0
      sections.insert(contentsOf: make(1), at: min(section, sections.count))
      ids.insert(make(rows), at: min(section, ids.count))
    }
  }
  func deleteSections(_ indices: IndexSet) {
    for section in indices.sorted().reversed() where ids.indices.contains(section) {
      sections.remove(at: section)
      selected.subtract(ids.remove(at: section))
    }
  }
  func insert(_ paths: [IndexPath]) {
    for path in paths.sorted() where ids.indices.contains(path.section) {
      ids[path.section].insert(contentsOf: make(1), at: min(path.row, ids[path.section].count))
    }
  }
  func delete(_ paths: [IndexPath]) {
    for path in paths.sorted().reversed() where id(at: path) != nil {
      selected.remove(ids[path.section].remove(at: path.row))
    }
  }
  func move(from: IndexPath, to: IndexPath) {
    guard let id = id(at: from), ids.indices.contains(to.section) else { return }
    ids[from.section].remove(at: from.row)
    ids[to.section].insert(id, at: min(to.row, ids[to.section].count))
  }
  func reload(_ paths: [IndexPath]) {
    for path in paths { id(at: path).map { versions[$0, default: 0] += 1 } }
  }
  /// Replaces the identities, by those of a diffable data source.
  func replace(sections: [Int], ids: [[Int]]) {
    (self.sections, self.ids, isLoaded) = (sections, ids, true)
    selected.formIntersection(ids.joined())
  }
}
