import Foundation

/// A target of an Xcode project, as far as it can be built here.
struct XcodeTarget {
  /// The product's kinds that can be built.
  enum Kind: String {
    case application = "com.apple.product-type.application"
    case framework = "com.apple.product-type.framework"
    case library = "com.apple.product-type.library.static"
  }

  let name: String
  let kind: Kind
  let settings: XcodeSettings
  /// The absolute paths of the Swift files, and of the resources.
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  /// The files that can't be built: storyboards, sources in other languages and so on.
  private(set) var skipped: [String] = []
  /// The products of packages that the target uses, each with its package if the project names one.
  private(set) var products: [(name: String, package: XcodeProject.Object?)] = []
  /// The identifiers of the targets that this one uses.
  private(set) var dependencies: [String] = []

  /// Whether the colours of its asset catalogs are members of `Color`, too.
  var extendsColor: Bool { settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES" }

  /// Reads a target; nil if its kind can't be built.
  init?(_ id: String, in project: XcodeProject) {
    guard let object = project.object(id), let name = object["name"] as? String,
      let kind = Kind(rawValue: object["productType"] as? String ?? "")
    else { return nil }
    (self.name, self.kind) = (name, kind)
    settings = XcodeSettings(project, object)
    for phase in project.objects("buildPhases", of: object) {
      let isa = phase["isa"] as? String
      guard isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase" else { continue }
      for file in project.objects("files", of: phase) {
        if let reference = file["fileRef"] as? String { add(reference, in: project) }
      }
    }
    for file in SynchronizedFolders(of: id, object, in: project).files { add(path: file) }
    for product in project.objects("packageProductDependencies", of: object) {
      guard let name = product["productName"] as? String else { continue }
      products.append(
        (name.replacingOccurrences(of: "plugin:", with: ""), project.object("package", of: product)))
    }
    dependencies = project.objects("dependencies", of: object).compactMap { $0["target"] as? String }
    sources = Array(Set(sources)).sorted()
  }

  private mutating func add(_ reference: String, in project: XcodeProject) {
    guard let object = project.object(reference) else { return }
    if object["isa"] as? String == "PBXVariantGroup" {
      for child in project.identifiers("children", of: object) { add(child, in: project) }
    } else if let path = project.path(of: reference) {
      add(path: path)
    }
  }

  /// Adds a file by its ending.
  private mutating func add(path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    switch (path as NSString).pathExtension {
    case "swift": sources.append(path)
    case "storyboard", "xib", "metal", "m", "mm", "c", "cpp",
      "intentdefinition",
      "mlmodel", "xcmappingmodel", "rkassets":
      skipped.append(path)
    case "h", "plist", "entitlements", "docc", "md": break
    default: resources.append(folder.hasSuffix(".lproj") ? folder : path)
    }
  }

  /// The name of the module.
  func module(isTaken: (String) -> Bool) -> String {
    let given = settings["PRODUCT_MODULE_NAME"]
    return ModuleName.make(path: given.isEmpty ? name : given, isTaken: isTaken)
  }
}
