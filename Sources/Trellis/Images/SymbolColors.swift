import TrellisDisplayList

/// The colours of the objects that symbols show, for `.multicolor` and the original rendering mode.
///
/// Source: ours, from the objects' appearance.
nonisolated enum SymbolColors {
  /// Returns the colours of a symbol's levels; nil if the table has no colour for its name.
  @MainActor static func colors(named name: String, in scheme: ColorSetting) -> [RGBAColor]? {
    let words = name.split(separator: ".").map(String.init)
    let colors = words.compactMap { table[$0] }
    guard !colors.isEmpty else { return nil }
    return colors.map { $0.resolved(in: scheme) }
  }

  private static let table: [String: Color] = [
    "sun": .yellow, "sunrise": .yellow, "sunset": .yellow, "star": .yellow, "bolt": .yellow, "moon": .yellow,
    "sparkles": .yellow, "lightbulb": .yellow, "crown": .yellow, "exclamationmark": .yellow,
    "cloud": Color(
      light: RGBAColor(red: 0.82, green: 0.82, blue: 0.84), dark: RGBAColor(red: 1, green: 1, blue: 1)),
    "smoke": .gray, "wind": .gray,
    "rain": .cyan, "heavyrain": .cyan, "drizzle": .cyan, "snow": .cyan, "snowflake": .cyan, "hail": .cyan,
    "drop": .blue, "umbrella": .blue, "folder": .blue, "tray": .blue, "envelope": .blue,
    "heart": .red, "cross": .red, "trash": .red, "bell": .red, "xmark": .red, "minus": .red,
    "flame": .orange, "flag": .orange, "leaf": .green, "tree": .green, "checkmark": .green, "plus": .green,
    "battery": .green,
  ]
}
