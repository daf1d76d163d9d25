import Foundation

/// The shapes of a symbol, in a square whose side is ``side``.
nonisolated struct SymbolOutline: Sendable, Equatable {
  /// A shape with the rule for what is inside of it.
  struct Part: Sendable, Equatable {
    var path: Path
    var isEvenOdd: Bool
    /// Which of the foreground's styles it is painted with, where there are several: 0 for the thing, 1 for what it is in.
    var level = 0
  }

  /// The square that icons are drawn in.
  static let side: CGFloat = 16

  var parts: [Part]
  /// What is shown where the foreground has several styles; empty where that is no other picture.
  ///
  /// A thing lies on what it is cut out of otherwise.
  var palette: [Part] = []

  init(_ parts: [Part], palette: [Part] = []) { (self.parts, self.palette) = (parts, palette) }

  /// Reads an icon's document, in which all shapes are paths and circles; nil where something else is in it.
  init?(svg: String) {
    var parts: [Part] = []
    for tag in svg.split(separator: "<").dropFirst() {
      let name = tag.prefix { $0.isLetter }
      if name == "svg" || name.isEmpty { continue }
      guard let path = SymbolOutline.path(of: tag, name), SymbolOutline.attribute("transform", of: tag) == nil
      else { return nil }
      let isEvenOdd = SymbolOutline.attribute("fill-rule", of: tag) == "evenodd"
      // Shapes of the ordinary rule are one, so that nothing is painted twice where they overlap.
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
