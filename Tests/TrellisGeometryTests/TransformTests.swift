import Foundation
import Testing
import TrellisGeometry

@Suite struct TransformTests {
  private func expectClose(_ first: CGPoint, _ second: CGPoint, _ location: SourceLocation = #_sourceLocation)
  {
    #expect(
      hypot(first.x - second.x, first.y - second.y) < 1e-9, "\(first) \(second)", sourceLocation: location)
  }

  private let point = CGPoint(x: 3, y: 4)

  @Test func `transforms apply in their written order`() {
    let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    expectClose(point.applying(moved), CGPoint(x: 26, y: 8))
    // `translatedBy`, `scaledBy` and `rotated` apply the new transform first.
    expectClose(
      point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)), CGPoint(x: 26, y: 8))
    expectClose(
      point.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)), CGPoint(x: 16, y: 8))
    expectClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1))
    expectClose(
      CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)),
      CGPoint(x: 5, y: 1))
  }

  @Test func `an inverse undoes a transform, and a singular transform stays unchanged`() {
    let transform = CGAffineTransform(1, 2, 3, 5, 7, 11)
    expectClose(point.applying(transform).applying(transform.inverted()), point)
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the smallest upright one around it`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(rect.width - 8.0.squareRoot()) < 1e-9 && abs(rect.minX + 2.0.squareRoot()) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a projection without perspective is its affine transform`() {
    let affine = CGAffineTransform(1, 2, 3, 5, 7, 11)
    let projection = ProjectionTransform(affine)
    #expect(projection.isAffine)
    expectClose(point.applying(projection), point.applying(affine))
    let other = CGAffineTransform(rotationAngle: 1)
    expectClose(
      point.applying(projection.concatenating(ProjectionTransform(other))),
      point.applying(affine).applying(other))
  }

  @Test func `a perspective projection can be inverted`() {
    var projection = ProjectionTransform(CGAffineTransform(2, 0.5, 0.25, 1, 5, 6))
    (projection.m13, projection.m23) = (0.01, -0.02)
    expectClose(point.applying(projection).applying(projection.inverted()), point)
    var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isUndone = singular.invert()
    #expect(!isUndone)
  }

  @Test func `angles convert between radians and degrees`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.degrees(90) + .degrees(45) > .degrees(134))
    #expect((-Angle.degrees(90)).degrees == -90)
    #expect(Angle.degrees(10) * 3 / 2 == .degrees(10) / 2 * 3)
  }
}
