public import Foundation
public import Trellis

/// The order, the visibility and the widths of a table's columns, as set by the user or the program.
///
/// Bound to a table, the value changes through the menu of the table's header, and by dragging the border of a header. Columns are
/// identified by ``TableColumn/customizationID(_:)``; others can be neither hidden nor moved, and their widths aren't kept. The
/// value can be kept by ``AppStorage`` and ``SceneStorage``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumncustomization.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// The ids in the user's order; empty is the order of the table.
  private var order: [String] = []
  /// The user's widths in points, by the ids of columns; nil in values that were stored before there were any.
  private var widths: [String: Double]?

  /// Creates a value in which all columns have their default visibility, in the order of the table.
  public init() {}

  /// The visibility of a column by its id; `automatic` is the column's default.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Returns the width in points that the user gave a column; nil if the user gave none.
  func width(of id: String) -> CGFloat? {
    widths?[id].flatMap { $0.isFinite && $0 >= 0 ? CGFloat($0) : nil }
  }

  mutating func setWidth(_ width: CGFloat, of id: String) {
    widths = (widths ?? [:]).merging([id: Double(width)]) { $1 }
  }

  /// Restores the order of the table.
  public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization {
  /// Returns the visible columns in their order, by their positions among all columns.
  ///
  /// Columns without an id keep their places. The columns with ids share the other places.
  func arranged<Value>(_ columns: [_TableColumn<Value>]) -> [Int] {
    all(columns).filter { isShown(columns[$0]) }
  }

  func isShown<Value>(_ column: _TableColumn<Value>) -> Bool {
    switch column.settings.id.map({ self[visibility: $0] }) ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: column.settings.defaultVisibility != .hidden
    }
  }

  /// Returns all columns in their order.
  private func all<Value>(_ columns: [_TableColumn<Value>]) -> [Int] {
    guard !order.isEmpty else { return Array(columns.indices) }
    let places = columns.indices.filter { columns[$0].settings.id != nil }
    let known = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    // Columns that the order doesn't know come last, in the order of the table.
    let sorted = places.sorted { first, second in
      (known[columns[first].settings.id!] ?? .max, first) < (
        known[columns[second].settings.id!] ?? .max, second
      )
    }
    var all = Array(columns.indices)
    for (place, column) in zip(places, sorted) { all[place] = column }
    return all
  }

  /// Moves a column before or behind its visible neighbour with an id.
  mutating func move<Value>(_ id: String, by step: Int, among columns: [_TableColumn<Value>]) {
    guard let other = neighbour(of: id, by: step, among: columns) else { return }
    var ids = all(columns).compactMap { columns[$0].settings.id }
    guard let from = ids.firstIndex(of: id), let target = ids.firstIndex(of: other) else { return }
    ids.remove(at: from)
    ids.insert(id, at: target)
    order = ids
  }

  /// Returns the visible column next to a column that can change places with it; nil if there is none.
  func neighbour<Value>(of id: String, by step: Int, among columns: [_TableColumn<Value>]) -> String? {
    let shown = arranged(columns).map { columns[$0].settings }.filter { $0.id != nil }
    guard let index = shown.firstIndex(where: { $0.id == id }), shown.indices.contains(index + step),
      !shown[index].disabled.contains(.reorder), !shown[index + step].disabled.contains(.reorder)
    else { return nil }
    return shown[index + step].id
  }
}

/// The changes of a column that a table offers the user.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior.
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits of the changes.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Changing the column's width by dragging the border of its header.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding and showing the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All changes.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

// MARK: - Storage

extension AppStorage {
  /// Creates a property for the columns of a table.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(json: wrappedValue, key, store: store)
  }
}

extension SceneStorage {
  /// Creates a property for the columns of a table.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(json: wrappedValue, key)
  }
}
