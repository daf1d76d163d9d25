import Foundation
import TrellisText

extension UIFontDescriptor {
  /// The name of a font's attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute's identifier.
    public let rawValue: String
    /// Creates a name with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face's name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The trait's identifier.
    public let rawValue: String
    /// Creates a name with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a number as of ``UIFont/Weight``, or such a weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number as of ``UIFont/Width``.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number: other than 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The traits as bits, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The attributes: family or name, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: pointSize, .name: postscriptName,
      .traits: [
        TraitKey.weight: UIFont.Weight(css: request.weight).rawValue, .symbolic: symbolicTraits.rawValue,
      ],
    ]
    if let family = request.family { attributes[.family] = family }
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    return attributes
  }

  /// Returns an attribute; nil if the description has none of the name.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}

extension FontRequest {
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
    var request = self
    let style = attributes[.textStyle]
    if let style = style as? UIFont.TextStyle ?? (style as? String).map(UIFont.TextStyle.init) {
      request = UIFont.preferredFont(forTextStyle: style).request
    }
    if let name = attributes[.name] as? String, let named = FaceName(name).request(size: size) {
      request = named
    }
    if let family = attributes[.family] as? String { request.family = family }
    if let size = number(attributes[.size]), size > 0 { request.size = size }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map({ UIFont.Weight($0) }) {
      request.weight = weight.css
    }
    if let width = number(traits[.width]) { request.width = min(max(100 + 125 * width, 50), 200) }
    if let slant = number(traits[.slant]) { request.isItalic = slant != 0 }
    if let bits = traits[.symbolic] as? UInt32 {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
      request = UIFontDescriptor(request).withSymbolicTraits(symbolic)?.request ?? request
    }
    return request
  }

  private func number(_ value: Any?) -> Double? {
    (value as? CGFloat).map { Double($0) } ?? value as? Double ?? (value as? Int).map(Double.init)
      ?? (value as? NSNumber)?.doubleValue
  }
}
