import Foundation
import Trellis

/// A sector of a circle around the middle of its frame.
struct SectorOutline: Sendable {
  /// The angles in radians, clockwise from the top.
  var start: CGFloat
  var end: CGFloat
  /// The radii in points.
  var inner: CGFloat
  var outer: CGFloat
  /// The distance of the straight edges from the sides of the angle, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat

  /// The angles and the radii, as two points.
  var numbers: PointVector {
    get { PointVector(points: [CGPoint(x: start, y: end), CGPoint(x: inner, y: outer)]) }
    set {
      guard newValue.points.count == 2 else { return }
      (start, end) = (newValue.points[0].x, newValue.points[0].y)
      (inner, outer) = (newValue.points[1].x, newValue.points[1].y)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    guard end > start, outer > 0, outer > inner else { return Path() }
    if end - start >= 2 * .pi - 1e-9 { return ring(center) }
    // An edge at a constant distance from the side meets a circle at a smaller angle.
    let outerInset = inset > 0 ? asin(min(1, inset / outer)) : 0
    let middle = (start + end) / 2
    let (first, last) = (min(start + outerInset, middle), max(end - outerInset, middle))
    // The edges meet at this distance from the centre.
    let meeting = inset > 0 ? inset / sin(min((end - start) / 2, .pi / 2)) : 0
    let innerRadius = min(max(inner, meeting), outer)
    let innerInset = inset > 0 && innerRadius > 0 ? asin(min(1, inset / innerRadius)) : 0
    let (innerFirst, innerLast) = (min(start + innerInset, middle), max(end - innerInset, middle))
    let corner = min(cornerRadius, (outer - innerRadius) / 2)
    return Path { path in
      addOuterArc(&path, center, first, last, corner)
      addInnerArc(&path, center, innerFirst, innerLast, innerRadius, corner)
      path.closeSubpath()
    }
  }

  private func ring(_ center: CGPoint) -> Path {
    Path { path in
      path.addEllipse(
        in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      guard inner > 0 else { return }
      path.move(to: point(center, inner, 0))
      path.addArc(
        center: center, radius: inner, startAngle: .radians(-.pi / 2), endAngle: .radians(-2.5 * .pi),
        clockwise: true)
      path.closeSubpath()
    }
  }

  private func addOuterArc(
    _ path: inout Path, _ center: CGPoint, _ first: CGFloat, _ last: CGFloat, _ corner: CGFloat
  ) {
    let turn = corner > 0 ? min(corner / outer, (last - first) / 2) : 0
    if corner > 0 {
      path.move(to: point(center, outer - corner, first))
      path.addQuadCurve(to: point(center, outer, first + turn), control: point(center, outer, first))
    } else {
      path.move(to: point(center, outer, first))
    }
    path.addArc(
      center: center, radius: outer, startAngle: .radians(first + turn - .pi / 2),
      endAngle: .radians(last - turn - .pi / 2), clockwise: false)
    if corner > 0 {
      path.addQuadCurve(to: point(center, outer - corner, last), control: point(center, outer, last))
    }
  }

  private func addInnerArc(
    _ path: inout Path, _ center: CGPoint, _ first: CGFloat, _ last: CGFloat, _ radius: CGFloat,
    _ corner: CGFloat
  ) {
    guard radius > 0 else {
      path.addLine(to: center)
      return
    }
    let turn = corner > 0 ? min(corner / radius, (last - first) / 2) : 0
    if corner > 0 && last > first {
      path.addLine(to: point(center, radius + corner, last))
      path.addQuadCurve(to: point(center, radius, last - turn), control: point(center, radius, last))
    } else {
      path.addLine(to: point(center, radius, last))
    }
    if last > first {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(last - turn - .pi / 2),
        endAngle: .radians(first + turn - .pi / 2), clockwise: true)
      if corner > 0 {
        path.addQuadCurve(to: point(center, radius + corner, first), control: point(center, radius, first))
      }
    }
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }
}
