import Foundation
import Synchronization
import TrellisText

/// The symbols of bundles: templates of Apple's app for symbols, in asset catalogs.
nonisolated enum ResourceSymbols {
  private struct Key: Hashable {
    let folder: String
    let weight: Int
  }

  private static let symbols = Mutex(BoundedCache<Key, Symbol>(entryLimit: 256))

  /// Returns whether a bundle has a symbol of a name.
  static func exists(_ name: String, in bundle: Bundle) -> Bool { folder(of: name, in: bundle) != nil }

  /// Returns a named symbol of a bundle in a weight.
  ///
  /// If its file isn't a template, a warning is logged once.
  static func symbol(_ name: String, in bundle: Bundle, weight: Int) -> Symbol? {
    guard let folder = folder(of: name, in: bundle) else { return nil }
    let key = Key(folder: folder, weight: weight)
    if let known = symbols.withLock({ $0.value(for: key) }) { return known }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let data = files.first { $0.lowercased().hasSuffix(".svg") }
      .flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
    guard let data,
      let outline = SymbolTemplate(svg: String(decoding: data, as: UTF8.self)).outline(weight: weight)
    else {
      Warning.report("Image(\"\(name)\"): \(folder) has no symbol's template in SVG; nothing is shown")
      return nil
    }
    let made = Symbol(named: name, outline, stroke: 0)
    return symbols.withLock { symbols in
      if let known = symbols.value(for: key) { return known }
      symbols.insert(made, for: key)
      return made
    }
  }

  private static func folder(of name: String, in bundle: Bundle) -> String? {
    ResourceFolders.folders(of: bundle).lazy.compactMap {
      ResourceFolders.catalogFolder("\(name).symbolset", below: $0, mayBeOld: true)
    }.first
  }
}
