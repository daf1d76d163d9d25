import Foundation
import Synchronization
import TrellisImages

/// Finds and loads the pictures among bundles' resources.
package nonisolated enum ResourceImages {
  /// An additional folder with the program's own pictures; nil if there is none.
  private static let otherFolder = Mutex<String?>(nil)

  /// The asset catalogs below that folder; empty until they are searched for.
  private static let otherCatalogs = Mutex<[String: [String]]>([:])

  /// Adds a folder that is searched for the program's own pictures, after its bundle's.
  ///
  /// This is the source's folder, if the program was built from a single file.
  package static func useFolder(_ path: String) { otherFolder.withLock { $0 = path } }

  /// Returns the path of a named picture in a bundle; nil if there is none.
  ///
  /// A name with a picture's extension is a file's. A name without one is tried with each extension, the largest pixel scale
  /// first. Asset catalogs are searched last.
  static func path(of name: String, in bundle: Bundle) -> String? {
    for folder in folders(of: bundle) {
      if let path = file(name, in: folder) ?? catalogFile(name, in: folder) { return path }
    }
    return nil
  }

  /// Returns a named picture in a bundle.
  ///
  /// If there is none, a warning is logged once.
  static func image(_ name: String, in bundle: Bundle) -> DecodedImage? {
    guard let path = path(of: name, in: bundle) else {
      Warning.report(
        "Image(\"\(name)\"): there is no image with this name in \(folders(of: bundle).joined(separator: " or ")) (looked for .png, .jpg, .jpeg, .webp and .svg, with @3x, @2x and without, and in asset catalogs); nothing is shown; give the bundle that has it"
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

  /// Returns a named folder in the asset catalogs of a bundle, such as `Brand.colorset`, at any depth.
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

  private static func file(_ name: String, in folder: String) -> String? {
    let path = (folder as NSString).appendingPathComponent(name)
    let endings = ImageFormat.allCases.flatMap(\.fileEndings)
    if endings.contains((name as NSString).pathExtension.lowercased()), isFile(path) { return path }
    for scale in ["@3x", "@2x", ""] {
      for ending in endings where isFile("\(path)\(scale).\(ending)") { return "\(path)\(scale).\(ending)" }
    }
    return nil
  }

  /// Returns the file with the largest pixel scale in an asset catalog's image set, such as `Assets.xcassets/logo.imageset/`.
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
