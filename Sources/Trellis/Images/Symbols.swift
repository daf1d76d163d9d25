import Foundation
import Synchronization
import TrellisImages
import TrellisText

/// The symbols of the system: Bootstrap Icons, as documents that are read when they are first asked for.
nonisolated enum Symbols {
  /// Where the package puts them.
  private static let folder = "/usr/share/bootstrap-icons/svg"

  private struct Key: Hashable {
    let icon: String
    let weight: Int
  }

  private static let drawings = Mutex(BoundedCache<Key, VectorImage>(entryLimit: 512))

  /// A symbol in a font's size and weight; the placeholder where the table lacks the name.
  ///
  /// A symbol is as high as 1.2 of the font's size, and its middle is level with that of a capital letter.
  ///
  /// Source: ours: near the symbols' sizes elsewhere, and on whole points.
  static func resolved(_ image: Image, _ name: String, _ font: FontRequest, _ scale: Image.Scale)
    -> ResolvedImage
  {
    let factor =
      switch scale {
      case .small: 0.8
      case .medium: 1.0
      case .large: 1.3
      }
    let side = max((font.size * 1.2 * factor).rounded(), 1)
    // A capital letter is about 0.7 of the font's size high.
    let baseline = side / 2 + font.size * 0.35
    let drawing = drawing(named: name, weight: font.weight)
    return ResolvedImage(
      image, subject: drawing.map { .picture(.drawing($0)) } ?? .unknownSymbol,
      size: CGSize(width: side, height: side), baseline: baseline, isTemplate: true)
  }

  /// The document of a symbol; where there is none, the program is told once.
  private static func drawing(named name: String, weight: Int) -> VectorImage? {
    guard let icon = SymbolNames.icons[name] else {
      Warning.report(
        "Image(systemName: \"\(name)\"): the table of symbols has no such name; a dashed square is shown; take one that it has, or a picture"
      )
      return nil
    }
    let key = Key(icon: icon, weight: weight)
    if let known = drawings.withLock({ $0.value(for: key) }) { return known }
    let path = "\(folder)/\(icon).svg"
    guard let data = FileManager.default.contents(atPath: path) else {
      Warning.report(
        "Image(systemName: \"\(name)\"): \(path) can't be read; a dashed square is shown; install the package bootstrap-icons"
      )
      return nil
    }
    do {
      let made = try VectorImage(data, name: "symbol \(name)", style: style(weight: weight))
      return drawings.withLock { drawings in
        if let known = drawings.value(for: key) { return known }
        drawings.insert(made, for: key)
        return made
      }
    } catch {
      Warning.report("Image(systemName: \"\(name)\"): \(error); a dashed square is shown")
      return nil
    }
  }

  /// What is added to an icon's outlines, which are 16 wide, for a weight on CSS's scale.
  private static func style(weight: Int) -> String? {
    guard weight > 400 else { return nil }
    return "* { stroke: black; stroke-width: \(Double(weight - 400) / 600); }"
  }
}
