import Foundation
import TrellisAssetNames

/// The asset catalogs, data models and localizations in a target's folder.
///
/// Xcode finds them there by itself, whether the manifest names them or not.
struct TargetResources {
  /// The absolute paths of the catalogs, the string catalogs and the folders of localizations.
  let paths: [String]

  /// Finds the resources of the target with the given Swift files.
  init(ofTargetWith sources: [String]) {
    guard let folder = TargetResources.folder(of: sources) else {
      paths = []
      return
    }
    paths = TargetResources.resources(in: folder)
  }

  var catalogs: [String] { paths.filter { $0.hasSuffix(".xcassets") } }

  /// Returns the folder that contains all sources of a target, or the one of the target's name around it.
  ///
  /// SwiftPM doesn't tell the compiler. A target's folder usually is in `Sources` or `Tests`.
  static func folder(of sources: [String]) -> String? {
    var common = sources.first.map { ($0 as NSString).deletingLastPathComponent }?.split(separator: "/") ?? []
    for source in sources.dropFirst() {
      let folder = (source as NSString).deletingLastPathComponent.split(separator: "/")
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    guard !common.isEmpty else { return nil }
    let roots: Set = ["Sources", "Source", "src", "srcs", "Tests"]
    if let root = common.lastIndex(where: { roots.contains(String($0)) }), root + 1 < common.count {
      common = Array(common[...(root + 1)])
    }
    return "/" + common.joined(separator: "/")
  }

  private static func resources(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if [".xcassets", ".xcstrings", ".lproj"].contains(where: name.hasSuffix) || DataModels.isModel(name) {
        return [path]
      }
      var status = stat()
      guard !name.hasPrefix("."), (name as NSString).pathExtension.isEmpty,
        lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
      else { return [] }
      return resources(in: path)
    }
  }

  /// Returns Swift source for a module: names of the catalogs' contents, classes of data models and, if `bundle` is a path, `Bundle.module` as the bundle there.
  ///
  /// Nil if there is nothing to declare.
  func source(bundle: String?) -> String? {
    if paths.isEmpty { return nil }
    let names = DataModels.source(paths, behind: AssetCatalogs(catalogs).source(bundle: ".module"))
    guard let bundle else { return names }
    let name = (bundle as NSString).lastPathComponent
    let accessor = """
      extension Foundation.Bundle {
        nonisolated static let module =
          Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + \(SwiftName.literal("/" + name)))
          ?? Foundation.Bundle(path: \(SwiftName.literal(bundle)))!
      }

      """
    return (names ?? "import Foundation\n") + accessor
  }

  /// Copies the resources into a bundle's folder, in place of earlier copies.
  func copy(into bundle: String) {
    let files = FileManager.default
    try? files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for path in paths {
      let copy = "\(bundle)/\(DataModels.nameInApp(path))"
      try? files.removeItem(atPath: copy)
      // If no copy can be made, the program doesn't find the file, and reports this itself.
      try? files.copyItem(atPath: path, toPath: copy)
    }
  }

  /// Returns the folder of the bundle that SwiftPM makes for a target; nil if none of the sources is SwiftPM's declaration of it.
  static func bundle(declaredIn sources: [String]) -> String? {
    guard
      let accessor = sources.first(where: { $0.hasSuffix("/DerivedSources/resource_bundle_accessor.swift") }),
      let data = FileManager.default.contents(atPath: accessor)
    else { return nil }
    return String(decoding: data, as: UTF8.self).firstMatch(of: /let buildPath = "([^"]+)"/).map {
      String($0.output.1)
    }
  }
}
