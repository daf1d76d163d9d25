import Foundation
import TrellisFailure

/// The files by which an editor's language server, sourcekit-lsp, finds SwiftUI in a folder.
///
/// ```
/// FOLDER/.sourcekit-lsp/config.json   the arguments for a package's modules, or for files of no module
///        compile_commands.json        the modules of files without a package
///        .vscode/settings.json        on request, for VS Code
/// DATA/editors/…/arguments            the compiler's arguments
///                TrellisAssets.swift  the names of pictures and colours, for files without a package
/// ```
struct EditorSetup {
  /// The absolute path of the folder that the editor opens.
  let folder: String
  let toolkit: Toolkit
  let cache: BuildCache
  /// The folder for Trellis's own files.
  let data: String

  init(_ folder: String) throws {
    self.folder = folder
    toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    cache = try BuildCache()
    data = SwiftSDKBundle.dataFolder()
    let server = (toolkit.compiler as NSString).deletingLastPathComponent + "/sourcekit-lsp"
    guard access(server, X_OK) == 0 else {
      throw Failure.unavailable(
        "sourcekit-lsp isn't beside \(toolkit.compiler); install a whole toolchain, see swift.org/install")
    }
    guard access(folder, W_OK) == 0 else {
      throw Failure.cantWrite(folder + "/.sourcekit-lsp", String(cString: strerror(errno)))
    }
  }

  private var settings: EditorSettings {
    let folders = data + "/editors"
    return EditorSettings(
      folder: folders, argumentFile: "\(folders)/\(Fingerprint.hash(Data(folder.utf8)))/arguments")
  }

  /// Sets up a package, and returns the toolset for its builds.
  func setUpPackage(as platform: PackagePlatform?) throws -> String {
    let package = try SwiftPackage(folder, platform: platform)
    let library = try toolkit.library(in: cache)
    // Editors read the files themselves, not with `true` in place of `os(iOS)`.
    let platform = package.platform == .ios ? PackagePlatform.phone : package.platform
    let toolchain = PlatformToolchain(folder: "\(data)/\(platform.rawValue)")
    try toolchain.write(platform, toolkit, library.folder, library.headers, toolkit.fingerprint)
    let imports = ImportScan(files: package.description.targets.flatMap(package.description.files))
    try writeArguments(
      toolchain.compilerArguments(toolkit, library.headers)
        // The modules of C headers are the same in all packages, so they are built once.
        + ["-module-cache-path", try cache.modules()]
        + CompilerFront.arguments(for: imports))
    try configure(section: "swiftPM")
    return toolchain.toolset
  }

  /// Sets up Swift files without a package, as one module, or as one module per file.
  func setUp(_ sources: SourceFiles, separately: Bool) throws {
    let settings = settings
    let headers = try toolkit.library(in: cache).headers
    let module = ModuleName.make(path: folder, isTaken: toolkit.isTaken)
    try writeArguments(
      toolkit.sourceArguments(
        module: module, hasMainFile: !separately && sources.hasMainFile, headers: headers,
        contents: sources.files.map(\.contents), search: "-Isystem")
    )
    let assets = try writeAssets(sources)
    let files = sources.files.map(\.path)
    let modules =
      separately
      ? files.map { EditorSettings.Module(files: [$0], inputs: [$0] + assets) }
      : [EditorSettings.Module(files: files, inputs: files + assets)]
    var database = try JSONFile(folder + "/compile_commands.json")
    database.value = settings.database(try database.list(), folder: folder, modules)
    try configure(section: "fallbackBuildSystem")
    try database.write()
  }

  /// Writes VS Code's settings, and returns their path.
  func writeCodeSettings(toolset: String?) throws -> String {
    var file = try JSONFile(folder + "/.vscode/settings.json")
    file.value = settings.codeSettings(
      try file.object(), toolset: toolset, trellis: try Toolkit.runningExecutable())
    try file.write()
    return file.path
  }

  private func configure(section: String) throws {
    var file = try JSONFile(folder + "/.sourcekit-lsp/config.json")
    file.value = settings.configuration(try file.object(), section: section)
    try file.write()
  }

  private func writeArguments(_ arguments: [String]) throws {
    try TextFile.write(CompilerInvocation.responseFile(arguments), to: settings.argumentFile)
  }

  /// Writes the names of the contents of asset catalogs, and returns the file's path; empty if there are no catalogs.
  private func writeAssets(_ sources: SourceFiles) throws -> [String] {
    guard let text = sources.assetSource else { return [] }
    let path = (settings.argumentFile as NSString).deletingLastPathComponent + "/TrellisAssets.swift"
    try TextFile.write(text, to: path)
    return [path]
  }
}

extension SourceOutline {
  /// Returns whether files are separate programs: several have an `@main` type, or several have a `ContentView`.
  ///
  /// Otherwise they are one module, as `trellis run FOLDER` compiles them.
  static func areSeparatePrograms(_ files: [ScannedFile]) -> Bool {
    let declarations = files.map(DeclarationScanner.declarations)
    let programs = declarations.count { $0.contains(where: \.isMain) }
    let contents = declarations.count { $0.contains { $0.keyword == "struct" && $0.name == "ContentView" } }
    return programs > 1 || contents > 1
  }
}
