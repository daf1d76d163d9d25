import Foundation

/// A symbol's template: an SVG document with a group for each weight and scale, such as `Regular-S`.
///
/// Source: documented, developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app; the names of groups
/// and guides: observed in templates.
nonisolated struct SymbolTemplate {
  /// The shapes of the groups, in the document's space.
  private var groups: [String: [SymbolOutline.Part]] = [:]
  /// The heights of the horizontal guides.
  private var guides: [String: CGFloat] = [:]

  /// The height of a symbol's square: 1.2 times that of the template's font, which has 100 points.
  private static let side: CGFloat = 120

  /// Reads all groups and guides of a document; shapes other than paths are ignored.
  init(svg: String) {
    var open: [(name: String?, transform: CGAffineTransform)] = []
    let text = String(svg.map { $0.isWhitespace ? " " : $0 })
    for tag in text.split(separator: "<") {
      let name = tag.prefix { $0.isLetter || $0 == "/" }
      switch name {
      case "g":
        let transform = SymbolTemplate.transform(of: tag)
        if SymbolTemplate.isClosed(tag) { continue }
        let outer = open.last?.transform ?? .identity
        open.append((SymbolTemplate.attribute("id", of: tag), transform.concatenating(outer)))
      case "/g": if !open.isEmpty { open.removeLast() }
      case "line":
        if let id = SymbolTemplate.attribute("id", of: tag),
          let y = SymbolTemplate.attribute("y1", of: tag).flatMap({ Double($0) })
        {
          guides[id] = CGFloat(y)
        }
      case "path":
        guard let group = open.compactMap(\.name).last, let data = SymbolTemplate.attribute("d", of: tag),
          let path = SVGPathData.path(data)
        else { continue }
        let transform = SymbolTemplate.transform(of: tag).concatenating(open.last?.transform ?? .identity)
        groups[group, default: []].append(
          SymbolOutline.Part(
            path: path.applying(transform), isEvenOdd: tag.contains("evenodd"),
            level: SymbolTemplate.level(of: tag)))
      default: break
      }
    }
  }

  /// Returns the shapes of a weight in the small scale, or of the nearest one that the template has; nil if it has none.
  func outline(weight: Int) -> SymbolOutline? {
    let weights = SymbolTemplate.weights.sorted { abs($0.value - weight) < abs($1.value - weight) }
    for scale in ["S", "M", "L"] {
      for (name, _) in weights {
        guard let parts = groups["\(name)-\(scale)"], !parts.isEmpty,
          let baseline = guides["Baseline-\(scale)"], let capline = guides["Capline-\(scale)"]
        else { continue }
        // The middle of a capital letter is the middle of the square.
        let factor = SymbolOutline.side / SymbolTemplate.side
        let place = CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: 0,
          ty: SymbolOutline.side / 2 - (baseline + capline) / 2 * factor)
        return SymbolOutline(
          parts.map { part in
            var placed = part
            placed.path = part.path.applying(place)
            return placed
          })
      }
    }
    return nil
  }

  private static let weights = [
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600,
    "Bold": 700, "Heavy": 800, "Black": 900,
  ]

  // MARK: - Attributes

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound, let end = tag[start...].firstIndex(of: "\"")
    else { return nil }
    return String(tag[start..<end])
  }

  private static func isClosed(_ tag: Substring) -> Bool {
    tag.prefix { $0 != ">" }.last == "/"
  }

  /// The style of a path: the number of its level in the hierarchical mode.
  private static func level(of tag: Substring) -> Int {
    let classes = attribute("class", of: tag)?.split(separator: " ") ?? []
    guard let hierarchical = classes.first(where: { $0.hasPrefix("hierarchical-") }) else { return 0 }
    return hierarchical.hasSuffix(":tertiary") ? 2 : hierarchical.hasSuffix(":secondary") ? 1 : 0
  }

  /// The `matrix` or `translate` of a tag; others are the identity.
  private static func transform(of tag: Substring) -> CGAffineTransform {
    guard let text = attribute("transform", of: tag), let open = text.firstIndex(of: "("),
      let close = text.firstIndex(of: ")")
    else { return .identity }
    let numbers = text[text.index(after: open)..<close].split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }.map { CGFloat($0) }
    switch (text[..<open], numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 2): return CGAffineTransform(translationX: numbers[0], y: numbers[1])
    default: return .identity
    }
  }
}
