public import Foundation
import TrellisDisplayList
public import TrellisGeometry
public import TrellisLayout

/// A transform about a point of the view.
private nonisolated struct TransformModifier: EffectModifier {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    guard !transform.isIdentity else { return nil }
    return .transform(
      ProjectionTransform(transform.about(anchor, of: CGRect(origin: .zero, size: size))))
  }
}

private nonisolated struct ProjectionModifier: EffectModifier {
  let transform: ProjectionTransform

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    transform.isIdentity ? nil : .transform(transform)
  }
}

private nonisolated struct RotationModifier: EffectModifier {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard angle.radians != 0, angle.radians.isFinite, length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    // The rotation's matrix by rows, about the axis (Rodrigues), for points that are columns.
    let rows = [
      [cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine],
      [y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine],
      [z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest],
    ]
    // The view lies at depth 0 and turns about a point at depth `anchorZ`; the viewer is as far away as the view is long.
    let distance = max(size.width, size.height, 1)
    let pull = perspective.isFinite ? perspective / distance : 0
    var flat = ProjectionTransform()
    (flat.m11, flat.m21, flat.m31) = (rows[0][0], rows[0][1], -rows[0][2] * anchorZ)
    (flat.m12, flat.m22, flat.m32) = (rows[1][0], rows[1][1], -rows[1][2] * anchorZ)
    let depth = anchorZ - rows[2][2] * anchorZ
    (flat.m13, flat.m23, flat.m33) = (-rows[2][0] * pull, -rows[2][1] * pull, 1 - depth * pull)
    let (midX, midY) = (anchor.x * size.width, anchor.y * size.height)
    return .transform(
      ProjectionTransform(CGAffineTransform(translationX: -midX, y: -midY)).concatenating(flat)
        .concatenating(ProjectionTransform(CGAffineTransform(translationX: midX, y: midY))))
  }
}

extension View {
  private nonisolated func transform(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> some View {
    ModifiedContent(content: self, modifier: TransformModifier(transform: transform, anchor: anchor))
  }

  /// Draws the view larger or smaller, about a point of it; its room stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    transform(CGAffineTransform(scaleX: scale, y: scale), anchor)
  }

  /// Draws the view larger or smaller on each axis, about a point of it; its room stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-7q7as.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transform(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
  }

  /// Draws the view larger or smaller on each axis, about a point of it; its room stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:).
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    transform(CGAffineTransform(scaleX: x, y: y), anchor)
  }

  /// Draws the view turned, clockwise, about a point of it; its room stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:).
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transform(CGAffineTransform(rotationAngle: angle.radians), anchor)
  }

  /// Draws the view transformed, about its top left corner; its room stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transformeffect(_:).
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    self.transform(transform, .topLeading)
  }

  /// Draws the view transformed, with perspective, about its top left corner; its room stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/projectioneffect(_:).
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    ModifiedContent(content: self, modifier: ProjectionModifier(transform: transform))
  }

  /// Draws the view turned in space about an axis through a point of it, as seen from the front; its room stays.
  ///
  /// `perspective` 0 is seen from infinitely far away, 1 from as far as the view is long. What would be behind the viewer
  /// isn't drawn. An axis of no length leaves the view as it is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:);
  /// how far the viewer is isn't recorded.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: RotationModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
