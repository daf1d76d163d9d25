import Foundation

/// Symbols that are made of others: `heart.circle.fill` is a heart cut out of a circle.
///
/// Source: ours, by how the system's names are built: a thing, then what is around it or on it, then how it is filled.
nonisolated struct SymbolComposition {
  /// The outline of a name that needs no composition; nil where there is none.
  let known: (String) -> SymbolOutline?
  /// The outline of an icon.
  let icon: (String) -> SymbolOutline?

  /// The outline of a name, from its parts; nil where one of them isn't known.
  func outline(named name: String) -> SymbolOutline? {
    var words = name.split(separator: ".").map(String.init)
    if let outline = weather(words) { return outline }
    if words.count > 1, words.last == "badge" || words.suffix(2) == ["badge", "fill"] {
      let isFilled = words.removeLast() == "fill"
      if isFilled { words.removeLast() }
      return part(isFilled ? words + ["fill"] : words)?.dotted
    }
    if words.count > 2, words[words.count - 2] == "badge", let badge = badge(words.removeLast()) {
      words.removeLast()
      return part(words)?.badged(badge)
    }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard let last = words.popLast(), !words.isEmpty else {
      return isFilled ? known(name.replacing(".fill", with: ""))?.silhouette : nil
    }
    switch last {
    case "circle", "square", "rectangle":
      if last != "rectangle", words.count == 1, words[0].count == 1, words[0].first!.isNumber {
        return icon("\(words[0])-\(last)\(isFilled ? "-fill" : "")")
      }
      let frame =
        switch last {
        case "circle": SymbolOutline.circle
        case "square": SymbolOutline.square
        default: SymbolOutline.rectangle
        }
      let sign = words.count == 1 ? SymbolLetters.outline(of: words[0]) : nil
      return (sign ?? part(words))?.framed(by: frame, isFilled: isFilled)
    case "slash":
      return part(isFilled ? words + ["fill"] : words)?.slashed
    default:
      return isFilled ? part(words + [last])?.silhouette : nil
    }
  }

  private func part(_ words: [String]) -> SymbolOutline? {
    let name = words.joined(separator: ".")
    return known(name) ?? outline(named: name)
  }

  /// A cloud with the sun or the moon behind it, and what falls from it: of the icons, none shows both.
  private func weather(_ words: [String]) -> SymbolOutline? {
    let isFilled = words.last == "fill"
    let words = isFilled ? words.dropLast() : words[...]
    guard words.count == 3, words[0] == "cloud", ["sun", "moon"].contains(words[1]) else { return nil }
    let marks =
      switch words[2] {
      case "rain": "M5 12.2l-1 2.6M8.5 12.2l-1 2.6M12 12.2l-1 2.6"
      case "bolt": "M8.6 11.2l-2 2.4h2.8l-2 2.2"
      case "snow": "M4.5 12.4h.01M8 12.4h.01M11.5 12.4h.01M6.2 14.6h.01M9.8 14.6h.01"
      default: ""
      }
    guard let mark = SVGPathData.path(marks),
      let sky = part(["cloud", words[1]] + (isFilled ? ["fill"] : []))
    else { return nil }
    let smaller = sky.applying(CGAffineTransform(a: 0.82, b: 0, c: 0, d: 0.82, tx: 1.4, ty: -1.4))
    let line = StrokeStyle(lineWidth: 1.2, lineCap: .round, lineJoin: .round)
    let falling = Part(path: mark.strokedPath(line), isEvenOdd: false)
    return SymbolOutline(smaller.parts + [falling])
  }

  private func badge(_ word: String) -> SymbolOutline? {
    ["plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark"].contains(word)
      ? known(word) : nil
  }
}

extension SymbolComposition {
  fileprivate typealias Part = SymbolOutline.Part
}

extension SymbolOutline {
  nonisolated fileprivate static var whole: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
  nonisolated fileprivate static var circle: (CGRect) -> Path { { Path(ellipseIn: $0) } }
  nonisolated fileprivate static var square: (CGRect) -> Path {
    { Path(roundedRect: $0, cornerRadius: $0.width / 8, style: .circular) }
  }

  nonisolated fileprivate static var rectangle: (CGRect) -> Path {
    {
      Path(
        roundedRect: $0.insetBy(dx: 0, dy: $0.height / 7), cornerRadius: $0.width / 8, style: .circular)
    }
  }

  nonisolated fileprivate func applying(_ transform: CGAffineTransform) -> SymbolOutline {
    SymbolOutline(
      parts.map { Part(path: $0.path.applying(transform), isEvenOdd: $0.isEvenOdd, level: $0.level) })
  }

  /// All shapes as one path.
  nonisolated private var path: Path {
    parts.dropFirst().reduce(into: parts[0].path) { $0.addPath($1.path) }
  }

  /// What the shapes cover together: an outline that doesn't cross itself, as lines of letters do.
  nonisolated private var covered: Path {
    parts.reduce(Path()) { $0.union($1.path.normalized(eoFill: $1.isEvenOdd)) }
  }

