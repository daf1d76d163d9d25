package import Foundation
import Synchronization
import TrellisImages

/// The finder and loader of the pictures among bundles' resources.
package nonisolated enum ResourceImages {
  /// Returns the path of a named picture in a bundle; nil if there is none.
  ///
  /// A name with a picture's extension is a file's. A name without one is tried with each extension, the largest pixel scale
  /// first. Asset catalogs are searched last.
  package static func path(of name: String, in bundle: Bundle) -> String? {
    for folder in ResourceFolders.folders(of: bundle) {
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
        "Image(\"\(name)\"): there is no image with this name in \(ResourceFolders.folders(of: bundle).joined(separator: " or ")) (looked for .png, .jpg, .jpeg, .webp and .svg, with @3x, @2x and without, and in asset catalogs); nothing is shown; give the bundle that has it"
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
    guard let set = ResourceFolders.catalogFolder("\(name).imageset", below: folder) else { return nil }
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
