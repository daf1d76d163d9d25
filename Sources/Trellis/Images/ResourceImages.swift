import Foundation
import Synchronization
import TrellisImages

/// The pictures among bundles' resources.
package nonisolated enum ResourceImages {
  /// Where else the program's own pictures are.
  private static let otherFolder = Mutex<String?>(nil)

  /// The asset catalogs below that folder, once they were looked for.
  private static let otherCatalogs = Mutex<[String: [String]]>([:])

  /// Looks for the program's own pictures in a folder too, after its bundle's: that of the source, where the program was
  /// built from a file alone.
  package static func useFolder(_ path: String) { otherFolder.withLock { $0 = path } }

  /// The file of a name in a bundle; nil where there is none.
  ///
  /// A name with an ending is a file's, one without is looked for with each, and with the most pixels a point first; then
  /// in asset catalogs.
  static func path(of name: String, in bundle: Bundle) -> String? {
    for folder in folders(of: bundle) {
      if let path = file(name, in: folder) ?? catalogFile(name, in: folder) { return path }
    }
    return nil
  }

  /// The picture of a name in a bundle; where there is none, the program is told once.
  static func image(_ name: String, in bundle: Bundle) -> DecodedImage? {
    guard let path = path(of: name, in: bundle) else {
      Warning.report(
        "Image(\"\(name)\"): there is no such picture in \(folders(of: bundle).joined(separator: " or ")) (looked for .png, .jpg, .jpeg, .webp and .svg, with @3x, @2x and without, and in asset catalogs); nothing is shown; give the bundle that has it"
      )
      return nil
    }
    do {
      return try ImageStore.image(file: path)
    } catch {
      Warning.report("Image(\"\(name)\"): \(error); nothing is shown")
      return nil
    }
  }

  /// The folder of a name in the asset catalogs of a bundle, such as `Brand.colorset`, at any depth.
  static func catalogFolder(_ name: String, in bundle: Bundle) -> String? {
    folders(of: bundle).lazy.compactMap { catalogFolder(name, below: $0) }.first
  }

  private static func catalogFolder(_ name: String, below folder: String) -> String? {
    for catalog in catalogs(in: folder) {
      let found = FileManager.default.enumerator(atPath: catalog)?
        .first { ($0 as? String).map { $0 == name || $0.hasSuffix("/\(name)") } == true }
      if let found = found as? String { return "\(catalog)/\(found)" }
    }
    return nil
  }

  /// The asset catalogs in a folder; in that of the source at any depth, where they are looked for once.
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

  /// The folders that the program's own pictures and colours are looked for in.
  static func folders(of bundle: Bundle) -> [String] {
    let own = bundle.resourcePath ?? bundle.bundlePath
    guard bundle == .main, let other = otherFolder.withLock({ $0 }) else { return [own] }
    return [own, other]
  }

  private static func file(_ name: String, in folder: String) -> String? {
    let path = (folder as NSString).appendingPathComponent(name)
    let endings = ImageFormat.allCases.flatMap(\.fileEndings)
    if endings.contains((name as NSString).pathExtension.lowercased()), isFile(path) { return path }
    for scale in ["@3x", "@2x", ""] {
      for ending in endings where isFile("\(path)\(scale).\(ending)") { return "\(path)\(scale).\(ending)" }
    }
    return nil
  }

  /// The file in an asset catalog: `Assets.xcassets/logo.imageset/` with any files, of which the last by name has the most
  /// pixels a point.
  private static func catalogFile(_ name: String, in folder: String) -> String? {
    guard let set = catalogFolder("\(name).imageset", below: folder) else { return nil }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []).filter {
      ImageFormat.allCases.flatMap(\.fileEndings).contains(($0 as NSString).pathExtension.lowercased())
    }
    let best = files.sorted().max {
      DecodedImage.scale(ofFileNamed: $0) < DecodedImage.scale(ofFileNamed: $1)
    }
    return best.map { "\(set)/\($0)" }
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
