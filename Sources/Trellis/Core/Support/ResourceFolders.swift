import Foundation
import Synchronization

/// The folders of bundles' resources, and the asset catalogs in them.
package nonisolated enum ResourceFolders {
  /// An additional folder with the program's own pictures; nil if there is none.
  private static let otherFolder = Mutex<String?>(nil)

  /// The asset catalogs below the additional folder; empty until they are searched for.
  private static let otherCatalogs = Mutex<[String: [String]]>([:])

  /// Adds a folder that is searched for the program's own pictures, after its bundle's.
  ///
  /// This is the source's folder, if the program was built from a single file.
  package static func useFolder(_ path: String) { otherFolder.withLock { $0 = path } }

  /// Returns a named folder in the asset catalogs of a bundle, such as `Brand.colorset`, at any depth.
  static func catalogFolder(_ name: String, in bundle: Bundle) -> String? {
    folders(of: bundle).lazy.compactMap { catalogFolder(name, below: $0) }.first
  }

  /// Returns a named folder in the asset catalogs of a folder.
  ///
  /// A name without its parent folders is found at any depth. A catalog that lacks the name is searched again, unless
  /// `mayBeOld` is true.
  static func catalogFolder(_ name: String, below folder: String, mayBeOld: Bool = false) -> String? {
    for catalog in catalogs(in: folder) {
      if let index = indexes.withLock({ $0[catalog] }) {
        if let path = index[name] { return path }
        if mayBeOld { continue }
      }
      let index = index(of: catalog)
      indexes.withLock { $0[catalog] = index }
      if let path = index[name] { return path }
    }
    return nil
  }

  /// The sets in catalogs: their paths by all names with which they may be found.
  private static let indexes = Mutex<[String: [String: String]]>([:])

  private static func index(of catalog: String) -> [String: String] {
    var index: [String: String] = [:]
    guard let paths = FileManager.default.enumerator(atPath: catalog) else { return [:] }
    for case let path as String in paths {
      guard path.hasSuffix("set") else { continue }
      var name = Substring(path)
      while true {
        if index[String(name)] == nil { index[String(name)] = "\(catalog)/\(path)" }
        guard let slash = name.firstIndex(of: "/") else { break }
        name = name[name.index(after: slash)...]
      }
    }
    return index
  }

  /// Returns the asset catalogs in a folder.
  ///
  /// The source's folder is searched at any depth, and only once.
  private static func catalogs(in folder: String) -> [String] {
    if let known = otherCatalogs.withLock({ $0[folder] }) { return known }
    let isSource = folder == otherFolder.withLock { $0 }
    let catalogs = catalogs(in: folder, atAnyDepth: isSource)
    if isSource { otherCatalogs.withLock { $0[folder] = catalogs } }
    return catalogs
  }

  private static func catalogs(in folder: String, atAnyDepth: Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") { return [path] }
      let attributes =
        atAnyDepth && !name.hasPrefix(".") ? try? FileManager.default.attributesOfItem(atPath: path) : nil
      return attributes?[.type] as? FileAttributeType == .typeDirectory
        ? catalogs(in: path, atAnyDepth: true) : []
    }
  }

  /// Returns the folders that are searched for a bundle's pictures and colours.
  static func folders(of bundle: Bundle) -> [String] {
    let own = bundle.resourcePath ?? bundle.bundlePath
    guard bundle == .main, let other = otherFolder.withLock({ $0 }) else { return [own] }
    return [own, other]
  }
}
