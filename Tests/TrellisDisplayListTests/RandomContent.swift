import Foundation
import TrellisDisplayList
import TrellisGeometry
import struct TrellisGraphChecks.SplitMix

/// Random display lists with every kind of content.
struct RandomContent {
  private var random: SplitMix
  let image = ImageSource(
    name: "a “picture”", width: 2, height: 1, pixels: Data(repeating: 200, count: 8), scale: 2)
  private var count: UInt64 = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  mutating func happens() -> Bool { below(2) == 0 }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a whole, simple or long number.
  mutating func number() -> CGFloat {
    switch below(4) {
    case 0: CGFloat(below(100))
    case 1: CGFloat(below(400)) / 4
    case 2: -CGFloat(below(50)) / 2
    default: CGFloat.random(in: -100...200, using: &random)
    }
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
  }

  mutating func color() -> RGBAColor {
    if happens() {
      let bytes = (0..<4).map { _ in Double(below(256)) / 255 }
      return RGBAColor(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes[3])
    }
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    return RGBAColor(red: unit(), green: unit(), blue: unit(), opacity: unit())
  }

  mutating func path() -> Path {
    var path = Path()
    switch below(4) {
    case 0: path.addRect(rect())
    case 1: path.addRoundedRect(in: rect(), cornerSize: CGSize(width: 8, height: 8))
    case 2: path.addEllipse(in: rect())
    default:
      path.move(to: point())
      path.addLine(to: point())
      path.addQuadCurve(to: point(), control: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      if happens() { path.closeSubpath() }
      if happens() { path.addLine(to: point()) }
    }
    return path
  }

  mutating func paint() -> Paint {
    let stops = (0..<below(4)).map { GradientPaint.Stop(color: color(), location: CGFloat($0) / 3) }
    switch below(6) {
    case 0: return .tiles(image, origin: point(), scale: 1.5)
    case 1: return .gradient(GradientPaint(stops: stops, shape: .linear(start: point(), end: point())))
    case 2:
      let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
      return .gradient(
        GradientPaint(
          stops: stops,
          shape: .radial(center: point(), startRadius: number(), endRadius: number(), transform: transform)))
    case 3:
      return .gradient(
        GradientPaint(
          stops: stops,
          shape: .angular(center: point(), start: .radians(number()), end: .radians(number()))))
    case 4:
      let vertices = (0..<below(5)).map { _ in
        MeshPaint.Vertex(
          position: point(), leading: point(), top: point(), trailing: point(), bottom: point(),
          color: color())
      }
      return .mesh(
        MeshPaint(columns: below(3), vertices: vertices, background: color(), smoothsColors: happens()))
    default: return .color(color())
    }
  }

  mutating func effect(depth: Int) -> Effect {
    switch below(11) {
    case 0: return .opacity(Double(below(100)) / 100)
    case 9:
      return .each(
        pick([.opacity(0.3), .blend(.hue), .shadow(Shadow(color: color(), radius: abs(number()) / 10))]))
    case 1: return .clip(path(), FillStyle(eoFill: happens(), antialiased: happens()))
    case 2: return .mask(list(depth: depth - 1))
    case 3:
      var matrix = ProjectionTransform(CGAffineTransform(rotationAngle: number()))
      if happens() { matrix.m13 = number() / 10_000 }
      return .transform(matrix)
    case 4:
      return .shadow(
        Shadow(color: color(), radius: abs(number()) / 10, offset: CGSize(width: number(), height: number())))
    case 5: return .blur(radius: abs(number()) / 10, isOpaque: happens())
    case 6: return .blend(pick(BlendMode.allCases))
    case 7: return .color(.hueRotation(number()))
    case 8: return .backdrop(Backdrop(radius: number(), saturation: number(), tint: color()))
    default: return .group
    }
  }

  mutating func text() -> TextContent {
    let strings = ["", "Save", "a\nb\t\"c\" \\ d", "e\u{301} 👩‍👩‍👧 \u{200b}\u{2028}"]
    var text = TextContent(string: pick(strings), runs: [], color: color())
    for _ in 0..<below(3) {
      let face = FontFace(
        family: "Inter “x”", size: 13, weight: pick([400, 700]), isItalic: happens(),
        width: pick([100, 87.5]))
      let glyphs = (0..<below(4)).map { _ in
        Glyph(index: UInt32(below(1000)), position: point(), advance: number())
      }
      text.runs.append(GlyphRun(face: face, glyphs: glyphs, color: happens() ? color() : nil))
    }
    if happens() { text.decorations = [TextDecoration(frame: rect(), color: happens() ? color() : nil)] }
    if happens() { text.shading = paint() }
    if happens() { text.shown = pick(strings) }
    return text
  }

  mutating func accessibilityChange() -> AccessibilityChange {
    let kinds: [AccessibilityNode.Action.Kind] = [.activate, .escape, .magicTap, .named("a \"b\"")]
    switch below(16) {
    case 0: return .label("a\nlabel")
    case 1: return .value("")
    case 2: return .hint("\\")
    case 3: return .addTraits(AccessibilityNode.Traits(rawValue: UInt64(below(1 << 17))))
    case 4: return .removeTraits(AccessibilityNode.Traits(rawValue: .max))
    case 5: return .heading(below(9) - 1)
    case 6: return .action(AccessibilityNode.Action(pick(kinds), UInt64(below(100))))
    case 7: return .sortPriority(number())
    case 8: return .hide
    case 9:
      let step = below(2) == 0 ? Double(number()) : nil
      return .numericValue(AccessibilityNode.NumericValue(number(), from: number(), to: number(), step: step))
    case 10: return .isActionSource
    case 11: return happens() ? .takesActions : .takesChildren
    case 12:
      let detail = AccessibilityNode.Detail(
        id: "a b", label: "\"", value: happens() ? "is" : nil, isImportant: happens())
      return .detail(detail)
    case 13: return .pair(AccessibilityNode.Pair(id: "1 \"a\"", isLabel: happens()))
    case 14: return .focus(AccessibilityNode.Focus(isFocused: happens(), gained: 1, lost: 2))
    default: return .replace(pick(AccessibilityChange.Children.allCases))
    }
  }

  mutating func item(depth: Int) -> DisplayItem {
    count += 1
    let content: DisplayItem.Content
    switch below(depth > 0 ? 6 : 4) {
    case 0: content = .fill(color())
    case 1:
      let stroke = StrokeStyle(
        lineWidth: abs(number()), lineCap: pick(CGLineCap.allCases), lineJoin: pick(CGLineJoin.allCases),
        miterLimit: 4, dash: (0..<below(3)).map { _ in abs(number()) }, dashPhase: number())
      content = .shape(
        ShapeContent(
          path: path(),
          style: happens()
            ? .fill(FillStyle(eoFill: happens(), antialiased: happens()))
            : .stroke(stroke, isAntialiased: happens()), paint: paint()))
    case 2: content = .text(text())
    case 3:
      content = .image(
        ImageContent(
          source: image, part: happens() ? rect() : nil,
          interpolation: pick(ImageContent.Interpolation.allCases), tint: happens() ? paint() : nil,
          isAntialiased: happens()))
    case 4: content = .list(list(depth: depth - 1))
    default: content = .effect(effect(depth: depth), list(depth: depth - 1))
    }
    var item = DisplayItem(id: count, frame: rect(), content: content)
    switch below(7) {
    case 0: item.semantics = Semantics(identifier: "the \"save\" button", responder: 7)
    case 3: item.semantics = Semantics(accessibility: (0..<below(4)).map { _ in accessibilityChange() })
    case 1:
      item.semantics = Semantics(
        hitRegion: happens() ? .frame : happens() ? .atLeast(path()) : .shape(path(), isEOFilled: happens()),
        allowsHits: happens())
    case 2: item.semantics = Semantics()
    default: break
    }
    return item
  }

  mutating func list(depth: Int) -> DisplayList {
    DisplayList((0..<below(4)).map { _ in item(depth: depth) })
  }
}
