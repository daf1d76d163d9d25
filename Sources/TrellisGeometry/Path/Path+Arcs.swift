public import Foundation

extension Path {
  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// Angles are measured from the x axis towards the y axis. Without `clockwise` the angle grows from `startAngle` to `endAngle`,
  /// which is clockwise on the screen, where y points down. With `clockwise` it decreases. The arc is at most one full turn.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise { sweep = -sweep }
    if sweep < 0 || sweep > turn {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: clockwise ? -sweep : sweep),
      transform: transform)
  }

  /// Adds an arc that spans `delta`, whose sign gives the direction, after a line from the current point to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let start = CGPoint(x: cos(startAngle.radians), y: sin(startAngle.radians)).applying(unit)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    addUnitArc(from: startAngle.radians, by: delta.radians, unit)
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and from there to `tangent2End`.
  ///
  /// A line leads from the current point to the arc's start. If the two lines coincide or the radius isn't positive, only a line
  /// to `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let start = current.applying(transform.inverted())
    let first = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let (firstLength, secondLength) = (hypot(first.x, first.y), hypot(second.x, second.y))
    let cross = first.x * second.y - first.y * second.x
    let scale = firstLength * secondLength
    guard radius > 0, scale > 0, abs(cross) > 1e-9 * scale else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = acos(min(max((first.x * second.x + first.y * second.y) / scale, -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(
      x: tangent1End.x + first.x / firstLength * distance, y: tangent1End.y + first.y / firstLength * distance
    )
    // The centre is perpendicular to the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * first.y / firstLength * radius, y: touch.y + side * first.x / firstLength * radius)
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      delta: Angle(radians: -Double(side) * (.pi - 2 * half)), transform: transform)
  }

  /// Adds an arc of the unit circle about the origin, transformed.
  ///
  /// The arc is divided into curves of at most a right angle, whose error is at most 0.03 % of the radius.
  mutating func addUnitArc(from start: Double, by sweep: Double, _ transform: CGAffineTransform) {
    guard sweep != 0, sweep.isFinite else { return }
    let count = max((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 1)
    // Turns beyond a thousand are omitted.
    let pieces = Int(min(count, 4096))
    let step = sweep / Double(pieces)
    let length = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
      addCurve(
        to: CGPoint(x: cos(to), y: sin(to)).applying(transform),
        control1: CGPoint(x: cos(from) - length * sin(from), y: sin(from) + length * cos(from)).applying(
          transform),
        control2: CGPoint(x: cos(to) + length * sin(to), y: sin(to) - length * cos(to)).applying(transform))
    }
  }
}
