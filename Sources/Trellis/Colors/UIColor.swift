public import Foundation
import TrellisDisplayList

/// A colour by the names that UIKit and AppKit have for it.
///
/// UIKit and AppKit have no other part here: this is what `Color(.systemGray6)` and `Color(uiColor: .label)` are written with.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicolor; the values are those of Apple's Human Interface
/// Guidelines for iOS.
public nonisolated final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates the colour that a view of a ``Color`` has.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from gamma-encoded sRGB components in `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a grey from a gamma-encoded sRGB component in `0...1`.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates the colour of a name among the program's resources; nil where there is none.
  public convenience init?(named name: String) {
    guard let color = ResourceColors.color(name, in: .main) else { return nil }
    self.init(color)
  }

  /// The colour with another opacity, in `0...1`.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

  /// Whether both are the same colour in light and in dark.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour by the names that AppKit has for it.
public typealias NSColor = UIColor

extension Color {
  /// Creates the colour that UIKit has a name for.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates the colour that UIKit has a name for.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/color/init(uicolor:).
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates the colour that AppKit has a name for.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/color/init(nscolor:).
  public init(nsColor: NSColor) {
    self = nsColor.color
  }
}
