public import Foundation
import TrellisDisplayList

/// How a shadow looks that a style draws with what is painted with it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/shadowstyle.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize
  fileprivate let isInner: Bool

  /// A shadow behind what is painted: `radius` is the standard deviation of the bell curve, `x` and `y` where it lies from
  /// the shape, all in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow inside what is painted, as if that were cut out of what is around: `radius` is the standard deviation of the
  /// bell curve, `x` and `y` how far the shadow is moved, all in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shadowstyle/inner(color:radius:x:y:).
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

extension ShapeStyle {
  /// The style with a shadow behind or inside what is painted with it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shapestyle/shadow(_:).
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: AnyShapeStyle(self), shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow behind or inside what is painted with it.
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
