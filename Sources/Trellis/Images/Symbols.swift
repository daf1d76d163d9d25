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
    /// What is added to its outlines, in parts of which it has 16 a side.
    let stroke: Double
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
    // Fonts may be asked for in any size, NaN too.
    let fontSize = font.size > 0 ? min(font.size, 10_000) : 1
    let side = max((fontSize * 1.2 * factor).rounded(), 1)
    // A capital letter is about 0.7 of the font's size high.
    let baseline = side / 2 + fontSize * 0.35
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
    // What is cut out of a filled icon would only become smaller.
    let stroke = weight > 400 && !icon.hasSuffix("-fill") ? Double(weight - 400) / 600 : 0
    let key = Key(icon: icon, stroke: stroke)
    if let known = drawings.withLock({ $0.value(for: key) }) { return known }
    let path = "\(folder)/\(icon).svg"
    guard let data = FileManager.default.contents(atPath: path) else {
      Warning.report(
        "Image(systemName: \"\(name)\"): \(path) can't be read; a dashed square is shown; install the package bootstrap-icons"
      )
      return nil
    }
    do {
      let made = try VectorImage(thickened(data, by: stroke), name: "symbol \(name)", style: style(stroke))
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

  /// The icon with room around it for thicker outlines.
  private static func thickened(_ data: Data, by stroke: Double) -> Data {
    guard stroke > 0 else { return data }
    let text = String(decoding: data, as: UTF8.self)
    let box = "\(-stroke / 2) \(-stroke / 2) \(16 + stroke) \(16 + stroke)"
    return Data(text.replacing("viewBox=\"0 0 16 16\"", with: "viewBox=\"\(box)\"").utf8)
  }

  private static func style(_ stroke: Double) -> String? {
    stroke > 0 ? "* { stroke: black; stroke-width: \(stroke); }" : nil
  }
}
