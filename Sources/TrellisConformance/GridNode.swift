import Foundation
import Trellis

/// A grid of the tree language.
struct GridNode {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let rows: [Row]

  /// A row, or a view outside of rows.
  struct Row {
    /// Whether the element is a row, and not a view outside of rows.
    let isRow: Bool
    let alignment: VerticalAlignment?
    let cells: [Cell]
  }

  /// A view in a grid, with its modifiers; nil for modifiers that the case doesn't name.
  struct Cell {
    /// The name of a spacer, which has a name only in grids.
    let spacerName: String?
    let view: LayoutNode
    let span: Int?
    let priority: Double?
    let anchor: UnitPoint?
    let columnAlignment: HorizontalAlignment?
    let unsizedAxes: Axis.Set
  }
}

extension GridNode {
  init(_ object: CaseObject, leafCount: inout Int) throws {
    alignment = try LayoutNode.optionalAlignment("align", object) ?? .center
    horizontalSpacing = try object.length("hspacing")
    verticalSpacing = try object.length("vspacing")
    var rows: [Row] = []
    for child in try object.objects("c") { rows.append(try Row(child, leafCount: &leafCount)) }
    self.rows = rows
  }
}

extension GridNode.Row {
  fileprivate init(_ object: CaseObject, leafCount: inout Int) throws {
    switch try object.string("k") {
    case "cell":
      isRow = false
      alignment = nil
      cells = [try GridNode.Cell(object, leafCount: &leafCount)]
    case "gridrow":
      isRow = true
      alignment = try LayoutNode.optionalAlignment("align", object)?.vertical
      var cells: [GridNode.Cell] = []
      for child in try object.objects("c") {
        guard try child.string("k") == "cell" else { throw object.error("a row of a grid has to have cells") }
        cells.append(try GridNode.Cell(child, leafCount: &leafCount))
      }
      self.cells = cells
    case let other:
      throw object.error("“\(other)” can't be in a grid; gridrow and cell can")
    }
  }
}

extension GridNode.Cell {
  fileprivate init(_ object: CaseObject, leafCount: inout Int) throws {
    guard let leaf = try object.optionalObject("leaf") else {
      throw object.error("a cell has to have a “leaf”")
    }
    view = try LayoutNode(leaf, leafCount: &leafCount)
    if case .spacer = view {
      spacerName = LayoutNode.leafName(leafCount)
      leafCount += 1
    } else {
      spacerName = nil
    }
    span = try object.length("span").map { Int($0) }
    priority = try object.length("priority").map { Double($0) }
    anchor = try object.optionalString("anchor").map { name in
      guard let point = Self.points[name] else { throw object.error("“\(name)” is an unknown point") }
      return point
    }
    columnAlignment = try LayoutNode.optionalAlignment("columnAlignment", object)?.horizontal
    var axes: Axis.Set = []
    if try object.bool("unsizedHorizontal") { axes.insert(.horizontal) }
    if try object.bool("unsizedVertical") { axes.insert(.vertical) }
    unsizedAxes = axes
  }

  private static let points: [String: UnitPoint] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]
}

// MARK: - Views

extension GridNode {
  @MainActor
  func view(log: ProposalLog) -> some View {
    Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) {
      ForEach(rows.indices, id: \.self) { index in
        let row = rows[index]
        if row.isRow {
          GridRow(alignment: row.alignment) { row.views(log: log) }
        } else {
          row.views(log: log)
        }
      }
    }
  }
}

extension GridNode.Row {
  @MainActor
  fileprivate func views(log: ProposalLog) -> some View {
    ForEach(cells.indices, id: \.self) { cells[$0].view(log: log) }
  }
}

extension GridNode.Cell {
  /// Returns the view with exactly the modifiers that the case names.
  @MainActor
  fileprivate func view(log: ProposalLog) -> AnyView {
    var result = view.view(log: log)
    if let spacerName { result = AnyView(result.accessibilityIdentifier(spacerName)) }
    if let priority { result = AnyView(result.layoutPriority(priority)) }
    if let span { result = AnyView(result.gridCellColumns(span)) }
    if let anchor { result = AnyView(result.gridCellAnchor(anchor)) }
    if let columnAlignment { result = AnyView(result.gridColumnAlignment(columnAlignment)) }
    if !unsizedAxes.isEmpty { result = AnyView(result.gridCellUnsizedAxes(unsizedAxes)) }
    return result
  }
}
