public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// What happens to the picture of a view and leaves its place and its size.
///
/// You begin with an ``EmptyVisualEffect``, which ``View/visualEffect(_:)`` hands you, and add to it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/visualeffect.
public nonisolated protocol VisualEffect: Sendable, Animatable {}

/// An effect by which nothing happens: what others are added to.
///
/// Source: documented, developer.apple.com/documentation/swiftui/emptyvisualeffect.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  /// Nothing lies between it and another.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Something that happens to a picture, around others that happen before.
nonisolated struct AddedVisualEffect<Base: VisualEffect, Step: VisualStep>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }
}

/// What may be a part of a visual effect: the modifiers that lay nothing out.
nonisolated protocol VisualStep: EffectModifier, Sendable {}

extension OpacityModifier: VisualStep {}
extension BlurModifier: VisualStep {}
extension ColorAmountModifier: VisualStep {}
extension ScaleModifier: VisualStep {}
extension TurnModifier: VisualStep {}
extension TransformModifier: VisualStep {}
extension ProjectionModifier: VisualStep {}
extension RotationModifier: VisualStep {}

extension VisualEffect {
  private nonisolated func adding(_ step: some VisualStep) -> some VisualEffect {
    AddedVisualEffect(base: self, step: step)
  }

  /// Moves the picture, by points to the right and down.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the picture, by points to the right and down; what isn't finite counts as 0.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/offset(x:y:).
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    let transform = CGAffineTransform(translationX: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    return adding(TransformModifier(transform: transform))
  }

  /// Makes the picture larger or smaller, about a point of it.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Makes the picture larger or smaller on each axis, about a point of it.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Makes the picture larger or smaller on each axis, about a point of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/scaleeffect(x:y:anchor:).
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    adding(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns the picture, clockwise, about a point of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/rotationeffect(_:anchor:).
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(TurnModifier(angle: angle, anchor: anchor))
  }

  /// Turns the picture in space about an axis through a point of it, as the modifier of views does.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/rotation3deffect(_:axis:anchor:anchorz:perspective:).
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      RotationModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the picture, with perspective, about its top left corner.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/transformeffect(_:).
  public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(ProjectionModifier(transform: transform))
  }

  /// Makes the picture transparent: 0 can't be seen.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/opacity(_:).
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityModifier(opacity: opacity))
  }

  /// Takes the picture out of focus; `radius` is the standard deviation of the bell curve, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/visualeffect/blur(radius:opaque:).
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Makes the picture's colours lighter: 0 leaves them.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .brightness, amount: amount))
  }

  /// Moves the picture's colours away from the middle: 1 leaves them.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .contrast, amount: amount))
  }

  /// Makes the picture's colours stronger: 1 leaves them.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .saturation, amount: amount))
  }

  /// Makes the picture's colours grey: 0 leaves them, 1 leaves none.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .grayscale, amount: amount))
  }

  /// Turns the hues of the picture's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorAmountModifier(kind: .hue, amount: angle.radians))
  }
}

nonisolated struct VisualEffectModifier<Effects: VisualEffect>: ViewModifier {
  typealias Body = Never

  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effects
}

extension View {
  /// Lets something happen to the view's picture that depends on the view's geometry, and that nothing is laid out by.
  ///
  /// The closure runs again where the size or the frames that it asks for are others. Others than the view see nothing of what
  /// happens: neither its neighbours, nor who asks for its frame.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/visualeffect(_:).
  public nonisolated func visualEffect<Effects: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effects
  ) -> some View {
    ModifiedContent(content: self, modifier: VisualEffectModifier(effect: effect))
  }
}
