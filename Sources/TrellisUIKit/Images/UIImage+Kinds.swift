public import Foundation

extension UIImage {
  /// The choice between a picture's own colours and those of its surroundings.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The surroundings' colours for symbols, and its own for other pictures.
    case automatic
    /// The picture's own colours.
    case alwaysOriginal
    /// The surroundings' colour wherever the picture is opaque.
    case alwaysTemplate
  }

  /// The way in which a part of a picture fills a larger rectangle.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The part is repeated.
    case tile
    /// The part is scaled.
    case stretch
  }

  /// The way in which pixels are turned and mirrored for display.
  public enum Orientation: Int, Hashable, Sendable {
    /// The pixels as they are.
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned by 90 degrees counter-clockwise.
    case left
    /// Turned by 90 degrees clockwise.
    case right
    /// Mirrored horizontally.
    case upMirrored
    /// Mirrored vertically.
    case downMirrored
    /// Mirrored horizontally, then turned by 90 degrees counter-clockwise.
    case leftMirrored
    /// Mirrored horizontally, then turned by 90 degrees clockwise.
    case rightMirrored

    /// The number of Exif.
    var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }
  }

  /// The settings of a picture that has variants.
  public class Configuration: @unchecked Sendable {
    // Subclasses have only constants.
    fileprivate init() {}
  }

  /// The size, weight and colours of a symbol.
  ///
  /// Settings that aren't given are those of the symbol. Source: documented,
  /// developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: UIFont.Weight?
    let scale: SymbolScale?
    let font: UIFont?
    let colors: [UIColor]
    let prefersMulticolor: Bool

    private init(
      pointSize: CGFloat? = nil, weight: UIFont.Weight? = nil, scale: SymbolScale? = nil, font: UIFont? = nil,
      colors: [UIColor] = [], prefersMulticolor: Bool = false
    ) {
      (self.pointSize, self.weight, self.scale, self.font) = (pointSize, weight, scale, font)
      (self.colors, self.prefersMulticolor) = (colors, prefersMulticolor)
    }

    /// Creates settings with the size of a font, in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil) }
    /// Creates settings with a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight.font)
    }
    /// Creates settings with a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight.font, scale: scale)
    }
    /// Creates settings with a size and a weight, by AppKit's types.
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) {
      self.init(pointSize: pointSize, weight: .some(weight))
    }
    /// Creates settings with a size, a weight and a scale, by AppKit's types.
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: .some(weight), scale: scale)
    }
    /// Creates settings with a weight.
    public convenience init(weight: SymbolWeight) { self.init(weight: weight.font) }
    /// Creates settings with a scale.
    public convenience init(scale: SymbolScale) { self.init(scale: .some(scale)) }
    /// Creates settings with a font's size and weight.
    public convenience init(font: UIFont) { self.init(font: .some(font)) }
    /// Creates settings with a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(scale: scale, font: font) }
    /// Creates settings with the font of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }
    /// Creates settings with the font of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(scale: scale, font: UIFont.preferredFont(forTextStyle: textStyle))
    }
    /// Creates settings with a colour per level of the symbol's parts.
    public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }
    /// Creates settings with a colour, of which the later levels of the symbol's parts have less.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: [1, 0.5, 0.25].map { hierarchicalColor.withAlphaComponent($0) })
    }
    /// Returns settings that show a symbol in colours of its own; they have no effect on pictures here.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(prefersMulticolor: true)
    }

    /// Settings that change nothing.
    public static let unspecified = SymbolConfiguration()

    /// Returns settings in which another's replace those that it gives.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? (other.font == nil ? pointSize : nil), weight: other.weight ?? weight,
        scale: other.scale ?? scale, font: other.font ?? font,
        colors: other.colors.isEmpty ? colors : other.colors,
        prefersMulticolor: other.prefersMulticolor || prefersMulticolor)
    }
  }

  /// The size of a symbol relative to its font.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default, and none in particular.
    case `default` = -1
    /// None in particular.
    case unspecified = 0
    /// Smaller than the font.
    case small = 1
    /// The font's size.
    case medium = 2
    /// Larger than the font.
    case large = 3
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// None in particular, and the weights from the lightest to the heaviest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font; nil if it is unspecified.
    var font: UIFont.Weight? {
      self == .unspecified ? nil : UIFont.Weight.steps[rawValue - 1].weight
    }

    /// Returns the weight of a font.
    public func fontWeight() -> UIFont.Weight { font ?? .regular }
  }
}
