import TrellisBus
import TrellisDisplayList

/// The interface `Table`: the rows of a table that are on the screen, and their cells.
enum AccessibleTable: AccessibleInterface {
  static let name = "Table"

  static func isThere(of object: AccessibleObject) -> Bool { object.role == .table }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    [
      "NRows": .int32(Int32(object.rows.count)), "NColumns": .int32(Int32(object.columnCount)),
      "Caption": bus.nothing, "Summary": bus.nothing,
      "NSelectedRows": .int32(Int32(selectedRows(of: object).count)), "NSelectedColumns": .int32(0),
    ]
  }

  private static func selectedRows(of object: AccessibleObject) -> [Int] {
    object.rows.indices.filter { object.rows[$0].currentStates(focus: nil).contains(.selected) }
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    let (table, bus) = (call.object, call.bus)
    let (first, second) = (call.integer(0), call.integer(1))
    let columns = max(1, table.columnCount)
    func cell(_ row: Int, _ column: Int) -> AccessibleObject? {
      guard table.rows.indices.contains(row), table.rows[row].children.indices.contains(column) else {
        return nil
      }
      return table.rows[row].children[column]
    }
    func isSelected(_ row: Int) -> Bool { selectedRows(of: table).contains(row) }
    switch call.method {
    case "GetAccessibleAt": return [cell(first, second).map { bus.reference($0) } ?? bus.nothing]
    case "GetIndexAt": return [.int32(Int32(clamping: first * columns + second))]
    case "GetRowAtIndex": return [.int32(Int32(clamping: first / columns))]
    case "GetColumnAtIndex": return [.int32(Int32(clamping: first % columns))]
    case "GetRowDescription":
      return [.string(table.rows.indices.contains(first) ? table.rows[first].name : "")]
    case "GetColumnDescription": return [.string(table.header(first)?.name ?? "")]
    case "GetColumnHeader": return [table.header(first).map { bus.reference($0) } ?? bus.nothing]
    case "GetRowHeader": return [bus.nothing]
    case "GetRowExtentAt", "GetColumnExtentAt": return [.int32(1)]
    case "GetSelectedRows": return [.array(of: "i", selectedRows(of: table).map { .int32(Int32($0)) })]
    case "GetSelectedColumns": return [.array(of: "i", [])]
    case "IsRowSelected", "IsSelected": return [.bool(isSelected(first))]
    case "IsColumnSelected": return [.bool(false)]
    case "AddRowSelection":
      guard table.rows.indices.contains(first), let action = table.rows[first].node?.action(.activate) else {
        return [.bool(false)]
      }
      table.window?.perform(action.number)
      return [.bool(true)]
    case "RemoveRowSelection", "AddColumnSelection", "RemoveColumnSelection": return [.bool(false)]
    case "GetRowColumnExtentsAtIndex":
      let (row, column) = (first / columns, first % columns)
      return [
        .bool(cell(row, column) != nil), .int32(Int32(clamping: row)), .int32(Int32(clamping: column)),
        .int32(1),
        .int32(1), .bool(isSelected(row)),
      ]
    default: return nil
    }
  }
}

/// The interface `TableCell`: the position of a cell.
enum AccessibleTableCell: AccessibleInterface {
  static let name = "TableCell"

  static func isThere(of object: AccessibleObject) -> Bool { object.role == .tableCell }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    guard let row = object.parent, let table = row.table else { return [:] }
    let position = (table.rows.firstIndex { $0 === row } ?? -1, object.indexInParent)
    return [
      "ColumnSpan": .int32(1), "RowSpan": .int32(1), "Table": bus.reference(table),
      "Position": .structure([.int32(Int32(position.0)), .int32(Int32(position.1))]),
    ]
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    guard let table = call.object.parent?.table else { return nil }
    switch call.method {
    case "GetColumnHeaderCells":
      let header = table.header(call.object.indexInParent)
      return [.array(of: "(so)", header.map { [call.bus.reference($0)] } ?? [])]
    case "GetRowHeaderCells": return [.array(of: "(so)", [])]
    case "GetRowColumnSpan":
      let row = table.rows.firstIndex { $0 === call.object.parent } ?? -1
      return [
        .bool(row >= 0), .int32(Int32(row)), .int32(Int32(call.object.indexInParent)), .int32(1), .int32(1),
      ]
    default: return nil
    }
  }
}

extension AccessibleObject {
  /// The rows of a table, in order.
  var rows: [AccessibleObject] { all.filter { $0.role == .tableRow } }

  /// The number of columns: that of the longest row.
  var columnCount: Int { rows.map(\.children.count).max() ?? 0 }

  /// The table that a row is in.
  var table: AccessibleObject? {
    var object = parent
    while let next = object, next.role != .table { object = next.parent }
    return object
  }

  /// Returns the header of a column: the elements of a table that aren't in rows, if there is one for each column.
  func header(_ column: Int) -> AccessibleObject? {
    let headers = all.filter {
      $0 !== self && $0.children.isEmpty && $0.role != .tableCell && $0.role != .tableRow
    }
    return headers.count == columnCount && headers.indices.contains(column) ? headers[column] : nil
  }
}
