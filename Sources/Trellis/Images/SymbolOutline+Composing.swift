import Foundation

// Compositions of symbols: with frames, badges, slashes, and signs inside.

extension SymbolOutline {
  nonisolated static var whole: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
  nonisolated static var circle: (CGRect) -> Path { { Path(ellipseIn: $0) } }
  nonisolated static var square: (CGRect) -> Path {
    { Path(roundedRect: $0, cornerRadius: $0.width / 8, style: .circular) }
  }

  nonisolated static var rectangle: (CGRect) -> Path {
    {
      Path(
        roundedRect: $0.insetBy(dx: 0, dy: $0.height / 7), cornerRadius: $0.width / 8, style: .circular)
    }
  }

  nonisolated func applying(_ transform: CGAffineTransform) -> SymbolOutline {
    SymbolOutline(
      parts.map { Part(path: $0.path.applying(transform), isEvenOdd: $0.isEvenOdd, level: $0.level) })
  }

  /// All shapes as one path.
  nonisolated private var path: Path {
    parts.dropFirst().reduce(into: parts[0].path) { $0.addPath($1.path) }
  }

  /// The area that the shapes cover together: an outline that doesn't cross itself, unlike the lines of letters.
  nonisolated private var covered: Path {
    parts.reduce(Path()) { $0.union($1.path.normalized(eoFill: $1.isEvenOdd)) }
  }

  /// Returns the symbol, smaller, inside a frame; the symbol is cut out of a filled frame.
  nonisolated func framed(by frame: (CGRect) -> Path, isFilled: Bool) -> SymbolOutline {
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
    let disc = Part(path: outer, isEvenOdd: false, level: 1)
    outer = outer.subtracting(inner.covered)
    return SymbolOutline([Part(path: outer, isEvenOdd: false)], palette: [disc] + inner.parts)
  }

  /// Returns the symbol around a sign, which is cut out of a filled symbol.
  nonisolated func around(_ sign: SymbolOutline, in rectangle: CGRect, isFilled: Bool) -> SymbolOutline {
    let bounds = sign.bounds
    let scale = rectangle.width / max(bounds.width, bounds.height)
    let inner = sign.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rectangle.midX - bounds.midX * scale,
        ty: rectangle.midY - bounds.midY * scale))
    let behind = parts.map { Part(path: $0.path, isEvenOdd: $0.isEvenOdd, level: 1) }
    guard isFilled else { return SymbolOutline(parts + inner.parts, palette: behind + inner.parts) }
    let cut = covered.subtracting(inner.covered)
    return SymbolOutline([Part(path: cut, isEvenOdd: false)], palette: behind + inner.parts)
  }

  /// The symbol, smaller, between four corners.
  nonisolated var framedByCorners: SymbolOutline {
    let bounds = bounds
    let scale = min(9 / max(bounds.width, bounds.height), 0.8)
    let inner = applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: 8 - bounds.midX * scale, ty: 8 - bounds.midY * scale))
    guard let corners = SVGPathData.path("M1 4.5V1h3.5M11.5 1H15v3.5M15 11.5V15h-3.5M4.5 15H1v-3.5") else {
      return inner
    }
    let line = StrokeStyle(lineWidth: 1.2, lineCap: .round, lineJoin: .round)
    return SymbolOutline(inner.parts + [Part(path: corners.strokedPath(line), isEvenOdd: false)])
  }

  /// Returns the symbol, smaller, with a magnifying glass over its corner; nil without a glass.
  nonisolated func underGlass(_ glass: SymbolOutline?) -> SymbolOutline? {
    guard let glass else { return nil }
    let smaller = applying(CGAffineTransform(scaleX: 0.75, y: 0.75))
    let place = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 8, ty: 8)
    let corner = Path(ellipseIn: CGRect(x: 7.5, y: 7.5, width: 7.5, height: 7.5))
    let rest = smaller.covered.subtracting(corner)
    return SymbolOutline([Part(path: rest, isEvenOdd: false)] + glass.applying(place).parts)
  }

  /// Returns the symbol, rotated about its middle; the angle is in radians clockwise.
  nonisolated func turned(by angle: CGFloat) -> SymbolOutline {
    let place = CGAffineTransform(translationX: -8, y: -8)
      .concatenating(CGAffineTransform(rotationAngle: angle)).concatenating(
        CGAffineTransform(translationX: 8, y: 8))
    return applying(place)
  }

  /// The symbol with a line through it.
  ///
  /// The line is cut out where the symbol is filled, and lies on top of a symbol of several parts.
  nonisolated var slashed: SymbolOutline {
    var line = Path()
    line.move(to: CGPoint(x: 1.5, y: 1.5))
    line.addLine(to: CGPoint(x: 14.5, y: 14.5))
    let slash = line.strokedPath(StrokeStyle(lineWidth: 1.2, lineCap: .round))
    guard parts.count == 1 else { return SymbolOutline(parts + [Part(path: slash, isEvenOdd: false)]) }
    return SymbolOutline([Part(path: covered.symmetricDifference(slash), isEvenOdd: false)])
  }

  /// Returns the symbol, smaller, with a badge: a filled circle with a sign cut out of it.
  nonisolated func badged(_ sign: SymbolOutline) -> SymbolOutline {
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
  nonisolated var dotted: SymbolOutline {
    let smaller = applying(CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: 0, ty: 2.2))
    let badge = Path(ellipseIn: CGRect(x: 10.4, y: 0, width: 5.6, height: 5.6))
    return SymbolOutline(smaller.parts, with: Part(path: badge, isEvenOdd: false))
  }

  /// Creates an object with a badge: with several styles, the badge has the first, and the object the second.
  nonisolated private init(_ base: [Part], with badge: Part) {
    let behind = base.map { Part(path: $0.path, isEvenOdd: $0.isEvenOdd, level: 1) }
    self.init(base + [badge], palette: behind + [badge])
  }

  /// The area inside the symbol's outer lines, filled.
  nonisolated var silhouette: SymbolOutline {
    SymbolOutline(figures.outer.map { Part(path: $0, isEvenOdd: false) })
  }

  /// The symbol with its holes as a figure of their own in the palette, on top of the filled outer figures.
  nonisolated var withPaletteOfHoles: SymbolOutline {
    let (outer, inner) = figures
    guard !inner.isEmpty else { return self }
    let holes = inner.dropFirst().reduce(into: inner[0]) { $0.addPath($1) }
    return SymbolOutline(
      parts,
      palette: outer.map { Part(path: $0, isEvenOdd: false, level: 1) } + [Part(path: holes, isEvenOdd: true)]
    )
  }

  /// The figures that lie in no other figure, and the remaining figures.
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
