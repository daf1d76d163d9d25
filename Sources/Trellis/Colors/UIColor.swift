public import Foundation
import TrellisDisplayList

/// A colour by the names of UIKit and AppKit.
///
/// Use it for `Color(.systemGray6)` and `Color(uiColor: .label)`.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicolor; the values are those of Apple's Human Interface
/// Guidelines for iOS.
public nonisolated final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a colour from a ``Color``.
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

  /// Creates a named colour from the program's resources; nil if there is none, or if it can't be read.
  public convenience init?(named name: String) {
    guard let color = ResourceColors.color(name, in: .main) else { return nil }
    self.init(color)
  }

  /// Returns the colour with its opacity multiplied by a number in `0...1`.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

  /// Writes the gamma-encoded sRGB components of the colour in light to variables, and returns true.
  ///
  /// Components of a wider colour space are below 0 or above 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Returns whether both colours are the same in light and in dark.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour by the names of AppKit.
public typealias NSColor = UIColor

extension Color {
  /// Creates a colour from one of UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates a colour from one of UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a colour from one of AppKit's.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }
}
