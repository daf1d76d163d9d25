public import Foundation
import TrellisGeometry

extension DisplayItem {
  /// A rectangle that everything the item draws lies in, in the coordinate space of its list.
  ///
  /// For text it is the frame grown by the largest font size on each side, which holds every ordinary
  /// glyph; a renderer cuts off what goes beyond. For a list it is the union of its items' bounds, found once.
  ///
  /// Null where the item draws nothing: a clear or empty fill, text without glyphs, and any item whose frame
  /// has NaN in it or an infinite origin. A frame may be infinitely wide or high.
  public var inkBounds: CGRect {
    guard let nested else { return inkBounds(at: frame.origin) }
    let bounds = nested.list.inkBounds
    return place(nested.effect?.bounds(of: bounds) ?? bounds)
  }

  /// Where what the item's list shows lies in the list that holds the item.
  func place(_ shown: CGRect) -> CGRect {
    guard !shown.isNull else { return .null }
    return CGRect(origin: shown.origin + frame.origin, size: shown.size).paintable
  }

  /// The list in the item, and what happens to it; nil for an item that draws by itself.
  package var nested: (effect: Effect?, list: DisplayList)? {
    switch content {
    case .list(let list): (nil, list)
    case .effect(let effect, let list): (effect, list)
    case .fill, .shape, .text, .image: nil
    }
  }

  /// Where the ink of an item that draws by itself lies if its frame has its origin at `origin`; null for a list.
  package func inkBounds(at origin: CGPoint) -> CGRect {
    let placed = CGRect(origin: origin, size: frame.size).standardized
    switch content {
    case .fill(let color):
      guard color.opacity > 0, placed.width > 0, placed.height > 0 else { return .null }
      return placed.paintable
    case .shape(let shape):
      let bounds = shape.bounds
      return bounds.isNull ? .null : bounds.offsetBy(dx: origin.x, dy: origin.y).paintable
    case .image(let image):
      let isEmpty =
        placed.width <= 0 || placed.height <= 0 || image.source.width == 0 || image.source.height == 0
      return isEmpty || image.tint?.isClear == true ? .null : placed.paintable
    case .text(let text):
      // A line below or through characters stands nearer to them than their size.
      let reach = text.runs.reduce(0) { reach, run in
        run.glyphs.isEmpty || !text.shows(run) ? reach : max(reach, run.face.size)
      }
      return reach > 0 ? placed.insetBy(dx: -reach, dy: -reach).paintable : .null
    case .list, .effect:
      return .null
    }
  }
}

extension DisplayList {
  /// A rectangle that everything in the list lies in, in the list's coordinate space.
  ///
  /// Null for a list that draws nothing. Linear in the items where it is asked for the first time, nested ones included
  /// that weren't asked before; from then on O(1) for the list and its copies.
  public var inkBounds: CGRect { ink.bounds }
}

extension TextContent {
  /// Whether a run leaves ink, by itself or by a line.
  fileprivate func shows(_ run: GlyphRun) -> Bool {
    !paint(run.color).isClear || decorations.contains { !paint($0.color).isClear }
  }
}

extension CGRect {
  /// The rectangle itself, or null where its origin isn't finite or its size is NaN.
  fileprivate var paintable: CGRect {
    let isPaintable = origin.x.isFinite && origin.y.isFinite && !size.width.isNaN && !size.height.isNaN
    return isPaintable ? self : .null
  }
}

extension CGPoint {
  /// The sum of two offsets: the origin of a nested space, where `lhs` is that of the space that holds it.
  ///
  /// Damage and renderers place items with this sum and in this order, so that both round the same numbers.
  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}
