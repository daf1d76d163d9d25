import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A symbol in one weight, as shapes, which are sharp at any resolution.
nonisolated final class Symbol: Sendable {
  let name: String
  let outline: SymbolOutline
  /// The amount by which lines are thickened, in the outline's units.
  let stroke: CGFloat
  /// The bounding box of the thickened shapes, in the outline's units.
  let bounds: CGRect
  init(named name: String, _ outline: SymbolOutline, stroke: CGFloat) {
    (self.name, self.outline, self.stroke) = (name, outline, stroke)
    bounds = outline.bounds.insetBy(dx: -stroke / 2, dy: -stroke / 2)
  }

  /// The side of the square that the symbol is drawn in, in the outline's units.
  private var box: CGFloat { SymbolOutline.side + stroke }

  /// Returns the symbol's width in a square of a side in points: that of its shapes, in whole points, at least 1.
  func width(side: CGFloat) -> CGFloat { max((bounds.width / box * side).rounded(), 1) }

  /// Returns the shapes in a rectangle as high as the symbol's square.
  ///
  /// The shapes are stretched if the rectangle's aspect ratio differs from that of the natural size. With several paints,
  /// secondary parts use the later ones. With a value, the parts beyond it are faint. With posed figures, each figure is drawn in
  /// its pose.
  func items(
    in frame: CGRect, naturalSize size: CGSize, _ paints: [Paint], value: Double? = nil,
    posed: PosedFigures? = nil
  ) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let scale = CGSize(
      width: frame.width / size.width * size.height / box, height: frame.height / box)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height,
      tx: frame.midX - bounds.midX * scale.width, ty: frame.minY + stroke / 2 * scale.height)
    let bounds = CGRect(origin: .zero, size: frame.size)
    var items: [DisplayItem] = []
    for (index, (part, isOff)) in parts(isPalette: paints.count > 1, value, posed).enumerated() {
      var paint = paints[min(part.level, paints.count - 1)]
      if isOff { paint = paint.opacity(Symbol.offOpacity) ?? paint }
      let path = part.path.applying(transform)
      var styles = [ShapeContent.Style.fill(FillStyle(eoFill: part.isEvenOdd))]
      if stroke > 0 {
        styles.append(.stroke(StrokeStyle(lineWidth: stroke * min(scale.width, scale.height))))
      }
      var drawn = styles.enumerated().map { number, style in
        DisplayItem(
          id: UInt64(items.count + number), frame: bounds,
          content: .shape(ShapeContent(path: path, style: style, paint: paint)))
      }
      if let pose = posed?.pose(ofPart: index), pose != .rest {
        let figure = DisplayItem(
          id: UInt64(items.count), frame: bounds, content: .list(DisplayList(drawn)))
        let box = path.boundingRect
        drawn = [pose.applied(to: figure, about: CGPoint(x: box.midX, y: box.midY), height: frame.height)]
      }
      items += drawn
    }
    return items
  }
}

extension Symbol {
  /// The opacity of parts beyond a variable value.
  ///
  /// Source: ours.
  static var offOpacity: Double { 0.3 }

  fileprivate func parts(
    isPalette: Bool, _ value: Double?, _ posed: PosedFigures?
  ) -> [(part: SymbolOutline.Part, isOff: Bool)] {
    if let posed { return posed.figures.parts.map { ($0, false) } }
    if let value { return SymbolLayers(outline).variable(value, named: name) }
    guard isPalette else { return outline.parts.map { ($0, false) } }
    let palette = outline.palette.isEmpty ? SymbolLayers(outline).palette(named: name) : outline.palette
    return (palette.isEmpty ? outline.parts : palette).map { ($0, false) }
  }
}

extension Symbol: Equatable {
  static func == (first: Symbol, second: Symbol) -> Bool { first === second }
}
