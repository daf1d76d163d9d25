import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import struct TrellisGraphChecks.SplitMix
import TrellisText

/// Creates random lists with every content and every effect, and makes small random changes.
struct RandomScene {
  private var generator: SplitMix
  let measurer: any TextMeasurer
  let images: [ImageSource]
  private var nextID: UInt64 = 0

  init(
    seed: UInt64, measurer: any TextMeasurer,
    images: [ImageSource] = [TestImages.disc(side: 12), TestImages.stripes(width: 40, height: 25)]
  ) {
    generator = SplitMix(state: seed)
    self.measurer = measurer
    self.images = images
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
  mutating func part() -> CGFloat { CGFloat(below(1025)) / 1024 }
  /// Returns a random number, often a whole one, as in real lists.
  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    let number = low + (high - low) * part()
    switch below(3) {
    case 0: return number
    case 1: return (number * 2).rounded() / 2
    default: return number.rounded()
    }
  }
  mutating func point() -> CGPoint { CGPoint(x: number(-10, 90), y: number(-10, 70)) }
  mutating func frame() -> CGRect {
    CGRect(x: number(-15, 80), y: number(-15, 60), width: number(0, 50), height: number(0, 40))
  }
  mutating func color() -> RGBAColor {
    RGBAColor(
      red: Double(part()), green: Double(part()), blue: Double(part()),
      opacity: below(2) == 0 ? 1 : Double(part()))
  }

