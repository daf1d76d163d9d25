public import Foundation
public import TrellisCoreGraphics
import TrellisDisplayList
import TrellisImages

extension Image {
  /// The way in which an image's pixels are turned and mirrored for display.
  ///
  /// Raw values are those of Exif. Source: documented, developer.apple.com/documentation/swiftui/image/orientation.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The pixels as they are.
    case up = 1
    /// Mirrored horizontally.
    case upMirrored
    /// Turned by 180 degrees.
    case down
    /// Mirrored vertically.
    case downMirrored
    /// Mirrored horizontally, then turned by 90 degrees counter-clockwise.
    case leftMirrored
    /// Turned by 90 degrees clockwise.
    case right
    /// Mirrored horizontally, then turned by 90 degrees clockwise.
    case rightMirrored
    /// Turned by 90 degrees counter-clockwise.
    case left
  }

  /// Creates a view of an image with `scale` pixels per point, which is known to accessibility as `label`.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale, orientation)
    self.label = label
  }

  /// Creates a view of an image with `scale` pixels per point, hidden from accessibility.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale, orientation)
    isDecorative = true
  }

  private init(_ image: CGImage, _ scale: CGFloat, _ orientation: Orientation) {
    let source = image.source.turned(Int(orientation.rawValue)).withScale(scale)
    self.init(.decoded(.pixels(source)))
  }

  /// Creates a picture from a bundle's resource, which is known to accessibility as `label`; nil is the program's own bundle.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }
}

extension Color {
  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  /// Creates a colour from one of Core Graphics; `Color(.white)` means that of UIKit.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

extension Color.Resolved {
  /// The same colour of Core Graphics.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
