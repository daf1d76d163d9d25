import TrellisDisplayList

extension Color {
  /// A colour in an environment, as numbers.
  ///
  /// Components are gamma-encoded sRGB in `0...1`.
  public nonisolated struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity; 0 is clear.
    public var opacity: Float

    /// Creates a colour from components in `0...1` of a colour space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
        .resolved(in: .light)
      (self.red, self.green, self.blue) = (Float(color.red), Float(color.green), Float(color.blue))
      self.opacity = opacity
    }

    /// The red component as an amount of light.
    public var linearRed: Float {
      get { Float(SRGBCurve.linear(Double(red))) }
      set { red = Float(SRGBCurve.encoded(Double(newValue))) }
    }

    /// The green component as an amount of light.
    public var linearGreen: Float {
      get { Float(SRGBCurve.linear(Double(green))) }
      set { green = Float(SRGBCurve.encoded(Double(newValue))) }
    }

    /// The blue component as an amount of light.
    public var linearBlue: Float {
      get { Float(SRGBCurve.linear(Double(blue))) }
      set { blue = Float(SRGBCurve.encoded(Double(newValue))) }
    }

    /// The colour as `#RRGGBBAA`, each pair a byte in hexadecimal.
    public var description: String {
      let digits = color.description.uppercased()
      return digits.count == 7 ? digits + "FF" : digits
    }

    var color: RGBAColor {
      RGBAColor(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
  }

  /// Creates the same colour; `Color(.white)` means that of UIKit.
  ///
  /// Source: observed in public source; Apple documents an initializer for styles that resolve to a colour.
  @_disfavoredOverload
  public nonisolated init(_ color: Color) { self = color }

  /// Creates a colour that is the same in every environment.
  public nonisolated init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the colour in an environment.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment.colorSetting)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity)
    )
  }
}
