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
  /// The colour during an animation; nil is `color`.
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
  var colorMode = ColorRenderingMode.nonLinear

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? { colorMode.group }
}

extension View {
  /// Sets the view's opacity; at 0 the view is invisible, and keeps its space.
  ///
  /// Values outside `0...1` are clamped, and NaN counts as 0. The views inside become transparent one by one, so that they show
  /// through each other, unless ``compositingGroup()`` makes them one picture.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    ModifiedContent(content: self, modifier: OpacityModifier(opacity: opacity))
  }

  /// Blurs the view; `radius` is the standard deviation of the Gaussian, in points.
  ///
  /// With `opaque`, the view's edges stay opaque. A radius that isn't positive has no effect.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    ModifiedContent(content: self, modifier: BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Draws a shadow behind the view.
  ///
  /// `radius` is the standard deviation of the Gaussian, and `x` and `y` are the shadow's offset, all in points. Each of the views inside
  /// has a shadow of its own, unless ``compositingGroup()`` or a clip makes them one picture.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Mixes the view with the background.
  ///
  /// Each of the views inside also mixes with those before it, unless ``compositingGroup()`` makes them one picture. Of several
  /// modes, the innermost counts.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    ModifiedContent(content: self, modifier: BlendModifier(mode: blendMode))
  }

  /// Draws the view as one picture, before the opacity and blending of modifiers around it.
  public nonisolated func compositingGroup() -> some View {
    ModifiedContent(content: self, modifier: CompositingModifier())
  }

  /// Draws the view as one picture, whose parts are mixed in a colour space.
  ///
  /// With `opaque`, the view must be opaque, which isn't checked.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    ModifiedContent(content: self, modifier: CompositingModifier(colorMode: colorMode))
  }
}
