import Foundation

/// A colour space by the name of Core Graphics: sRGB, or grey with the same curve.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgcolorspace; device colours are sRGB here: ours. Other
/// spaces aren't available.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB" as CFString
  /// The name of grey with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2" as CFString

  /// The name of the space.
  public let name: CFString?
  /// The number of components of a colour, without its alpha.
  public let numberOfComponents: Int

  /// Creates the space with a name; nil if it isn't available.
  public init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: numberOfComponents = 3
    case CGColorSpace.genericGrayGamma2_2: numberOfComponents = 1
    default: return nil
    }
    self.name = name
  }

  private init(components: Int) {
    name = components == 1 ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB
    numberOfComponents = components
  }

  static let rgb = CGColorSpace(components: 3)
  static let gray = CGColorSpace(components: 1)

  /// Returns whether both are the same space.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool { first.name == second.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the grey colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
