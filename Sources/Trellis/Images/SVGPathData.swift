import Foundation

/// A parser of the `d` attribute of SVG paths.
///
/// Source: documented, www.w3.org/TR/SVG2/paths.html.
nonisolated struct SVGPathData {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  /// The current point, and the start of the current subpath.
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the previous command if that was a cubic curve, or in `lastQuad` a quadratic one; nil otherwise.
  private var lastCubic: CGPoint?
  private var lastQuad: CGPoint?

  private init(_ data: String) { bytes = Array(data.utf8) }

  /// Parses a path; nil if the text isn't valid.
  static func path(_ data: String) -> Path? {
    var reader = SVGPathData(data)
    return reader.read() ? reader.path : nil
  }

  private mutating func read() -> Bool {
    var command: UInt8 = 0
    while let next = skipSpace() {
      if next.isLetter {
        command = next
        index += 1
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return false
      }
      guard perform(command | 0x20, isRelative: command & 0x20 != 0) else { return false }
      // Further coordinates after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
    }
    return !path.isEmpty
  }

  private mutating func perform(_ command: UInt8, isRelative: Bool) -> Bool {
    let origin = isRelative ? pen : .zero
    let (cubic, quad) = (lastCubic, lastQuad)
    (lastCubic, lastQuad) = (nil, nil)
    func mirrored(_ control: CGPoint?) -> CGPoint {
      control.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
    }
    switch Unicode.Scalar(command) {
    case "z":
      path.closeSubpath()
      pen = start
    case "m":
      guard let end = point(origin) else { return false }
      path.move(to: end)
      (pen, start) = (end, end)
    case "l":
      guard let end = point(origin) else { return false }
      line(to: end)
    case "h":
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: pen.y))
    case "v":
      guard let y = number() else { return false }
      line(to: CGPoint(x: pen.x, y: origin.y + y))
    case "c", "s":
      guard let first = command == UInt8(ascii: "s") ? mirrored(cubic) : point(origin),
        let second = point(origin), let end = point(origin)
      else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (pen, lastCubic) = (end, second)
    case "q", "t":
      guard let control = command == UInt8(ascii: "t") ? mirrored(quad) : point(origin),
        let end = point(origin)
      else { return false }
      path.addQuadCurve(to: end, control: control)
      (pen, lastQuad) = (end, control)
    case "a":
      guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(),
        let isClockwise = flag(), let end = point(origin)
      else { return false }
      arc(
        to: end, radii: CGSize(width: abs(rx), height: abs(ry)), turn: turn * .pi / 180, isLarge, isClockwise)
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    pen = end
  }

  /// Adds a part of an ellipse from the current point to `end`.
  private mutating func arc(
    to end: CGPoint, radii: CGSize, turn: CGFloat, _ isLarge: Bool, _ isClockwise: Bool
  ) {
    guard end != pen else { return }
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    let straight = CGAffineTransform(rotationAngle: -turn)
    let half = CGPoint(x: (pen.x - end.x) / 2, y: (pen.y - end.y) / 2).applying(straight)
    // An ellipse that is too small to reach both points is enlarged.
    let reach = hypot(half.x / radii.width, half.y / radii.height)
    let (rx, ry) = (radii.width * max(reach, 1), radii.height * max(reach, 1))
    let unit = CGPoint(x: half.x / rx, y: half.y / ry)
    let square = unit.x * unit.x + unit.y * unit.y
    let share = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = CGPoint(x: share * unit.y, y: -share * unit.x)
    let first = atan2(unit.y - middle.y, unit.x - middle.x)
    var sweep = atan2(-unit.y - middle.y, -unit.x - middle.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let center = CGPoint(x: middle.x * rx, y: middle.y * ry).applying(CGAffineTransform(rotationAngle: turn))
    let transform = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(rotationAngle: turn))
      .concatenating(
        CGAffineTransform(
          translationX: (pen.x + end.x) / 2 + center.x, y: (pen.y + end.y) / 2 + center.y))
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .radians(first), delta: .radians(sweep), transform: transform)
    pen = end
  }

  // MARK: - Tokens

  /// Skips spaces and commas, and returns the next byte without consuming it; nil at the end.
  private mutating func skipSpace() -> UInt8? {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a flag, 0 or 1, which needs no separator after it.
  private mutating func flag() -> Bool? {
    guard let byte = skipSpace(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    guard skipSpace() != nil else { return nil }
    let first = index
    var hasPoint = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard index == first || bytes[index - 1] | 0x20 == UInt8(ascii: "e") else {
          return value(from: first)
        }
      case UInt8(ascii: "e"), UInt8(ascii: "E"): hasPoint = true
      default: return value(from: first)
      }
      index += 1
    }
    return value(from: first)
  }

  private func value(from first: Int) -> CGFloat? {
    Double(String(decoding: bytes[first..<index], as: UTF8.self)).map { CGFloat($0) }
  }
}

extension UInt8 {
  nonisolated fileprivate var isLetter: Bool {
    (0x41...0x5A).contains(self & 0xDF) && self & 0xDF != 0x45
  }
}