  mutating func path() -> Path {
    switch below(5) {
    case 0: return Path(frame())
    case 1: return Path(ellipseIn: frame())
    case 2: return Path(roundedRect: frame(), cornerRadius: number(0, 20))
    case 3:
      var path = Path()
      path.addLines((0..<3 + below(4)).map { _ in point() })
      if below(2) == 0 { path.closeSubpath() }
      return path
    default:
      var path = Path()
      path.move(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      return path
    }
  }

  mutating func paint() -> Paint {
    let stops = (0..<below(5)).map { _ in GradientPaint.Stop(color: color(), location: part()) }
      .sorted { $0.location < $1.location }
    switch below(7) {
    case 0: return .gradient(GradientPaint(stops: stops, shape: .linear(start: point(), end: point())))
    case 1:
      let ellipse = CGAffineTransform(a: 1, b: part(), c: 0, d: number(0.5, 2), tx: number(0, 9), ty: 0)
      return .gradient(
        GradientPaint(
          stops: stops,
          shape: .radial(
            center: point(), startRadius: number(0, 9), endRadius: number(0, 50), transform: ellipse)))
    case 2:
      return .gradient(
        GradientPaint(
          stops: stops,
          shape: .angular(
            center: point(), start: .degrees(number(-360, 360)), end: .degrees(number(-500, 500)))))
    case 3: return .tiles(images[below(2)], origin: point(), scale: number(0.3, 2))
    default: return .color(color())
    }
  }

  mutating func content() -> DisplayItem.Content {
    switch below(8) {
    case 0, 1: return .fill(color())
    case 2, 3:
      return .shape(
        ShapeContent(
          path: path(), style: .fill(FillStyle(eoFill: below(2) == 0, antialiased: below(4) > 0)),
          paint: paint()))
    case 4:
      let style = StrokeStyle(
        lineWidth: number(0, 9), lineCap: CGLineCap.allCases[below(3)],
        lineJoin: CGLineJoin.allCases[below(3)], miterLimit: number(0, 12),
        dash: (0..<below(3)).map { _ in number(0, 9) }, dashPhase: number(-9, 9))
      return .shape(
        ShapeContent(path: path(), style: .stroke(style, isAntialiased: below(4) > 0), paint: paint()))
    case 5, 6:
      let string = ["Hello", "fjÅ\(below(9))", "Wide words 12", ""][below(4)]
      let layout = measurer.layout(
        TextSource(string: string, font: FontRequest(size: 9 + Double(below(12)))), width: nil)
      return .text(
        TextContent(
          string: string, runs: layout.runs, color: color(),
          decorations: below(3) == 0
            ? [TextDecoration(frame: CGRect(x: 0, y: 12, width: 30, height: 1))] : [],
          shading: below(3) == 0 ? paint() : nil))
    default:
      let source = images[below(2)]
      return .image(
        ImageContent(
          source: source,
          part: below(2) == 0 ? CGRect(x: number(0, 6), y: number(0, 6), width: 5, height: 6) : nil,
          interpolation: ImageContent.Interpolation.allCases[below(4)], tint: below(3) == 0 ? paint() : nil,
          isAntialiased: below(2) == 0))
    }
  }

  mutating func effect(depth: Int) -> Effect {
    let effect = wholeEffect(depth: depth)
    guard below(2) == 0 else { return effect }
    switch effect {
    case .opacity(let opacity): return .each(.opacity(opacity))
    case .shadow(let shadow): return .each(.shadow(shadow))
    case .blend(let mode): return .each(.blend(mode))
    default: return effect
    }
  }

  private mutating func wholeEffect(depth: Int) -> Effect {
    switch below(12) {
    case 0: return .opacity(Double(number(0, 1)))
    case 1: return .clip(path(), FillStyle(eoFill: below(2) == 0, antialiased: below(3) > 0))
    case 2: return .mask(list(depth: depth - 1))
    case 3: return .transform(transform())
    case 4:
      return .shadow(
        Shadow(
          color: color(), radius: [0, 0.4, 1.3, 3, 7, 22][below(6)],
          offset: CGSize(width: number(-9, 9), height: number(-9, 9))))
    case 5: return .blur(radius: [0, 0.6, 1.7, 4, 9, 25][below(6)], isOpaque: below(3) == 0)
    case 6, 7: return .blend(BlendMode.allCases[below(BlendMode.allCases.count)])
    case 8:
      return .color(
        [.brightness(0.2), .contrast(0.5), .saturation(0.1), .hueRotation(1), .inversion, .luminanceToAlpha][
          below(6)])
    case 9, 10:
      return .backdrop(
        Backdrop(radius: [0, 1.2, 3, 9, 20][below(5)], saturation: [1, 1.8][below(2)], tint: color()))
    default: return below(2) == 0 ? .linearGroup : .group
    }
  }

  mutating func transform() -> ProjectionTransform {
    let center = point()
    let turn = CGAffineTransform(translationX: -center.x, y: -center.y)
    let back = CGAffineTransform(translationX: center.x, y: center.y)
    switch below(4) {
    case 0: return ProjectionTransform(CGAffineTransform(translationX: number(-20, 20), y: number(-20, 20)))
    case 1:
      return ProjectionTransform(
        turn.concatenating(CGAffineTransform(scaleX: number(-1.5, 2), y: number(0.3, 2))).concatenating(back))
    case 2:
      return ProjectionTransform(
        turn.concatenating(CGAffineTransform(rotationAngle: number(-3, 3))).concatenating(back))
    default:
      var perspective = ProjectionTransform()
      perspective.m13 = number(-0.004, 0.004)
      perspective.m23 = number(-0.004, 0.004)
      perspective.m12 = number(-0.3, 0.3)
      return ProjectionTransform(turn).concatenating(perspective).concatenating(ProjectionTransform(back))
    }
  }

  mutating func item(depth: Int) -> DisplayItem {
    nextID += 1
    let id = nextID
    guard depth > 0, below(2) == 0 else { return DisplayItem(id: id, frame: frame(), content: content()) }
    let inner = list(depth: depth - 1)
    return DisplayItem(
      id: id, frame: frame(), content: below(4) == 0 ? .list(inner) : .effect(effect(depth: depth), inner))
  }

  mutating func list(depth: Int) -> DisplayList {
    DisplayList((0..<1 + below(4)).map { _ in item(depth: depth) })
  }

  /// Makes one or two random changes.
  mutating func change(_ items: inout [DisplayItem], depth: Int) {
    for _ in 0...below(2) {
      switch below(6) {
      case 0 where items.count < 8: items.insert(item(depth: depth), at: below(items.count + 1))
      case 1 where items.count > 1: items.remove(at: below(items.count))
      case 2 where items.count > 1: items.swapAt(below(items.count), below(items.count))
      case 3 where !items.isEmpty: items[below(items.count)].frame = frame()
      default:
        guard !items.isEmpty else { continue }
        let offset = below(items.count)
        switch items[offset].content {
        case .list(var list):
          change(&list.items, depth: depth - 1)
          items[offset].content = .list(list)
        case .effect(var effect, var list):
          if below(4) == 0 {
            effect = self.effect(depth: depth)
          } else if case .mask(var mask) = effect, below(2) == 0 {
            change(&mask.items, depth: depth - 1)
            effect = .mask(mask)
          } else {
            change(&list.items, depth: depth - 1)
          }
          items[offset].content = .effect(effect, list)
        case .fill, .shape, .text, .image: items[offset].content = content()
        }
      }
    }
  }
}

/// Pictures for tests.
enum TestImages {
  /// A disc of many colours on a clear background.
  static func disc(side: Int) -> ImageSource {
    make(name: "disc", width: side, height: side) { x, y in
      let middle = Double(side - 1) / 2
      guard hypot(Double(x) - middle, Double(y) - middle) < Double(side) / 2 else { return [0, 0, 0, 0] }
      return [UInt8(x * 255 / side), UInt8(y * 255 / side), x % 2 == 0 ? 255 : 40, 255]
    }
  }

  /// A picture filled with a smooth gradient.
  static func smooth(width: Int, height: Int) -> ImageSource {
    make(name: "smooth", width: width, height: height) { x, y in
      [UInt8(x * 255 / width), UInt8(y * 255 / height), 128, 255]
    }
  }

  /// Vertical black and white stripes of two pixels.
  static func stripes(width: Int, height: Int) -> ImageSource {
    make(name: "stripes", width: width, height: height) { x, y in
      x / 2 % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
  }

  /// Returns a picture whose pixels a closure returns as premultiplied blue, green, red and alpha.
  static func make(name: String, width: Int, height: Int, _ pixel: (Int, Int) -> [UInt8]) -> ImageSource {
    var pixels = Data()
    for y in 0..<height {
      for x in 0..<width { pixels.append(contentsOf: pixel(x, y)) }
    }
    return ImageSource(name: name, width: width, height: height, pixels: pixels)
  }
}
