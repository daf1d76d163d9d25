import TrellisText

/// The families for text that names none.
struct FontFamilies {
  /// The default family.
  let standard: String
  /// The system's font, if the default family can represent it; otherwise nil.
  let system: SystemFont?
  private let serif: String
  private let rounded: String
  private let monospaced: String

  /// Chooses among the installed families; if no preferred family is installed, fontconfig chooses a substitute.
  init(library: FontLibrary, standard: String?) {
    func first(of names: [String]) -> String? { names.first(where: library.hasFamily) }
    let standard = standard ?? first(of: ["Inter"]) ?? "DejaVu Sans"
    self.standard = standard
    system = SystemFont(standard: standard, library: library)
    serif = first(of: ["Noto Serif", "DejaVu Serif", "Liberation Serif"]) ?? "serif"
    rounded = first(of: ["Nunito", "Varela Round", "Quicksand"]) ?? standard
    monospaced =
      first(of: ["JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]) ?? "monospace"
  }

  /// Returns the family for a font that names none.
  func family(for font: FontRequest) -> String {
    switch font.design {
    case .standard: system?.family(for: font) ?? standard
    case .serif: serif
    case .rounded: rounded
    case .monospaced: monospaced
    }
  }
}
