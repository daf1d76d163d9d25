public import Foundation
import TrellisCairo
package import TrellisText

/// A font by the name of UIKit and AppKit: the system's, or one of an installed family, in a size in points.
///
/// Metrics are those of the font that texts are set in. Sizes below 1 point and above 2000 count as the nearest of these, and NaN
/// as 1.
///
/// Source: documented, developer.apple.com/documentation/uikit/uifont.
public final class UIFont: Hashable, Sendable {
  package let request: FontRequest
  /// The text style of a preferred font; nil for other fonts.
  let textStyle: TextStyle?

  package init(_ request: FontRequest, style: TextStyle? = nil) {
    (self.request, textStyle) = (request, style)
  }

  /// Creates a font of a descriptor; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var request = descriptor.request
    if size != 0 { request.size = size }
    self.init(request, style: size == 0 || size == descriptor.pointSize ? descriptor.textStyle : nil)
  }

  /// Creates a font by the name of a family or of a face, such as `Georgia-BoldItalic`; nil if its family isn't installed.
  ///
  /// A size of 0 is ``systemFontSize``.
  public convenience init?(name fontName: String, size: CGFloat) {
    guard let request = FaceName(fontName).request(size: size == 0 ? Self.systemFontSize : size) else {
      return nil
    }
    self.init(request)
  }

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = fontSize
    return UIFont(request)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request, textStyle) }

  /// Returns whether both have the same family, size and variant.
  public static func == (first: UIFont, second: UIFont) -> Bool { first.request == second.request }
  /// Hashes the family, the size and the variant.
  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}

/// A font by the name of AppKit.
public typealias NSFont = UIFont

/// A font by the name of Core Text.
public typealias CTFont = UIFont

extension UIFont {
  /// The size in points.
  public var pointSize: CGFloat { request.size }
  /// The name of the family; for the system's font, the installed family that represents it.
  public var familyName: String { extents.family }
  /// The name of the face: the family's without spaces, and the variant after a hyphen.
  public var fontName: String { FaceName(request, family: familyName).text }
  /// The name of the face for people.
  public var displayName: String? { FaceName(request, family: familyName).spacedText }
  /// The extent above the baseline, in points.
  public var ascender: CGFloat { extents.vertical.ascent }
  /// The extent below the baseline, in points, as a negative number.
  public var descender: CGFloat { -extents.vertical.descent }
  /// The space between two lines, in points.
  public var leading: CGFloat { extents.vertical.leading }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { extents.vertical.capHeight }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { extents.xHeight }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { extents.vertical.ascent + extents.vertical.descent }
  /// Whether all characters are equally wide.
  public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }

  /// The names of the installed families, in alphabetical order.
  public static var familyNames: [String] { InstalledFonts.families }
  /// Returns the names of a family's regular, bold and italic faces; empty if the family isn't installed.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard InstalledFonts.hasFamily(familyName) else { return [] }
    return [(400, false), (400, true), (700, false), (700, true)].map { weight, isItalic in
      let request = FontRequest(family: familyName, size: 12, weight: weight, isItalic: isItalic)
      return FaceName(request, family: familyName).text
    }
  }

  private var extents: InstalledFonts.Extents { KnownExtents.extents(of: request) }
}

/// The extents of the fonts that were used last.
private enum KnownExtents {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [FontRequest: InstalledFonts.Extents] = [:]

  static func extents(of font: FontRequest) -> InstalledFonts.Extents {
    lock.withLock {
      if let found = known[font] { return found }
      if known.count >= 256 { known = [:] }
      let made = InstalledFonts.extents(of: font)
      known[font] = made
      return made
    }
  }
}
