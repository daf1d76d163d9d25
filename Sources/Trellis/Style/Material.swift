import Foundation
import TrellisDisplayList

/// A blurred backdrop under a more or less opaque colour, which differs from the window's background.
///
/// The backdrop is everything that was drawn before in the window or the picture; beyond its edges, the colours at the edges are repeated.
/// Content that is blurred or seen in perspective shows only the material's colour, without the backdrop. So do parts of a text with their
/// own style. In an SVG or PDF file, the area under a material is a bitmap, and content in front of the material stays vector graphics.
///
/// Source: documented, developer.apple.com/documentation/swiftui/material; the blur, the saturation and the opacities: ours.
public nonisolated struct Material: PrimitiveStyle, Hashable {
  private let opacity: Double

  private init(opacity: Double) {
    self.opacity = opacity
  }

  /// A material that is mostly translucent.
  public static let ultraThin = Material(opacity: 0.45)
  /// A material that is more translucent than opaque.
  public static let thin = Material(opacity: 0.6)
  /// A material that is somewhat translucent.
  public static let regular = Material(opacity: 0.72)
  /// A material that is more opaque than translucent.
  public static let thick = Material(opacity: 0.82)
  /// A material that is mostly opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// The material of bars.
  public static let bar = Material(opacity: 0.85)

  /// The standard deviation of the backdrop's Gaussian blur, in points.
  private static let radius: CGFloat = 20
  /// The factor of the backdrop's saturation.
  private static let saturation = 1.8

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    var tint = SystemColor.material.value(in: context.colors)
    tint.opacity *= opacity
    return .backdrop(
      Backdrop(radius: Self.radius, saturation: Self.saturation, tint: tint), opacity: 1)
  }
}

extension ShapeStyle where Self == Material {
  /// A material that is mostly translucent.
  public static nonisolated var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static nonisolated var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static nonisolated var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static nonisolated var thickMaterial: Material { .thick }
  /// A material that is mostly opaque.
  public static nonisolated var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static nonisolated var bar: Material { .bar }
}
