public import Foundation
import TrellisDisplayList
public import TrellisGeometry

/// A modifier that transforms the picture of a view by a function of the view's size, and can be animated.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var count: CGFloat
///   var animatableData: CGFloat {
///     get { count }
///     set { count = newValue }
///   }
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(count * 2 * .pi), y: 0))
///   }
/// }
/// ```
/// Layout ignores the transform. Hit testing applies it; frames of a `GeometryProxy` don't.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryeffect; that frames don't follow: ours (limit).
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform of a view of a size in points, about the view's top left corner.
  ///
  /// The method is called with each size and, while the effect is animated, with each value on the way. A transform with a number
  /// that isn't finite draws nothing.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content with the effect.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    ModifiedContent(content: content, modifier: GeometryEffectModifier(base: self))
  }

  /// Returns the effect without influence on layout.
  ///
  /// No geometry effect influences layout or frames here, so the result only wraps this effect.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect without influence on layout; see ``GeometryEffect/ignoredByLayout()``.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// The numbers of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the effect's transform of a view of a size in points.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// The drawing of a geometry effect; the modifier around it animates it.
nonisolated struct GeometryEffectModifier<Base: GeometryEffect>: EffectModifier {
  let base: Base

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    let transform = base.effectValue(size: size)
    return transform.isIdentity ? nil : .transform(transform)
  }
}
