import Foundation
import TrellisFailure

/// A function that builds the programs of all previews of a folder, a package or an Xcode project, and lists the previews.
enum PreviewBuild {
  /// Builds once; throws `Failure.doesNotCompile` if the compiler has reported errors.
  static func list(_ path: String, platform: PackagePlatform?, target: String?) throws -> PreviewList {
    if SwiftPackage.isPackage(path) { return try list(SwiftPackage(path, platform: platform)) }
    if XcodeApp.isProject(path) { return try list(XcodeApp(path, target: target, platform: platform)) }
    guard platform == nil, target == nil else {
      throw Failure.usage("--as and --target are for packages and projects, and '\(path)' isn't one")
    }
    return try list(SourceFiles(path: path))
  }

  private static func list(_ sources: SourceFiles) throws -> PreviewList {
    let toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    let builder = ProgramBuilder(sources: sources, toolkit: toolkit, cache: try BuildCache())
    let files = sources.files.map { ScannedFile(path: $0.path, text: $0.contents) }
    guard hasPreviews(files) else { throw noPreviews(sources.root) }
    let program = try builder.build(.requestedPreview)
    program.release()
    var list = PreviewList(resources: sources.folder)
    list.add(
      files, module: builder.moduleName, program: program.path,
      symbols: PreviewSymbols.symbols(of: program.path))
    return list
  }

  private static func list(_ app: XcodeApp) throws -> PreviewList {
    let modules = app.modules.map { (name: $0.name, files: scanned($0.files)) }
    guard modules.contains(where: { hasPreviews($0.files) }) else { throw noPreviews(app.folder) }
    let program = try app.build()
    var list = PreviewList(resources: app.folder)
    let symbols = PreviewSymbols.symbols(of: program)
    for module in modules { list.add(module.files, module: module.name, program: program, symbols: symbols) }
    return list
  }

  private static func list(_ package: SwiftPackage) throws -> PreviewList {
    var list = PreviewList(resources: package.folder)
    let description = package.description
    let libraries = Set(description.libraries.map(\.name))
    let executables = Set(description.executables.map(\.name))
    var shown: [(target: PackageDescription.Target, files: [ScannedFile], product: String)] = []
    for target in description.targets where target.kind == "SwiftTarget" && target.type != "test" {
      let files = scanned(description.files(of: target))
      guard hasPreviews(files) else { continue }
      let products = target.products ?? []
      guard
        let product = products.first(where: libraries.contains) ?? products.first(where: executables.contains)
      else {
        list.notes.append("the previews of \(target.name) aren't shown, because no product contains it")
        continue
      }
      shown.append((target, files, product))
    }
    guard !shown.isEmpty else { throw noPreviews(package.folder, list.notes) }
    var programs: [String: String] = [:]
    let used = description.libraries.filter { product in shown.contains { $0.product == product.name } }
    if !used.isEmpty {
      let program = try LibraryView(package: package, products: used).buildPreviews()
      for product in used { programs[product.name] = program }
    }
    for name in Set(shown.map(\.product)).subtracting(programs.keys).sorted() {
      try package.build(["--product", name])
      programs[name] = try package.programs([]) + "/" + name
    }
    let symbols = Dictionary(
      Set(programs.values).map { ($0, PreviewSymbols.symbols(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    for (target, files, product) in shown {
      let program = programs[product]!
      list.add(files, module: target.module, program: program, symbols: symbols[program]!)
    }
    return list
  }

  private static func scanned(_ paths: [String]) -> [ScannedFile] {
    paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { ScannedFile(path: path, text: $0) }
    }
  }

  private static func hasPreviews(_ files: [ScannedFile]) -> Bool {
    let outline = SourceOutline(files)
    return !outline.previews.isEmpty || !outline.providers.isEmpty
  }

  private static func noPreviews(_ path: String, _ details: [String] = []) -> Failure {
    Failure(message: "'\(path)' has no #Preview and no PreviewProvider", exitCode: 64, details: details)
  }
}
