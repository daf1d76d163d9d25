import TrellisText

/// The families that text is set in where it names none.
struct FontFamilies {
  /// The plain family.
  let standard: String
  /// The plain family as the system's font, where it is one that can stand for it.
  let system: SystemFont?
  private let serif: String
  private let rounded: String
  private let monospaced: String

  /// Chooses of the installed families; where none of those that look right is there, the last word is fontconfig's.
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

  /// The family of a font that names none.
  func family(for font: FontRequest) -> String {
    switch font.design {
    case .standard: system?.family(for: font) ?? standard
    case .serif: serif
    case .rounded: rounded
    case .monospaced: monospaced
    }
  }
}
