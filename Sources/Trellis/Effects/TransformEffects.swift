public import Foundation
import TrellisDisplayList
public import TrellisGeometry
public import TrellisLayout

/// A scale about a point of the view.
nonisolated struct ScaleModifier: EffectModifier, Sendable {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    .transform(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor, of: size)
  }
}

/// A rotation about a point of the view.
nonisolated struct Rotation3DModifier: EffectModifier, Sendable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    .transform(CGAffineTransform(rotationAngle: angle.radians), about: anchor, of: size)
  }
}

/// A transform about the view's top left corner.
nonisolated struct TransformModifier: EffectModifier, Sendable {
  var transform: CGAffineTransform

  var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      let (first, second, last) = (newValue.first, newValue.second.first, newValue.second.second)
      transform = CGAffineTransform(
        a: first.first, b: first.second, c: second.first, d: second.second, tx: last.first, ty: last.second)
    }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    .transform(transform, about: .topLeading, of: size)
  }
}

extension Effect {
  /// Returns a transform about a point of a view of a size; nil for the identity.
  fileprivate static func transform(_ transform: CGAffineTransform, about anchor: UnitPoint, of size: CGSize)
    -> Effect?
  {
    guard !transform.isIdentity else { return nil }
    return .transform(
      ProjectionTransform(transform.about(anchor, of: CGRect(origin: .zero, size: size))))
  }
}

nonisolated struct ProjectionModifier: EffectModifier, Sendable {
  let transform: ProjectionTransform

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    transform.isIdentity ? nil : .transform(transform)
  }
}

nonisolated struct RotationModifier: EffectModifier, Sendable {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard angle.radians != 0, angle.radians.isFinite, length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    // The rows of the rotation matrix about the axis (Rodrigues), for column vectors.
    let rows = [
      [cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine],
      [y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine],
      [z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest],
    ]
    // The view is at depth 0 and rotates about a point at depth `anchorZ`. The viewer's distance is the length of the view's longer
    // side.
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
  /// Scales the view's drawing about a point of the view; layout isn't affected.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view's drawing on each axis, about a point of the view; layout isn't affected.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    ModifiedContent(content: self, modifier: ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Scales the view's drawing on each axis, about a point of the view; layout isn't affected.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view's drawing clockwise about a point of the view; layout isn't affected.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    ModifiedContent(content: self, modifier: Rotation3DModifier(angle: angle, anchor: anchor))
  }

  /// Transforms the view's drawing about the view's top left corner; layout isn't affected.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    ModifiedContent(content: self, modifier: TransformModifier(transform: transform))
  }

  /// Transforms the view's drawing with perspective, about the view's top left corner; layout isn't affected.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    ModifiedContent(content: self, modifier: ProjectionModifier(transform: transform))
  }

  /// Rotates the view's drawing in space, about an axis through a point of the view; layout isn't affected.
  ///
  /// With a `perspective` of 0, the viewer is infinitely far away; with 1, at a distance of the view's longer side. Parts behind
  /// the viewer aren't drawn. An axis of length 0 has no effect.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:); the
  /// viewer's distance isn't recorded.
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
