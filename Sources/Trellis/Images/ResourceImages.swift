package import Foundation
import TrellisImages

/// The finder and loader of the pictures among bundles' resources.
package nonisolated enum ResourceImages {
  /// A file, and its pixels per point.
  private typealias Found = (path: String, scale: CGFloat)

  /// Returns the path of a named picture in a bundle; nil if there is none.
  ///
  /// A name with a picture's extension is a file's. A name without one is tried with each extension. Of several files, the one of
  /// the smallest scale that is at least `scale` is taken, or else the one of the largest. Asset catalogs are searched last.
  package static func path(of name: String, in bundle: Bundle, scale: CGFloat = .infinity) -> String? {
    find(name, in: bundle, scale: scale) { false }?.path
  }

  private static func find(_ name: String, in bundle: Bundle, scale: CGFloat, isDark: () -> Bool) -> Found? {
    for folder in ResourceFolders.folders(of: bundle) {
      if let found = file(name, in: folder, scale: scale) { return found }
      guard let set = ResourceFolders.catalogFolder("\(name).imageset", below: folder).map(ImageSet.set)
      else { continue }
      let variant = set.variant(scale: scale, isDark: set.hasDarkVariant && isDark())
      if let variant { return (variant.path, variant.scale) }
    }
    return nil
  }

  /// Returns a named picture in a bundle, for a display of a scale; `isDark` is called only if there is a dark picture, too.
  ///
  /// If there is none, a warning is logged once.
  static func image(
    _ name: String, in bundle: Bundle, scale: CGFloat = .infinity, isDark: () -> Bool = { false }
  ) -> DecodedImage? {
    guard let found = find(name, in: bundle, scale: scale, isDark: isDark) else {
      Warning.report(
        "Image(\"\(name)\"): there is no image with this name in \(ResourceFolders.folders(of: bundle).joined(separator: " or ")) (looked for .png, .jpg, .jpeg, .webp and .svg, with @3x, @2x and without, and in asset catalogs); nothing is shown; give the bundle that has it"
      )
      return nil
    }
    do {
      return try ImageStore.image(file: found.path, scale: found.scale)
    } catch {
      Warning.report("Image(\"\(name)\"): \(error); nothing is shown")
      return nil
    }
  }

  private static func file(_ name: String, in folder: String, scale: CGFloat) -> Found? {
    let path = (folder as NSString).appendingPathComponent(name)
    let endings = ImageFormat.allCases.flatMap(\.fileEndings)
    if endings.contains((name as NSString).pathExtension.lowercased()), isFile(path) {
      return (path, DecodedImage.scale(ofFileNamed: path))
    }
    let scales: [CGFloat] = [1, 2, 3]
    for known in scales.filter({ $0 >= scale }) + scales.reversed().filter({ $0 < scale }) {
      let mark = known == 1 ? "" : "@\(Int(known))x"
      for ending in endings where isFile("\(path)\(mark).\(ending)") {
        return ("\(path)\(mark).\(ending)", known)
      }
    }
    return nil
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
