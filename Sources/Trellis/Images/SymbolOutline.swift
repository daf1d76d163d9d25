import Foundation

/// The shapes of a symbol, in a square whose side is ``side``.
nonisolated struct SymbolOutline: Sendable, Equatable {
  /// A shape with its fill rule.
  struct Part: Sendable, Equatable {
    var path: Path
    var isEvenOdd: Bool
    /// The index of the foreground style that paints the part: 0 for the object, 1 for its container.
    var level = 0
  }

  /// The side of the square that icons are drawn in.
  static let side: CGFloat = 16

  var parts: [Part]
  /// The parts that are shown with several foreground styles; empty if they are the same as `parts`.
  ///
  /// In the palette, an object lies on the figure that it is otherwise cut out of.
  var palette: [Part] = []

  init(_ parts: [Part], palette: [Part] = []) { (self.parts, self.palette) = (parts, palette) }

  /// Parses an icon's SVG document, in which all shapes are paths and circles; nil if it contains anything else.
  init?(svg: String) {
    var parts: [Part] = []
    for tag in svg.split(separator: "<").dropFirst() {
      let name = tag.prefix { $0.isLetter }
      if name == "svg" || name.isEmpty { continue }
      guard let path = SymbolOutline.path(of: tag, name), SymbolOutline.attribute("transform", of: tag) == nil
      else { return nil }
      let isEvenOdd = SymbolOutline.attribute("fill-rule", of: tag) == "evenodd"
      // Shapes with the nonzero rule are merged, so that an overlap of two shapes is painted once.
      if !isEvenOdd, let last = parts.indices.last, !parts[last].isEvenOdd {
        parts[last].path.addPath(path)
      } else {
        parts.append(Part(path: path, isEvenOdd: isEvenOdd))
      }
    }
    if parts.isEmpty { return nil }
    self.parts = parts
  }

  private static func path(of tag: Substring, _ name: Substring) -> Path? {
    func number(_ name: String) -> CGFloat? {
      attribute(name, of: tag).flatMap { Double($0) }.map { CGFloat($0) }
    }
    switch name {
    case "path": return attribute("d", of: tag).flatMap(SVGPathData.path)
    case "circle":
      guard let x = number("cx"), let y = number("cy"), let radius = number("r") else { return nil }
      return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    default: return nil
    }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound,
      let end = tag[start...].firstIndex(of: "\"")
    else { return nil }
    return String(tag[start..<end])
  }

  /// The smallest rectangle around all shapes.
  var bounds: CGRect {
    parts.dropFirst().reduce(parts.first?.path.boundingRect ?? .zero) { $0.union($1.path.boundingRect) }
  }
}
