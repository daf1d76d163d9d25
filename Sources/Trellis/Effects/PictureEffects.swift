public import Foundation
import TrellisDisplayList
public import TrellisGeometry

nonisolated struct OpacityModifier: EffectModifier, Sendable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    opacity == 1 ? nil : .each(.opacity(opacity.isNaN ? 0 : min(max(opacity, 0), 1)))
  }
}

nonisolated struct BlurModifier: EffectModifier, Sendable {
  var radius: CGFloat
  let isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }
}

nonisolated struct ShadowModifier: EffectModifier {
  let color: Color
  /// The colour on its way to that; nil where it stands still.
  var shownColor: RGBAColor?
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    let color = shownColor ?? tint(in: context)
    return .each(.shadow(Shadow(color: color, radius: max(radius, 0), offset: offset)))
  }
}

extension ShadowModifier: TintedEffect {
  @MainActor func tint(in context: StyleContext) -> RGBAColor { color.resolved(in: context.colors) }
}

private nonisolated struct BlendModifier: EffectModifier {
  let mode: BlendMode

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    mode == .normal ? nil : .each(.blend(mode))
  }
}

private nonisolated struct CompositingModifier: EffectModifier {
  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? { .group }
}

extension View {
  /// Makes the view transparent: 0 can't be seen, and still takes its room.
  ///
  /// What lies outside `0...1` is moved there, and NaN counts as 0. Of a view with several things in it each becomes
  /// transparent by itself, so that they show through each other, unless ``compositingGroup()`` makes one picture of them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/opacity(_:).
  public nonisolated func opacity(_ opacity: Double) -> some View {
    ModifiedContent(content: self, modifier: OpacityModifier(opacity: opacity))
  }

  /// Draws the view out of focus; `radius` is the standard deviation of the bell curve, in points.
  ///
  /// With `opaque` the view keeps its edges. A radius that isn't positive leaves the view as it is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/blur(radius:opaque:).
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    ModifiedContent(content: self, modifier: BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Draws the view's shadow behind it: `radius` is the standard deviation of the bell curve, `x` and `y` where it lies
  /// from the view, all in points.
  ///
  /// Of a view with several things in it each has a shadow, unless ``compositingGroup()`` or a clip makes one picture of them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:).
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Mixes the view with what lies behind it.
  ///
  /// Of a view with several things in it each mixes with those before it too, unless ``compositingGroup()`` makes one picture
  /// of them. Of several modes the innermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/blendmode(_:).
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    ModifiedContent(content: self, modifier: BlendModifier(mode: blendMode))
  }

  /// Draws the view as one picture, before opacity or blending around it count.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/compositinggroup().
  public nonisolated func compositingGroup() -> some View {
    ModifiedContent(content: self, modifier: CompositingModifier())
  }

  /// Draws the view as one picture.
  ///
  /// With `opaque` it is up to you that the view is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:colormode:).
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { compositingGroup() }
}
