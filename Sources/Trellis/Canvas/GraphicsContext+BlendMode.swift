import TrellisGeometry

extension GraphicsContext {
  /// How what is drawn is mixed with what was drawn before.
  ///
  /// The formulas are those of the view modifier's ``BlendMode``. Of Core Graphics' modes `clear`, `copy`, `sourceIn`,
  /// `sourceOut`, `destinationIn`, `destinationAtop` and `xor` aren't there yet; a raw value of theirs, or of none, draws as
  /// `normal`, and the program is told once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// Core Graphics' number of the mode.
    public let rawValue: Int32

    /// Creates the mode of a number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// In front of it.
    public static let normal = BlendMode(rawValue: 0)
    /// The product of both.
    public static let multiply = BlendMode(rawValue: 1)
    /// The product of both in the negative.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies what is dark behind, screens what is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens what lies behind.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens what lies behind.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens, as diffuse light would.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies what is dark in front, screens what is light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The darker taken from the lighter.
    public static let difference = BlendMode(rawValue: 10)
    /// The same with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of what is in front.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of what is in front.
    public static let saturation = BlendMode(rawValue: 13)
    /// The hue and saturation of what is in front.
    public static let color = BlendMode(rawValue: 14)
    /// The luminosity of what is in front.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Only where there is something behind.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Behind what is there.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// Takes away what is there.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The sum of both, less 1.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of both.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// The mode as display lists have it; nil, and a warning, where they haven't.
    var mode: TrellisGeometry.BlendMode? {
      let mode = Self.modes[rawValue]
      if mode == nil {
        Warning.report(
          "GraphicsContext.BlendMode: there is no mode \(rawValue); normal is taken; take one of the type's")
      }
      return mode
    }

    private static let modes: [Int32: TrellisGeometry.BlendMode] = [
      0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge,
      7: .colorBurn, 8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue,
      13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop, 21: .destinationOver,
      23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
    ]
  }
}
