import Foundation
import TrellisCairo
import TrellisText

/// The name of a font's face: its family, and its variant after a hyphen.
struct FaceName {
  private var family: String
  private var weight = 400
  private var isItalic = false

  private static let weights = [
    ("UltraLight", 100), ("ExtraLight", 100), ("Thin", 200), ("SemiBold", 600), ("Semibold", 600),
    ("DemiBold", 600), ("ExtraBold", 800), ("Light", 300), ("Medium", 500), ("Bold", 700), ("Heavy", 800),
    ("Black", 900), ("Regular", 400), ("Roman", 400),
  ]

  /// Reads a name.
  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    family = parts.first ?? ""
    let variant = parts.count > 1 ? parts[1] : ""
    isItalic = variant.contains("Italic") || variant.contains("Oblique") || variant.hasSuffix("It")
    weight = FaceName.weights.first { variant.contains($0.0) }?.1 ?? 400
  }

  init(_ request: FontRequest, family: String) {
    (self.family, weight, isItalic) = (family, request.weight, request.isItalic)
  }

  /// Returns a request for the face; nil if its family isn't installed, with or without spaces between its words.
  func request(size: Double) -> FontRequest? {
    let spaced = family.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
    guard let installed = [family, spaced].first(where: InstalledFonts.hasFamily) else { return nil }
    return FontRequest(family: installed, size: size, weight: weight, isItalic: isItalic)
  }

  private var variant: String {
    let name = FaceName.weights.first { $0.1 == weight }?.0 ?? "Regular"
    let words = [name == "Regular" ? "" : name, isItalic ? "Italic" : ""].joined()
    return words.isEmpty ? "Regular" : words
  }

  /// The name as fonts are named in files.
  var text: String { "\(family.replacing(" ", with: ""))-\(variant)" }
  /// The name with spaces.
  var spacedText: String { variant == "Regular" ? family : "\(family) \(variant)" }
}
