import Foundation
import TrellisAssetNames
import TrellisFailure

/// The package in the cache that builds targets of an Xcode project.
///
/// Its sources are links; ``AddedSource`` gives the compiler the paths of the project's files.
struct XcodeShadow {
  let folder: String
  let project: XcodeProject
  let toolkit: Toolkit

  func module(_ target: XcodeTarget) -> String { target.module(isTaken: toolkit.isTaken) }

  /// Writes the package for targets; each uses those before it.
  func write(_ targets: [XcodeTarget]) throws {
    let packages = XcodePackages(project)
    var dependencies: [String] = []
    var texts: [String] = []
    for (index, target) in targets.enumerated() {
      var names = targets[..<index].map { SwiftName.literal(module($0)) }
      for product in target.products {
        guard let package = packages.package(of: product.name, product.package) else {
          throw Failure.unavailable(
            "\(target.name) uses the package product '\(product.name)', and the project doesn't say where its package is"
          )
        }
        if !dependencies.contains(package.text) { dependencies.append(package.text) }
        names.append(
          ".product(name: \(SwiftName.literal(product.name)), package: \(SwiftName.literal(package.identity)))"
        )
      }
      try link(target)
      texts.append(text(of: target, names))
    }
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "project", dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
          \(texts.joined(separator: ",\n    "))
        ])

      """
    try write(manifest, to: "Package.swift")
  }

  /// Returns a target as the manifest has it.
  private func text(of target: XcodeTarget, _ dependencies: [String]) -> String {
    let kind = target.kind == .application ? "executableTarget" : "target"
    let settings = target.settings
    var flags = ["-swift-version", settings["SWIFT_VERSION"].replacingOccurrences(of: ".0", with: "")]
    if flags[1].isEmpty { flags[1] = "5" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" { flags.append("-enable-bare-slash-regex") }
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"].split(separator: " ").map(String.init)
    let literals = (flags + conditions.filter { $0 != "DEBUG" }.map { "-D\($0)" }).map(SwiftName.literal)
    let name = SwiftName.literal(module(target))
    return """
      .\(kind)(
            name: \(name), dependencies: [\(dependencies.joined(separator: ", "))], path: "Sources/\(module(target))",
            swiftSettings: [.unsafeFlags([\(literals.joined(separator: ", "))])])
      """
  }

  /// Links the sources of a target, with their paths below the project's folder, and removes stale links.
  private func link(_ target: XcodeTarget) throws {
    let folder = "\(folder)/Sources/\(module(target))"
    var links: [String: String] = [:]
    for source in target.sources {
      let isInside = source.hasPrefix(project.root + "/")
      let name = isInside ? String(source.dropFirst(project.root.count + 1)) : String(source.dropFirst())
      links[name.replacingOccurrences(of: "../", with: "_/")] = source
    }
    let files = FileManager.default
    for name in files.subpaths(atPath: folder) ?? [] {
      let path = "\(folder)/\(name)"
      guard let current = try? files.destinationOfSymbolicLink(atPath: path), links[name] != current else {
        continue
      }
      unlink(path)
    }
    do {
      for (name, source) in links where access("\(folder)/\(name)", F_OK) != 0 {
        let path = "\(folder)/\(name)"
        try files.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: path, withDestinationPath: source)
      }
    } catch {
      throw Failure.cantWrite(folder, error.localizedDescription)
    }
    let catalogs = target.resources.filter { $0.hasSuffix(".xcassets") }
    let names = AssetCatalogs(catalogs).source(bundle: ".main", extendsColor: target.extendsColor)
    try write(
      DataModels.source(target.resources, behind: names) ?? "",
      to: "Sources/\(module(target))/TrellisAssets.swift")
  }

  /// Writes the app's `Info.plist` into the program's folder, where `Bundle.main` reads it.
  func writeInfo(of app: XcodeTarget, to folder: String) throws {
    var info: [String: Any] = [
      "CFBundleName": app.settings["PRODUCT_NAME"],
      "CFBundleIdentifier": app.settings["PRODUCT_BUNDLE_IDENTIFIER"],
      "CFBundleShortVersionString": app.settings["MARKETING_VERSION"],
      "CFBundleVersion": app.settings["CURRENT_PROJECT_VERSION"],
    ]
    for (key, value) in app.settings.infoKeys { info[key] = value }
    let file = app.settings["INFOPLIST_FILE"]
    if !file.isEmpty,
      let data = FileManager.default.contents(
        atPath: MacPath.existing(file.hasPrefix("/") ? file : "\(project.root)/\(file)")),
      let given = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      for (key, value) in given { info[key] = (value as? String).map { app.settings.expanded($0) } ?? value }
    }
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try TextFile.write(String(decoding: data, as: UTF8.self), to: folder + "/Info.plist")
  }

  private func write(_ text: String, to name: String) throws {
    try TextFile.write(text, to: "\(folder)/\(name)")
  }
}
