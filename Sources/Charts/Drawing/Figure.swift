import Foundation
import Trellis

/// A mark as it is drawn: an outline in a frame of the plot area, and its style.
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
  /// The style, if it isn't the standard one: at most one element, because comparing empty arrays is fast.
  private var ownStyle: [FigureStyle] = []

  init(id: ID, frame: CGRect, outline: Outline, style: FigureStyle? = nil) {
    (self.id, self.frame, self.outline) = (id, frame, outline)
    if let style { ownStyle = [style] }
  }

  var style: FigureStyle {
    get { ownStyle.first ?? (isRule ? .rule : .standard) }
    set { ownStyle = [newValue] }
  }

  var isAnnotated: Bool { ownStyle.first.map { !$0.annotations.isEmpty } ?? false }

  /// The order of drawing; a figure with a larger number is in front.
  var zIndex: Double { ownStyle.first?.zIndex ?? 0 }
  /// The numbers of the layers around the mark, from the outermost.
  var layers: [Int] { ownStyle.first?.layers ?? [] }

  private var isRule: Bool { if case .rule = outline { true } else { false } }

  /// Whether the figure can be drawn together with many others.
  ///
  /// A figure that a screen reader describes, or a test identifies, is a view of its own.
  var isPlain: Bool {
    guard let style = ownStyle.first else { return true }
    return style.isPlain && style.label == nil && style.value == nil && style.identifier == nil
  }
}

/// The paint of a figure, its stroke, and everything else that a mark's modifiers set.
struct FigureStyle {
  var paint = AnyShapeStyle(Color.blue)
  /// The stroke of a line; nil if the outline is filled.
  var stroke: StrokeStyle?
  var opacity = 1.0
  var zIndex = 0.0
  var effects: [(AnyView) -> AnyView] = []
  var view: (() -> AnyView)?
  var annotations: [MarkAnnotation] = []
  var mask: Int?
  /// The numbers of the layers around the mark, from the outermost.
  var layers: [Int] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isAccessibilityHidden = false
  /// The rectangle over which gradients are spread, relative to the frame; nil for the frame.
  var paintArea: CGRect?

  /// The style of a mark without modifiers.
  nonisolated(unsafe) static let standard = FigureStyle()
  /// The style of a rule without modifiers.
  nonisolated(unsafe) static let rule = FigureStyle(stroke: StrokeStyle(lineWidth: 1))

  /// Whether the figure is drawn by a fill or a stroke of its outline.
  var isPlain: Bool { effects.isEmpty && view == nil && mask == nil && paintArea == nil }
}

/// The outline of a figure in its frame.
enum Outline: Shape {
  case rectangle(radius: CGFloat, RoundedCornerStyle)
  case symbol(AnyChartSymbolShape)
  case sector(SectorOutline)
  case curve(CurveOutline)
  /// A line from corner to corner of a frame without width or height.
  case rule

  var isCurve: Bool { if case .curve = self { true } else { false } }

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
  var animatableData: PointVector {
    get {
      switch self {
      case .sector(let sector): sector.numbers
      case .curve(let curve): curve.numbers
      case .rectangle, .symbol, .rule: PointVector()
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
