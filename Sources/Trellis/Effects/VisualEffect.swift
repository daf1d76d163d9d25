public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// An effect on a view's drawing that leaves the view's position and size unchanged.
///
/// Start with the ``EmptyVisualEffect`` that ``View/visualEffect(_:)`` passes to its closure, and add effects to it.
public nonisolated protocol VisualEffect: Sendable, Animatable {}

/// An effect that does nothing, to which others are added.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  /// The empty data: there is nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A step that is applied to a drawing after the effects of `base`.
nonisolated struct AddedVisualEffect<Base: VisualEffect, Step: VisualStep>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A step of a visual effect: a modifier that doesn't affect layout.
nonisolated protocol VisualStep: EffectModifier, Sendable {}

extension OpacityModifier: VisualStep {}
extension BlurModifier: VisualStep {}
extension ColorAmountModifier: VisualStep {}
extension ScaleModifier: VisualStep {}
extension Rotation3DModifier: VisualStep {}
extension TransformModifier: VisualStep {}
extension ProjectionModifier: VisualStep {}
extension RotationModifier: VisualStep {}

extension VisualEffect {
  private nonisolated func adding(_ step: some VisualStep) -> some VisualEffect {
    AddedVisualEffect(base: self, step: step)
  }

  /// Moves the drawing right and down, in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the drawing right and down, in points; numbers that aren't finite count as 0.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    let transform = CGAffineTransform(translationX: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    return adding(TransformModifier(transform: transform))
  }

  /// Scales the drawing about a point of the view.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the drawing on each axis, about a point of the view.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing on each axis, about a point of the view.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    adding(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Rotates the drawing clockwise about a point of the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(Rotation3DModifier(angle: angle, anchor: anchor))
  }

  /// Rotates the drawing in space about an axis through a point of the view, like the view modifier.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      RotationModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the drawing with perspective, about the view's top left corner.
  public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(ProjectionModifier(transform: transform))
  }

  /// Sets the opacity of the drawing; 0 is invisible.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityModifier(opacity: opacity))
  }

  /// Blurs the drawing; `radius` is the standard deviation of the Gaussian, in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Brightens the drawing's colours; 0 has no effect.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .brightness, amount: amount))
  }

  /// Changes the drawing's contrast; 1 has no effect.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .contrast, amount: amount))
  }

  /// Changes the drawing's saturation; 1 has no effect.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .saturation, amount: amount))
  }

  /// Removes colour from the drawing: 0 has no effect, 1 removes all of it.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .grayscale, amount: amount))
  }

  /// Rotates the hues of the drawing's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .hue, amount: angle.radians))
  }
}

nonisolated struct VisualEffectModifier<Effects: VisualEffect>: ViewModifier {
  typealias Body = Never

  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effects
}

extension View {
  /// Adds effects to the view's drawing that depend on the view's geometry; layout isn't affected.
  ///
  /// The closure runs again when the size, or a frame that it reads, changes. Other views don't see the effects, neither in their
  /// layout nor in the view's frame.
  public nonisolated func visualEffect<Effects: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effects
  ) -> some View {
    ModifiedContent(content: self, modifier: VisualEffectModifier(effect: effect))
  }
}