  /// The symbol, smaller, inside of a frame: cut out of it where the frame is filled.
  nonisolated fileprivate func framed(by frame: (CGRect) -> Path, isFilled: Bool) -> SymbolOutline {
    let bounds = bounds
    let scale = min(9.5 / max(bounds.width, bounds.height), 0.8)
    let inner = applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: 8 - bounds.midX * scale, ty: 8 - bounds.midY * scale))
    var outer = frame(SymbolOutline.whole)
    guard isFilled else {
      outer.addPath(frame(SymbolOutline.whole.insetBy(dx: 1, dy: 1)))
      let ring = Part(path: outer, isEvenOdd: true, level: 1)
      return SymbolOutline([ring] + inner.parts, palette: [ring] + inner.parts)
    }
    let ground = Part(path: outer, isEvenOdd: false, level: 1)
    outer = outer.subtracting(inner.covered)
    return SymbolOutline([Part(path: outer, isEvenOdd: false)], palette: [ground] + inner.parts)
  }

  /// The symbol with a line through it, which is cut out where it is filled.
  nonisolated fileprivate var slashed: SymbolOutline {
    var line = Path()
    line.move(to: CGPoint(x: 1.5, y: 1.5))
    line.addLine(to: CGPoint(x: 14.5, y: 14.5))
    let slash = line.strokedPath(StrokeStyle(lineWidth: 1.2, lineCap: .round))
    guard parts.count == 1 else { return SymbolOutline(parts + [Part(path: slash, isEvenOdd: false)]) }
    return SymbolOutline([Part(path: covered.symmetricDifference(slash), isEvenOdd: false)])
  }

  /// The symbol, smaller, beside a filled circle with a sign cut out of it.
  nonisolated fileprivate func badged(_ sign: SymbolOutline) -> SymbolOutline {
    let place = CGRect(x: 8.5, y: 8.5, width: 7.5, height: 7.5)
    let bounds = sign.bounds
    let scale = 4 / max(bounds.width, bounds.height)
    let placed = sign.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: place.midX - bounds.midX * scale,
        ty: place.midY - bounds.midY * scale))
    let badge = Path(ellipseIn: place).subtracting(placed.covered)
    let smaller = applying(CGAffineTransform(scaleX: 0.75, y: 0.75))
    return SymbolOutline(smaller.parts, with: Part(path: badge, isEvenOdd: false))
  }

  /// The symbol with a filled circle at its top right corner.
  nonisolated fileprivate var dotted: SymbolOutline {
    let smaller = applying(CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: 0, ty: 2.2))
    let badge = Path(ellipseIn: CGRect(x: 10.4, y: 0, width: 5.6, height: 5.6))
    return SymbolOutline(smaller.parts, with: Part(path: badge, isEvenOdd: false))
  }

  /// A thing with a badge on it: with several styles the badge has the first, and the thing the second.
  nonisolated private init(_ thing: [Part], with badge: Part) {
    let behind = thing.map { Part(path: $0.path, isEvenOdd: $0.isEvenOdd, level: 1) }
    self.init(thing + [badge], palette: behind + [badge])
  }

  /// What the symbol's outer lines are around, filled.
  nonisolated fileprivate var silhouette: SymbolOutline {
    SymbolOutline(figures.outer.map { Part(path: $0, isEvenOdd: false) })
  }

  /// The symbol with its holes as a thing of their own, which lies on what they are cut out of.
  nonisolated var withPaletteOfHoles: SymbolOutline {
    let (outer, inner) = figures
    guard !inner.isEmpty else { return self }
    let holes = inner.dropFirst().reduce(into: inner[0]) { $0.addPath($1) }
    return SymbolOutline(
      parts,
      palette: outer.map { Part(path: $0, isEvenOdd: false, level: 1) } + [Part(path: holes, isEvenOdd: true)]
    )
  }

  /// The figures that lie in no other, and those that do.
  nonisolated private var figures: (outer: [Path], inner: [Path]) {
    var figures: [Path] = []
    path.forEach { element in
      if case .move = element { figures.append(Path()) }
      guard let last = figures.indices.last else { return }
      switch element {
      case .move(let end): figures[last].move(to: end)
      case .line(let end): figures[last].addLine(to: end)
      case .quadCurve(let end, let control): figures[last].addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        figures[last].addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: figures[last].closeSubpath()
      }
    }
    let boxes = figures.map(\.boundingRect)
    func isInside(_ index: Int) -> Bool {
      boxes.indices.contains {
        $0 != index && boxes[$0] != boxes[index] && boxes[$0].contains(boxes[index])
      }
    }
    let inside = figures.indices.map(isInside)
    return (
      figures.indices.filter { !inside[$0] }.map { figures[$0] },
      figures.indices.filter { inside[$0] }.map { figures[$0] }
    )
  }
}
