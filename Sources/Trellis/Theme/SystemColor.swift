import TrellisDisplayList

/// A colour of the system, with a value for light and one for dark.
///
/// Source: documented, Apple's Human Interface Guidelines, Color, macOS system colours.
nonisolated enum SystemColor: Hashable, Sendable {
  case primary, secondary, tertiary, quaternary, accent, separator, windowBackground,
    groupedBackground,
    groupedRow
  case secondaryBackground, tertiaryBackground, quaternaryBackground, quinaryBackground
  /// The colour of materials in front of the window's background.
  case material
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// A colour in light and in dark.
  struct Pair: Hashable, Sendable {
    var light: RGBAColor
    var dark: RGBAColor
  }

  func value(in setting: ColorSetting) -> RGBAColor {
    let increased = setting.contrast == .increased ? setting.theme.contrastingColor(self) : nil
    let pair = increased ?? setting.theme.color(self) ?? pair
    return setting.scheme == .light ? pair.light : pair.dark
  }

  /// Returns the colour's value in the desktop theme.
  func value(in scheme: ColorScheme) -> RGBAColor { scheme == .light ? pair.light : pair.dark }

  private var pair: Pair {
    let (light, dark) = values
    return Pair(light: light, dark: dark)
  }

  private var values: (light: RGBAColor, dark: RGBAColor) {
    switch self {
    case .primary: (.gray(0, 0.85), .gray(255, 0.85))
    case .secondary: (.gray(0, 0.5), .gray(255, 0.55))
    case .tertiary: (.gray(0, 0.26), .gray(255, 0.25))
    case .quaternary: (.gray(0, 0.1), .gray(255, 0.1))
    case .separator: (.gray(0, 0.1), .gray(255, 0.1))
    case .windowBackground: (.gray(255), .gray(30))
    case .groupedBackground: (.gray(0xEC), .gray(0x26))
    case .groupedRow: (.gray(0xF7), .gray(0x32))
    case .secondaryBackground: (.gray(0xF4), .gray(0x29))
    case .tertiaryBackground: (.gray(0xEA), .gray(0x33))
    case .quaternaryBackground: (.gray(0xE0), .gray(0x3D))
    case .quinaryBackground: (.gray(0xD6), .gray(0x47))
    case .material: (.gray(0xEC), .gray(0x3A))
    case .accent, .blue: (.rgb(0, 122, 255), .rgb(10, 132, 255))
    case .red: (.rgb(255, 59, 48), .rgb(255, 69, 58))
    case .orange: (.rgb(255, 149, 0), .rgb(255, 159, 10))
    case .yellow: (.rgb(255, 204, 0), .rgb(255, 214, 10))
    case .green: (.rgb(40, 205, 65), .rgb(50, 215, 75))
    case .mint: (.rgb(0, 199, 190), .rgb(102, 212, 207))
    case .teal: (.rgb(89, 173, 196), .rgb(106, 196, 220))
    case .cyan: (.rgb(85, 190, 240), .rgb(90, 200, 245))
    case .indigo: (.rgb(88, 86, 214), .rgb(94, 92, 230))
    case .purple: (.rgb(175, 82, 222), .rgb(191, 90, 242))
    case .pink: (.rgb(255, 45, 85), .rgb(255, 55, 95))
    case .brown: (.rgb(162, 132, 94), .rgb(172, 142, 104))
    case .gray: (.rgb(142, 142, 147), .rgb(152, 152, 157))
    }
  }
}

extension SystemColor {
  /// The colours that replace others at increased contrast.
  ///
  /// Source: documented, Apple's Human Interface Guidelines, Color, the accessible system colours; labels and lines: ours
  /// (choice).
  static let contrasting: [SystemColor: Pair] = [
    .primary: .init(light: .gray(0), dark: .gray(255)),
    .secondary: .init(light: .gray(0, 0.72), dark: .gray(255, 0.8)),
    .tertiary: .init(light: .gray(0, 0.5), dark: .gray(255, 0.55)),
    .quaternary: .init(light: .gray(0, 0.3), dark: .gray(255, 0.3)),
    .separator: .init(light: .gray(0, 0.4), dark: .gray(255, 0.45)),
    .accent: .init(light: .rgb(0, 64, 221), dark: .rgb(64, 156, 255)),
    .blue: .init(light: .rgb(0, 64, 221), dark: .rgb(64, 156, 255)),
    .red: .init(light: .rgb(215, 0, 21), dark: .rgb(255, 105, 97)),
    .orange: .init(light: .rgb(201, 52, 0), dark: .rgb(255, 179, 64)),
    .yellow: .init(light: .rgb(178, 80, 0), dark: .rgb(255, 212, 38)),
    .green: .init(light: .rgb(36, 138, 61), dark: .rgb(48, 219, 91)),
    .mint: .init(light: .rgb(12, 129, 123), dark: .rgb(102, 212, 207)),
    .teal: .init(light: .rgb(0, 130, 153), dark: .rgb(93, 230, 255)),
    .cyan: .init(light: .rgb(0, 113, 164), dark: .rgb(112, 215, 255)),
    .indigo: .init(light: .rgb(54, 52, 163), dark: .rgb(125, 122, 255)),
    .purple: .init(light: .rgb(137, 68, 171), dark: .rgb(218, 143, 255)),
    .pink: .init(light: .rgb(211, 15, 69), dark: .rgb(255, 100, 130)),
    .brown: .init(light: .rgb(127, 101, 69), dark: .rgb(181, 148, 105)),
    .gray: .init(light: .rgb(108, 108, 112), dark: .rgb(174, 174, 178)),
  ]
}

extension RGBAColor {
  nonisolated static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1)
    -> RGBAColor
  {
    RGBAColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  nonisolated static func gray(_ white: Double, _ opacity: Double = 1) -> RGBAColor {
    RGBAColor(red: white / 255, green: white / 255, blue: white / 255, opacity: opacity)
  }
}
