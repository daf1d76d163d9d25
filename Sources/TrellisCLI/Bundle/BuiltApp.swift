import Foundation
import TrellisFailure

/// An optimized program, built for a bundle from anything that `trellis run` shows.
struct BuiltApp {
  /// The program's path.
  var program: String
  /// The folder in which the program's modules are; nil if the compiler alone built the program.
  var products: String?
  /// The app's name, from the file, the package or the project.
  var name: String
  /// The files and folders beside the program, found by `Bundle.main`.
  var resources: BundledResources
  /// The asset catalogs of the program itself.
  var catalogs: [String]
  /// The contents of the app's `Info.plist`; empty if there is none.
  var info: [String: Any] = [:]
  /// Called when the program was copied.
  var release: () -> Void = {}

  private static let arguments = ["--configuration", "release"]

  /// Builds the source.
  init(_ source: SourceOptions) throws {
    try source.check()
    if SwiftPackage.isPackage(source.path) {
      try self.init(
        package: PackageProgram(
          package: SwiftPackage(source.path, platform: source.platform.as), product: source.product,
          view: source.view, preview: source.preview))
    } else if XcodeApp.isProject(source.path) {
      try self.init(project: XcodeApp(source.path, target: source.target, platform: source.platform.as))
    } else {
      try self.init(file: source)
    }
  }

  private init(file source: SourceOptions) throws {
    let sources = try SourceFiles(path: source.path)
    let outline = SourceOutline(sources.files.map { ScannedFile(path: $0.name, text: $0.contents) })
    let toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    let builder = ProgramBuilder(
      sources: sources, toolkit: toolkit, cache: try BuildCache(), isOptimized: true)
    if source.view == nil, source.preview == nil, !outline.isProgram {
      // A syntax error may hide the app of a source, so the compiler's errors are reported first.
      if outline.views.isEmpty { try builder.typeCheck() }
      throw BuiltApp.noApp(in: source.path, outline)
    }
    let start = try outline.startingPoint(view: source.view, preview: source.preview)
    let built = try builder.build(start)
    program = built.path
    release = { built.release() }
    let stem = (sources.root as NSString).lastPathComponent
    name = sources.root == "-" ? "App" : stem.hasSuffix(".swift") ? String(stem.dropLast(6)) : stem
    resources = BundledResources(of: sources)
    catalogs = BuiltApp.catalogs(
      in: sources.root == "-" ? nil : sources.folder, atAnyDepth: sources.folder == sources.root)
  }

  /// Returns the failure of a source without an app, with the options that show one of its views.
  private static func noApp(in path: String, _ outline: SourceOutline) -> Failure {
    let views = outline.views.filter { !$0.isGeneric }
    return Failure(
      message: "'\(path)' has no app: a bundle needs a type that is an App and has @main"
        + (views.isEmpty ? "" : ", or the view for its window:"), exitCode: 64,
      details: views.prefix(10).map { TypedCommand.line(adding: "--view \($0.plainName)") })
  }

  private init(package: PackageProgram) throws {
    if try package.chosenProduct() == nil, package.view == nil, package.preview == nil {
      throw Failure.usage(
        "the package \(package.package.description.name) has no app: it has no executable; name a view of its library with --view"
      )
    }
    program = try package.build(BuiltApp.arguments)
    products = (program as NSString).deletingLastPathComponent
    let description = package.package.description
    name = try package.chosenProduct()?.name ?? package.view ?? package.preview ?? description.name
    resources = BundledResources(paths: [])
    let targets = try package.chosenProduct().map(description.targets) ?? []
    catalogs = targets.flatMap { TargetResources(ofTargetWith: description.files(of: $0)).catalogs }
  }

  private init(project: XcodeApp) throws {
    program = try project.build(BuiltApp.arguments)
    let folder = (program as NSString).deletingLastPathComponent
    products = folder
    resources = BundledResources(
      paths: project.resources.filter { !$0.hasSuffix(".xcassets") } + [folder + "/Info.plist"])
    catalogs = project.resources.filter { $0.hasSuffix(".xcassets") }
    let data = FileManager.default.contents(atPath: folder + "/Info.plist") ?? Data()
    info = (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
    name = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? project.name
  }

  /// Returns the asset catalogs in a folder, without those of tests.
  private static func catalogs(in folder: String?, atAnyDepth: Bool) -> [String] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
      if name.hasSuffix(".xcassets") { return [path] }
      return atAnyDepth && !name.hasSuffix("Tests") ? catalogs(in: path, atAnyDepth: true) : []
    }
  }
}

extension BuiltApp {
  /// Copies the resources into the program's new folder.
  func copyResources(into folder: String) throws {
    try resources.copy(into: folder)
    for catalog in catalogs {
      // Pictures are looked for in all catalogs of the folder, so a catalog may have any name.
      var name = (catalog as NSString).lastPathComponent
      var number = 2
      while access("\(folder)/\(name)", F_OK) == 0 {
        name = "Assets-\(number).xcassets"
        number += 1
      }
      try FileManager.default.copyItem(atPath: catalog, toPath: "\(folder)/\(name)")
    }
    for bundle in moduleBundles {
      let copy = "\(folder)/\((bundle as NSString).lastPathComponent)"
      if access(copy, F_OK) != 0 { try FileManager.default.copyItem(atPath: bundle, toPath: copy) }
    }
  }

  /// The bundles of the modules that are linked into the program.
  private var moduleBundles: [String] {
    guard let products else { return [] }
    let list = "\(program).product/Objects.LinkFileList"
    let text = String(decoding: FileManager.default.contents(atPath: list) ?? Data(), as: UTF8.self)
    let folders = Set(text.matches(of: /\/([^\/\n]+)\.build\//).map { "\(products)/\($0.output.1).build" })
    return folders.sorted().flatMap { folder -> [String] in
      let module = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
      let declared = TargetResources.bundle(
        declaredIn: [folder + "/DerivedSources/resource_bundle_accessor.swift"])
      return ([declared].compactMap(\.self) + ["\(folder)/\(module).resources"]).filter {
        access($0, R_OK) == 0
      }
    }
  }
}

extension BuiltApp {
  /// Whether the resources include pictures in the SVG format, for which a library is needed.
  var hasSVG: Bool {
    resources.names.contains { $0.hasSuffix(".svg") }
      || (catalogs + moduleBundles).contains { folder in
        FileManager.default.subpaths(atPath: folder)?.contains { $0.hasSuffix(".svg") } ?? false
      }
  }
}
