public import TrellisFoundation

/// A colour space by the name of Core Graphics: sRGB, or grey with the same curve.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgcolorspace; device colours are sRGB here: ours. Other
/// spaces aren't available.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public nonisolated(unsafe) static let sRGB = "kCGColorSpaceSRGB" as CFString
  /// The name of grey with a gamma of 2.2.
  public nonisolated(unsafe) static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2" as CFString

  /// The name of the space.
  public var name: CFString? {
    numberOfComponents == 1 ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB
  }
  /// The number of components of a colour, without its alpha.
  public let numberOfComponents: Int

  /// Creates the space with a name; nil if it isn't available.
  public init?(name: CFString) {
    if name == CGColorSpace.sRGB {
      numberOfComponents = 3
    } else if name == CGColorSpace.genericGrayGamma2_2 {
      numberOfComponents = 1
    } else {
      return nil
    }
  }

  private init(components: Int) { numberOfComponents = components }

  static let rgb = CGColorSpace(components: 3)
  static let gray = CGColorSpace(components: 1)

  /// Returns whether both are the same space.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.numberOfComponents == second.numberOfComponents
  }

  /// Hashes the number of components.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the grey colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
