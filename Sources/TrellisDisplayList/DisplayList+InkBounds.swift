public import Foundation
import TrellisGeometry

extension DisplayItem {
  /// A rectangle that contains everything the item draws, in the coordinate space of its list.
  ///
  /// The bounds of a text are the frame extended by the largest font size on each side, which contains every ordinary glyph; a
  /// renderer clips the rest. The bounds of a list are the union of its items' bounds, computed once.
  ///
  /// Null if the item draws nothing: a clear or empty fill, text without glyphs, and any item whose frame has NaN in it or an
  /// infinite origin. A frame may be infinitely wide or high.
  public var inkBounds: CGRect {
    guard let nested else { return inkBounds(at: frame.origin) }
    let bounds = nested.list.inkBounds
    return place(nested.effect?.bounds(of: bounds) ?? bounds)
  }

  /// Converts a rectangle of the item's nested list to the list that contains the item.
  func place(_ shown: CGRect) -> CGRect {
    guard !shown.isNull else { return .null }
    return CGRect(origin: shown.origin + frame.origin, size: shown.size).paintable
  }

  /// The nested list and its effect; nil for an item that draws by itself.
  package var nested: (effect: Effect?, list: DisplayList)? {
    switch content {
    case .list(let list): (nil, list)
    case .effect(let effect, let list): (effect, list)
    case .fill, .shape, .text, .image: nil
    }
  }

  /// Returns the ink bounds of an item that draws by itself, with its frame's origin at `origin`; null for a list.
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
      // Underlines and strikethroughs are nearer to the characters than the font size.
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
  /// A rectangle that contains everything in the list, in the list's coordinate space.
  ///
  /// Null for a list that draws nothing. The first access is linear in the items, including nested ones whose bounds are unknown.
  /// Later accesses are O(1), for the list and its copies.
  public var inkBounds: CGRect { ink.bounds }
}

extension TextContent {
  /// Whether a run draws anything, by itself or with a decoration.
  fileprivate func shows(_ run: GlyphRun) -> Bool {
    !paint(run.color).isClear || decorations.contains { !paint($0.color).isClear }
  }
}

extension CGRect {
  /// The rectangle itself, or null if its origin isn't finite or its size is NaN.
  fileprivate var paintable: CGRect {
    let isPaintable = origin.x.isFinite && origin.y.isFinite && !size.width.isNaN && !size.height.isNaN
    return isPaintable ? self : .null
  }
}

extension CGPoint {
  /// Returns the sum of two offsets: the origin of a nested space, if `lhs` is the origin of the outer space.
  ///
  /// Damage and renderers place items with this sum and in this order, so that both round the same numbers.
  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}
