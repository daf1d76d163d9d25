import TrellisCoreGraphics
import TrellisGeometry

extension GraphicsContext {
  /// The mixing of new drawing with earlier drawing.
  ///
  /// The formulas are those of the view modifier's ``BlendMode``. Core Graphics' modes `clear`, `copy`, `sourceIn`, `sourceOut`,
  /// `destinationIn`, `destinationAtop` and `xor` aren't available yet. Their raw values, and unknown ones, draw as `normal`, and
  /// a warning is logged once.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// Core Graphics' number of the mode.
    public let rawValue: Int32

    /// Creates a mode from a number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Draws in front of the backdrop.
    public static let normal = BlendMode(rawValue: 0)
    /// Multiplies both.
    public static let multiply = BlendMode(rawValue: 1)
    /// Multiplies the complements of both.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies where the backdrop is dark, and screens where it is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// Takes the darker of both.
    public static let darken = BlendMode(rawValue: 4)
    /// Takes the lighter of both.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens the backdrop.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the backdrop.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens, as diffuse light would.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies where the source is dark, and screens where it is light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// Subtracts the darker from the lighter.
    public static let difference = BlendMode(rawValue: 10)
    /// Resembles `difference`, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// Takes the hue of the source.
    public static let hue = BlendMode(rawValue: 12)
    /// Takes the saturation of the source.
    public static let saturation = BlendMode(rawValue: 13)
    /// Takes the hue and saturation of the source.
    public static let color = BlendMode(rawValue: 14)
    /// Takes the luminosity of the source.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Draws only where the backdrop isn't clear.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Draws behind the backdrop.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// Removes the backdrop.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// Adds both, and subtracts 1.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Adds both.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// The corresponding mode of display lists; nil, with a warning, if there is none.
    var mode: TrellisGeometry.BlendMode? {
      let mode = CGBlendMode(rawValue: rawValue)?.mode
      if mode == nil {
        Warning.report(
          "GraphicsContext.BlendMode: there is no mode \(rawValue); normal is used; use one of the type's modes"
        )
      }
      return mode
    }
  }
}
