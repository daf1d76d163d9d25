import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A symbol in a weight: shapes, so that it is as sharp as what it is drawn on.
nonisolated final class Symbol: Sendable {
  let name: String
  let outline: SymbolOutline
  /// How much thicker lines are than they are drawn, in the outline's units.
  let stroke: CGFloat
  /// What the symbol covers, in the outline's units.
  let bounds: CGRect
  init(named name: String, _ outline: SymbolOutline, stroke: CGFloat) {
    (self.name, self.outline, self.stroke) = (name, outline, stroke)
    bounds = outline.bounds.insetBy(dx: -stroke / 2, dy: -stroke / 2)
  }

  /// The side of the square that it is drawn in, in the outline's units.
  private var box: CGFloat { SymbolOutline.side + stroke }

  /// How wide it is in a square of a side in points: as wide as its shapes, in whole points.
  func width(side: CGFloat) -> CGFloat { max((bounds.width / box * side).rounded(), 1) }

  /// The shapes in a rectangle in which it is as high as its square, stretched where it isn't as wide as it would be there.
  ///
  /// With several paints, what stands back is painted with the later ones; with a value, what it doesn't reach is faint.
  func items(in frame: CGRect, naturalSize size: CGSize, _ paints: [Paint], value: Double? = nil)
    -> [DisplayItem]
  {
    guard size.width > 0, size.height > 0 else { return [] }
    let scale = CGSize(
      width: frame.width / size.width * size.height / box, height: frame.height / box)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height,
      tx: frame.midX - bounds.midX * scale.width, ty: frame.minY + stroke / 2 * scale.height)
    var contents: [ShapeContent] = []
    for (part, isOff) in parts(isPalette: paints.count > 1, value) {
      var paint = paints[min(part.level, paints.count - 1)]
      if isOff { paint = paint.opacity(Symbol.offOpacity) ?? paint }
      let path = part.path.applying(transform)
      contents.append(
        ShapeContent(path: path, style: .fill(FillStyle(eoFill: part.isEvenOdd)), paint: paint))
      if stroke > 0 {
        let width = stroke * min(scale.width, scale.height)
        contents.append(ShapeContent(path: path, style: .stroke(StrokeStyle(lineWidth: width)), paint: paint))
      }
    }
    return contents.enumerated().map { number, content in
      DisplayItem(
        id: UInt64(number), frame: CGRect(origin: .zero, size: frame.size), content: .shape(content))
    }
  }
}

extension Symbol {
  /// How opaque parts are that a value doesn't reach.
  ///
  /// Source: ours.
  fileprivate static var offOpacity: Double { 0.3 }

  fileprivate func parts(isPalette: Bool, _ value: Double?) -> [(part: SymbolOutline.Part, isOff: Bool)] {
    if let value { return SymbolLayers(outline).variable(value, named: name) }
    guard isPalette else { return outline.parts.map { ($0, false) } }
    let palette = outline.palette.isEmpty ? SymbolLayers(outline).palette(named: name) : outline.palette
    return (palette.isEmpty ? outline.parts : palette).map { ($0, false) }
  }
}

extension Symbol: Equatable {
  static func == (first: Symbol, second: Symbol) -> Bool { first === second }
}
