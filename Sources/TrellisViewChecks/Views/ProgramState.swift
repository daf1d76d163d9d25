import Observation
import SwiftUI

/// The state of one node.
struct CellValue: Equatable {
  var isOn = false
  var number = 0
  var rows: [Int] = []
  var text = ""
}

/// The observable storage of one node's state.
@Observable
final class Cell {
  var value: CellValue
  /// A newer value that is withheld from views, as a deliberate flaw that the comparison has to find.
  @ObservationIgnored var hiddenValue: CellValue?
  /// The elements of a `ForEach` of objects, kept by their ids.
  @ObservationIgnored private var objects: [Int: RowObject] = [:]

  init(_ value: CellValue) { self.value = value }

  /// Sets the value of the cell, and its number in the objects of its rows.
  func set(_ new: CellValue) {
    value = new
    for object in objects.values where object.count != new.number { object.count = new.number }
  }

  /// The objects of the rows; the same id always has the same object.
  @MainActor var rowObjects: [RowObject] {
    value.rows.map { id in
      if let known = objects[id] { return known }
      let made = RowObject(id, count: value.number)
      objects[id] = made
      return made
    }
  }
}

/// An element of a `ForEach` of objects.
@Observable
final class RowObject: Identifiable {
  let id: Int
  var count: Int

  init(_ id: Int, count: Int) { (self.id, self.count) = (id, count) }
}

/// An element of a `ForEach` of values.
struct RowValue: Identifiable, Equatable {
  let id: Int
}

/// The cells of a program, and the appearances that its views reported.
@MainActor
final class ProgramState {
  private(set) var cells: [Int: Cell] = [:]
  /// The number of appearances less disappearances, by the view that reported them.
  private(set) var appearances: [String: Int] = [:]
  /// The preferences that reached the root, in the order of its views: numbers, and bounds in the window's coordinates.
  var numbers: [Int] = []
  var bounds: [CGRect] = []

  /// Creates the initial state of a tree.
  ///
  /// Each node's number determines its value.
  init(of tree: ViewNode) {
    for node in tree.all {
      cells[node.number] = Cell(
        CellValue(
          isOn: node.number % 2 == 0, number: node.number % 7, rows: Array(0..<(1 + node.number % 4)),
          text: "s\(node.number)"))
    }
    for node in tree.all where node.kind.isPresentation { cells[node.number]!.value.isOn = false }
  }

  /// Creates a copy of the cells, for a fresh window in the same state.
  init(copyOf other: ProgramState) {
    cells = other.cells.mapValues { Cell($0.hiddenValue ?? $0.value) }
  }

  /// Applies a write.
  ///
  /// A hidden write is stored in ``Cell/hiddenValue`` only.
  func apply(_ write: Write, isHidden: Bool = false) {
    guard let cell = cells[write.cell] else { return }
    var value = cell.hiddenValue ?? cell.value
    switch write.change {
    case .isOn(let isOn): value.isOn = isOn
    case .number(let number): value.number = number
    case .rows(let rows): value.rows = rows
    case .text(let text): value.text = text
    }
    if isHidden { cell.hiddenValue = value } else { cell.set(value) }
  }

  /// Sets every cell to the value that it has in another state.
  func copyValues(from other: ProgramState) {
    for (number, cell) in cells { cell.set(other.cells[number]!.value) }
  }

  func appeared(_ name: String) { appearances[name, default: 0] += 1 }

  func disappeared(_ name: String) {
    appearances[name, default: 0] -= 1
    if appearances[name] == 0 { appearances[name] = nil }
  }
}

extension NodeKind {
  /// Whether the node's Boolean presents a sheet, a popover, a dialog or another panel.
  var isPresentation: Bool {
    switch self {
    case .sheet, .cover, .popover, .alert, .confirmation, .inspector: true
    default: false
    }
  }
}
