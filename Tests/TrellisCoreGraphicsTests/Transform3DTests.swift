import Foundation
import Testing
import TrellisGeometry

struct Transform3DTests {
  /// Returns a point multiplied by a transform, divided by its last coordinate.
  private func apply(_ t: CATransform3D, _ x: Double, _ y: Double, _ z: Double = 0) -> [Double] {
    let w = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
    return [
      (x * t.m11 + y * t.m21 + z * t.m31 + t.m41) / w, (x * t.m12 + y * t.m22 + z * t.m32 + t.m42) / w,
      (x * t.m13 + y * t.m23 + z * t.m33 + t.m43) / w,
    ]
  }

  private func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 } }

  @Test func `transforms are applied in the order of their names`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(isNear(apply(moved, 0, 0, 0), [2, 3, 4]))
    let scaled = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(1, 1, 1))
    #expect(isNear(apply(scaled, 1, 1, 1), [3, 4, 5]))
    #expect(
      isNear(apply(CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4), 1, 1, 1), [3, 4, 5]))
  }

  @Test func `a rotation is about its vector`() {
    #expect(isNear(apply(CATransform3DMakeRotation(.pi / 2, 0, 0, 5), 1, 0), [0, 1, 0]))
    #expect(isNear(apply(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 1), [0, 0, 1]))
    #expect(isNear(apply(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 1), [1, 0, 0]))
    #expect(isNear(apply(CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1), 1, 0, 0), [0, 1, 0]))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let both = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
    #expect(isNear(apply(both, 1, 0), [10, 1, 0]))
  }

  @Test func `a transform and its inverse cancel each other`() {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(3, -2, 7), 0.7, 1, 2, 3)
    t.m34 = -1 / 500
    let all = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(isNear(apply(all, 5, 6, 7), [5, 6, 7]))
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `affine transforms of the plane are converted both ways`() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t) && CATransform3DGetAffineTransform(t) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }

  @Test func `a projection shows the plane z = 0 of a transform in perspective`() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 200
    t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
    let projected = CGPoint(x: 50, y: 20).applying(ProjectionTransform(t))
    #expect(isNear([projected.x, projected.y], Array(apply(t, 50, 20).prefix(2))))
    // The right side turns away from the viewer, and is smaller.
    #expect(projected.x < 50 * cos(.pi / 3) && projected.y < 20)
  }
}
