import Foundation
import Trellis

/// A mark as it is drawn: an outline in a frame of the plot area, and its paint.
struct Figure: Identifiable {
  struct ID: Hashable {
    var kind: Mark.Kind
    var mark: MarkID
    /// Whether the figure is the symbol of a line's point.
    var isSymbol = false
  }

  let id: ID
  /// The frame in the plot area, in points from its top left corner.
  var frame: CGRect
  var outline: Outline
  var paint: AnyShapeStyle
  /// The stroke of a line; nil if the outline is filled.
  var stroke: StrokeStyle?
  var opacity = 1.0
  var zIndex = 0.0
  var effects: [(AnyView) -> AnyView] = []
  var view: (() -> AnyView)?
  var annotations: [MarkAnnotation] = []
  var mask: Int?
  var label: Text?
  var value: Text?
  var identifier: String?
  var isAccessibilityHidden = false
  /// The rectangle over which gradients are spread, relative to the frame; nil for the frame.
  var paintArea: CGRect?

  /// Whether the figure can be drawn together with many others.
  var isPlain: Bool { effects.isEmpty && view == nil && mask == nil && identifier == nil && paintArea == nil }
}

/// The outline of a figure in its frame.
enum Outline: Shape {
  case rectangle(radius: CGFloat, RoundedCornerStyle)
  case symbol(AnyChartSymbolShape)
  case sector(SectorOutline)
  case curve(CurveOutline)
  /// A line from corner to corner of a frame without width or height.
  case rule

  func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle(let radius, let style):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: style) : Path(rect)
    case .symbol(let symbol): return symbol.path(in: rect)
    case .sector(let sector): return sector.path(in: rect)
    case .curve(let curve): return curve.path(in: rect)
    case .rule:
      return Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
    }
  }

  /// The numbers between which an animation interpolates: a sector's angles and radii, a curve's points.
  var animatableData: NumberVector {
    get {
      switch self {
      case .sector(let sector): sector.numbers
      case .curve(let curve): curve.numbers
      case .rectangle, .symbol, .rule: NumberVector()
      }
    }
    set {
      switch self {
      case .sector(var sector):
        sector.numbers = newValue
        self = .sector(sector)
      case .curve(var curve):
        curve.numbers = newValue
        self = .curve(curve)
      case .rectangle, .symbol, .rule: break
      }
    }
  }
}
