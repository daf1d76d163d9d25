import Foundation
import Testing
import TrellisLayout

/// A grid that was laid out by SwiftUI and recorded: a line of a fixture.
struct GridCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let proposal: [CGFloat?]
  let tree: Tree
  let size: [CGFloat]
  /// x, y, width and height of each leaf.
  let rects: [[CGFloat]]

  var testDescription: String { id }

  /// The cases of a fixture.
  static func all(_ name: String) throws -> [GridCase] {
    let file = Bundle.module.url(forResource: name, withExtension: "jsonl", subdirectory: "Fixtures/Layout")!
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(GridCase.self, from: Data($0.utf8)) }
  }

  struct Tree: Decodable {
    let align: String
    let hspacing: CGFloat?
    let vspacing: CGFloat?
    let c: [Child]
  }

  /// A row or a view outside rows.
  struct Child: Decodable {
    let row: (align: String?, cells: [Cell])?
    let cell: Cell?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      if try values.decode(String.self, forKey: .k) == "gridrow" {
        row = (try values.decode(String?.self, forKey: .align), try values.decode([Cell].self, forKey: .c))
        cell = nil
      } else {
        row = nil
        cell = try Cell(from: decoder)
      }
    }

    private enum Key: CodingKey { case k, align, c }
  }

  struct Cell: Decodable {
    let leaf: Leaf
    let span: Int?
    let priority: Double?
    let anchor: String?
    let columnAlignment: String?
    let unsizedHorizontal: Bool?
    let unsizedVertical: Bool?
  }

  struct Leaf: Decodable {
    let k: String
    /// Least, ideal and greatest; a single number is fixed.
    let w: Lengths?
    let h: Lengths?
    let lo: CGFloat?
    let hi: CGFloat?
    let min: CGFloat?
  }

  struct Lengths: Decodable {
    let least: CGFloat
    let ideal: CGFloat
    let greatest: CGFloat

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let fixed = try? value.decode(CGFloat.self) {
        (least, ideal, greatest) = (fixed, fixed, fixed)
      } else {
        let lengths = try value.decode([CGFloat].self)
        (least, ideal, greatest) = (lengths[0], lengths[1], lengths[2])
      }
    }

    func answer(_ proposal: CGFloat?) -> CGFloat { Swift.min(Swift.max(proposal ?? ideal, least), greatest) }
  }
}

extension GridCase {
  var layout: GridLayout {
    GridLayout(
      alignment: alignments[tree.align]!, horizontalSpacing: tree.hspacing, verticalSpacing: tree.vspacing)
  }

  /// The leaves, in order, with what they and their rows say of themselves.
  var subviews: LayoutSubviews {
    var items: [any LayoutItem] = []
    var values: [LayoutValues] = []
    func add(_ cell: Cell, in row: GridRowMark?) {
      items.append(GridLeaf(cell))
      var own = LayoutValues()
      own[GridValues.Row.self] = row
      own[GridValues.Columns.self] = cell.span ?? 1
      own[GridValues.Anchor.self] = cell.anchor.map { points[$0]! }
      own[GridValues.ColumnAlignment.self] = cell.columnAlignment.map { alignments[$0]!.horizontal }
      var unsized: Axis.Set = []
      if cell.unsizedHorizontal == true { unsized.insert(.horizontal) }
      if cell.unsizedVertical == true { unsized.insert(.vertical) }
      own[GridValues.UnsizedAxes.self] = unsized
      values.append(own)
    }
    for (index, child) in tree.c.enumerated() {
      if let cell = child.cell { add(cell, in: nil) }
      guard let row = child.row else { continue }
      let mark = GridRowMark(id: UInt64(index), alignment: row.align.map { alignments[$0]!.vertical })
      for cell in row.cells { add(cell, in: mark) }
    }
    return LayoutSubviews(items, values: values)
  }

  /// The grid's size and the leaves' frames.
  func result() -> (size: CGSize, frames: [CGRect]) {
    let proposal = ProposedViewSize(width: proposal[0], height: proposal[1])
    let subviews = subviews
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: size)
    let placements = subviews.placements(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
    }
    return (size, placements.map(\.frame))
  }
}

/// A leaf of a recorded grid.
private final class GridLeaf: LayoutItem {
  let leaf: GridCase.Leaf
  let priority: Double
  let spacing: ViewSpacing

  init(_ cell: GridCase.Cell) {
    leaf = cell.leaf
    let isSpacer = leaf.k == "spacer"
    priority = cell.priority ?? (isSpacer ? -.infinity : 0)
    spacing = isSpacer ? .zero : .standard
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func clamped(_ length: CGFloat?) -> CGFloat { min(max(length ?? 10, leaf.lo!), leaf.hi!) }
    let (width, height) = (proposal.width, proposal.height)
    return switch leaf.k {
    case "leaf": CGSize(width: leaf.w!.answer(width), height: leaf.h!.answer(height))
    case "flex": CGSize(width: width ?? 10, height: height ?? 10)
    case "flexW": CGSize(width: width ?? 10, height: leaf.h!.ideal)
    case "flexH": CGSize(width: leaf.w!.ideal, height: height ?? 10)
    case "half": CGSize(width: (width ?? 40) / 2, height: 10)
    case "clampBoth": CGSize(width: clamped(width), height: clamped(height))
    case "clampW": CGSize(width: clamped(width), height: leaf.h!.ideal)
    case "spacer": CGSize(width: max(width ?? 0, leaf.min ?? 8), height: max(height ?? 0, leaf.min ?? 8))
    default: preconditionFailure("a leaf of unknown kind: \(leaf.k)")
    }
  }
}

private let alignments: [String: Alignment] = [
  "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
  "bottomTrailing": .bottomTrailing,
]

private let points: [String: UnitPoint] = [
  "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
  "bottomTrailing": .bottomTrailing,
]
