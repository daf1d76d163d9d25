import Foundation
import TrellisDisplayList

extension UIColor {
  /// The name of the colour for screen readers, in English: a hue, with "dark", "light", "pale" or "vivid" before it.
  ///
  /// Source: documented, developer.apple.com/documentation/accessibility; the names: ours.
  public var accessibilityName: String { Self.accessibilityName(of: HueSaturationBrightness(components)) }

  private static func accessibilityName(of color: HueSaturationBrightness) -> String {
    if color.brightness < 0.08 { return "black" }
    if color.saturation < 0.08 {
      if color.brightness > 0.95 { return "white" }
      return color.brightness < 0.4 ? "dark gray" : color.brightness > 0.75 ? "light gray" : "gray"
    }
    let name = hueName(color.hue * 360)
    if color.brightness < 0.5 { return "dark \(name)" }
    if color.saturation < 0.35 { return "pale \(name)" }
    if color.saturation < 0.6 { return "light \(name)" }
    return color.saturation > 0.9 && color.brightness > 0.9 ? "vivid \(name)" : name
  }

  /// Returns the name of a hue in degrees.
  private static func hueName(_ degrees: CGFloat) -> String {
    let names: [(end: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"),
      (290, "purple"), (345, "pink"),
    ]
    return names.first { degrees < $0.end }?.name ?? "red"
  }
}
