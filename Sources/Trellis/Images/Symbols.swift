import Foundation
import Synchronization
import TrellisImages
import TrellisText

/// The system's symbols: Bootstrap Icons, read as shapes at the first request.
nonisolated enum Symbols {
  /// The folder of the icons: the bundle's, or else the one in which the package installs them.
  private static let folder = BundledFiles.folder.map { $0 + "/symbols" } ?? "/usr/share/bootstrap-icons/svg"

  private struct Key: Hashable {
    let name: String
    /// The thickness that is added to lines, in sixteenths of the symbol's side.
    let stroke: Double
  }

  private static let symbols = Mutex(BoundedCache<Key, Symbol>(entryLimit: 512))

  /// Returns a symbol in a font's size and weight, or the placeholder if the name is unknown.
  ///
  /// A symbol is 1.2 times as high as the font's size, and as wide as its shapes. Its middle is level with that of a capital
  /// letter.
  ///
  /// Source: ours: similar to the sizes of symbols on Apple's systems, and in whole points.
  static func resolved(_ image: Image, _ name: String, _ font: FontRequest, _ scale: Image.Scale)
    -> ResolvedImage
  {
    resolved(image, symbol(named: name, weight: font.weight), font, scale)
  }

  /// Returns a symbol, or the placeholder for nil, in a font's size.
  static func resolved(_ image: Image, _ symbol: Symbol?, _ font: FontRequest, _ scale: Image.Scale)
    -> ResolvedImage
  {
    let factor =
      switch scale {
      case .small: 0.8
      case .medium: 1.0
      case .large: 1.3
      }
    // Fonts may have any size, even NaN.
    let fontSize = font.size > 0 ? min(font.size, 10_000) : 1
    let side = max((fontSize * 1.2 * factor).rounded(), 1)
    // The height of a capital letter is about 0.7 of the font's size.
    let baseline = side / 2 + fontSize * 0.35
    return ResolvedImage(
      image, subject: symbol.map { .symbol($0) } ?? .unknownSymbol,
      size: CGSize(width: symbol?.width(side: CGFloat(side)) ?? CGFloat(side), height: CGFloat(side)),
      baseline: baseline,
      isTemplate: true)
  }

  /// Returns a symbol's shapes; if there are none, a warning is logged once.
  private static func symbol(named name: String, weight: Int) -> Symbol? {
    // For a filled symbol, thicker lines would only shrink the parts that are cut out.
    let isFilled = name.split(separator: ".").contains("fill")
    let key = Key(name: name, stroke: weight > 400 && !isFilled ? Double(weight - 400) / 600 : 0)
    if let known = symbols.withLock({ $0.value(for: key) }) { return known }
    guard let outline = outline(named: name) else { return nil }
    let made = Symbol(named: name, outline, stroke: CGFloat(key.stroke))
    return symbols.withLock { symbols in
      if let known = symbols.value(for: key) { return known }
      symbols.insert(made, for: key)
      return made
    }
  }

  /// Returns the name with its missing variants added, as far as such symbols exist.
  static func name(_ name: String, with variants: SymbolVariants) -> String {
    if variants == .none { return name }
    var words = name.split(separator: ".").map(String.init)
    func add(_ word: String) {
      guard !words.contains(word) else { return }
      var added = words
      // `fill` is the last word of a name.
      added.insert(word, at: added.last == "fill" && word != "fill" ? added.count - 1 : added.count)
      if find(added.joined(separator: ".")) != nil { words = added }
    }
    if variants.isSlashed { add("slash") }
    if let frame = variants.frame { add(frame.rawValue) }
    if variants.isFilled { add("fill") }
    return words.joined(separator: ".")
  }

  /// Returns whether there are shapes for a name.
  static func isKnown(_ name: String) -> Bool {
    symbols.withLock { $0.value(for: Key(name: name, stroke: 0)) } != nil || find(name) != nil
  }

  private static func find(_ name: String) -> SymbolOutline? {
    single(name) ?? SymbolComposition(known: single, icon: icon).outline(named: name)
  }

  /// Returns the outline of a name: an icon, one that is drawn here, or a composed one.
  private static func outline(named name: String) -> SymbolOutline? {
    if let outline = single(name) { return name.hasSuffix(".fill") ? outline.withPaletteOfHoles : outline }
    if SymbolNames.icons[name] != nil {
      Warning.report(
        "Image(systemName: \"\(name)\"): its icon in \(folder) can't be read; a dashed square is shown; install the package bootstrap-icons"
      )
      return nil
    }
    if let outline = SymbolComposition(known: single, icon: icon).outline(named: name) { return outline }
    Warning.report(
      "Image(systemName: \"\(name)\"): the symbol's name is unknown; a dashed square is shown; use a known name or an image"
    )
    return nil
  }

  /// Returns the outline of a name that needs no composition.
  private static func single(_ name: String) -> SymbolOutline? {
    DrawnSymbols.outline(named: name) ?? SymbolNames.icons[name].flatMap(icon)
  }

  private static func icon(_ name: String) -> SymbolOutline? {
    FileManager.default.contents(atPath: "\(folder)/\(name).svg")
      .flatMap { SymbolOutline(svg: String(decoding: $0, as: UTF8.self)) }
  }
}
