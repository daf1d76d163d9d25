public import Foundation
import TrellisDisplayList

/// A shadow that a style adds to the painted area.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize
  fileprivate let isInner: Bool

  /// Returns a shadow behind the painted area.
  ///
  /// `radius` is the standard deviation of the Gaussian blur, and `x` and `y` are the shadow's offset, all in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Returns a shadow inside the painted area, as if the area were cut out of its surroundings.
  ///
  /// `radius` is the standard deviation of the Gaussian blur, and `x` and `y` are the shadow's offset, all in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow behind or inside the painted area.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: AnyShapeStyle(self), shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow behind or inside the painted area.
  public static nonisolated func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

private nonisolated struct ShadowedStyle: PrimitiveStyle, Hashable {
  let style: AnyShapeStyle
  let shadow: ShadowStyle

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    let isUsable = shadow.radius.isFinite && shadow.offset.width.isFinite && shadow.offset.height.isFinite
    guard isUsable else { return style.resolved(in: context) }
    let color = shadow.color.resolved(in: context.colors)
    return .shadowed(
      Shadow(color: color, radius: max(shadow.radius, 0), offset: shadow.offset), isInner: shadow.isInner,
      style.resolved(in: context))
  }
}
