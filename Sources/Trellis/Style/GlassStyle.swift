import Foundation
import TrellisDisplayList

/// The paint of a glass: its blurred backdrop and its colours.
package nonisolated struct GlassStyle: PrimitiveStyle, Hashable {
  private let isClear: Bool
  private let tint: Color?
  /// The addition of white, from 0 to 1, while the pointer is over the glass.
  private let glow: Double
  /// Whether the backdrop isn't visible.
  private let isOpaque: Bool

  package init(_ glass: Glass, glow: Double = 0, isOpaque: Bool = false) {
    (isClear, tint, self.glow, self.isOpaque) = (glass.kind == .clear, glass.tint, glow, isOpaque)
  }

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    let isDark = context.colors.scheme == .dark
    var paint = RGBAColor.gray(isDark ? 44 : 255, isClear ? 0.08 : 0.5)
    if let tint {
      var color = tint.resolved(in: context.colors)
      color.opacity *= isClear ? 0.5 : 0.8
      paint = color.over(paint)
    }
    if glow > 0 { paint = RGBAColor.gray(255, glow).over(paint) }
    if isOpaque { return .color(paint.over(SystemColor.material.value(in: context.colors))) }
    let backdrop = Backdrop(radius: isClear ? 3 : 10, saturation: isClear ? 1.1 : 1.6, tint: paint)
    return .backdrop(backdrop, opacity: 1)
  }
}

extension RGBAColor {
  /// Returns the colour composited over another.
  nonisolated fileprivate func over(_ other: RGBAColor) -> RGBAColor {
    let rest = other.opacity * (1 - opacity)
    let whole = opacity + rest
    guard whole > 0 else { return self }
    func mix(_ front: Double, _ back: Double) -> Double { (front * opacity + back * rest) / whole }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: whole)
  }
}
