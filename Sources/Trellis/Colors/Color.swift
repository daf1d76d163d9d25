package import TrellisDisplayList

/// A colour; as a view, a rectangle of that colour that fills the proposed space.
///
/// System colours differ between light and dark.
public nonisolated struct Color: View, Hashable, Sendable {
  /// The body's type: a colour has no body.
  public typealias Body = Never

  private enum Base: Hashable, Sendable {
    case fixed(RGBAColor)
    case system(SystemColor)
    case adaptive(light: RGBAColor, dark: RGBAColor)
    indirect case mixed(Color, Color, part: Double, Gradient.ColorSpace)
  }

  private let base: Base
  private var opacity = 1.0

  private init(_ base: Base) {
    self.base = base
  }

  init(_ color: SystemColor) {
    base = .system(color)
  }

  package init(light: RGBAColor, dark: RGBAColor) {
    base = .adaptive(light: light, dark: dark)
  }

  init(_ color: Color, mixedWith other: Color, by part: Double, in colorSpace: Gradient.ColorSpace) {
    base = .mixed(color, other, part: part, colorSpace)
  }

  /// Creates a colour from gamma-encoded sRGB components in `0...1`; `opacity` 0 is clear.
  ///
  /// Values outside the range, and NaN, are clamped when the colour is drawn.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    base = .fixed(RGBAColor(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey from a gamma-encoded sRGB component in `0...1`.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a number in `0...1`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour, or the gamma-encoded sRGB components in light: `red`, `#FF8000FF`, `50% red`.
  ///
  /// Source: observed for single colours; the rest: ours (choice).
  public var description: String {
    let name =
      switch base {
      case .system(let color): "\(color)"
      case .fixed, .adaptive, .mixed: Color(base).hexadecimal
      }
    return opacity == 1 ? name : "\(Int(saturating: (opacity * 100).rounded()))% \(name)"
  }

  private var hexadecimal: String {
    let color = resolved(in: .light)
    let digits = [color.red, color.green, color.blue, color.opacity].map { component in
      let byte = UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color {
  /// Returns the colour in light or dark, on a desktop.
  package func resolved(in scheme: ColorScheme) -> RGBAColor { resolved(in: ColorSetting(scheme: scheme)) }

  /// Returns the colour in an environment.
  func resolved(in setting: ColorSetting) -> RGBAColor {
    var color =
      switch base {
      case .fixed(let color): color
      case .system(let color): color.value(in: setting)
      case .adaptive(let light, let dark): setting.scheme == .dark ? dark : light
      case .mixed(let first, let second, let part, let space):
        space.mix(first.resolved(in: setting), second.resolved(in: setting), by: part)
      }
    color.opacity *= opacity
    return color
  }
}
