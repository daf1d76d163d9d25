import Foundation
import TrellisFailure

/// The modules of a running program that SwiftPM built with replaceable bodies.
final class LiveModules {
  /// A replacement of bodies in the running program.
  struct Replacement {
    var library: String
    var types: [String]
    var rebuildsAll: Bool
  }

  /// SwiftPM's arguments that make code replaceable, as in ``WatchedBuild``.
  static let arguments = ["-enable-implicit-dynamic", "-enable-private-imports"].flatMap {
    ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0]
  }

  /// The files that the running program was built from, with the replacements since, by path.
  private var files: [String: WatchedFile] = [:]
  /// The module of each file.
  private var modules: [String: String] = [:]
  private let package: SwiftPackage
  /// The folder of the built modules.
  private let products: String
  private let folder: String
  private var commands: [String: ReplacementCommands] = [:]
  private var count = 0
  /// Whether the manifest has settings of the compiler, which replacements wouldn't be compiled with.
  private let hasSettings: Bool

  /// Reads the files of a package whose program was just built.
  init(_ package: SwiftPackage, program: String, folder: String) {
    (self.package, self.folder) = (package, folder)
    let manifest = FileManager.default.contents(atPath: package.folder + "/Package.swift") ?? Data()
    hasSettings = ["swiftSettings", "traits"].contains { manifest.range(of: Data($0.utf8)) != nil }
    products = (program as NSString).deletingLastPathComponent + "/Modules"
    for target in package.description.targets where target.kind == "SwiftTarget" && target.type != "test" {
      for path in package.description.files(of: target) {
        guard let contents = FileManager.default.contents(atPath: path) else { continue }
        files[path] = WatchedFile(SourceFiles.File(path: path, contents: contents))
        modules[path] = target.module
      }
    }
  }

  /// Returns the replacements for changed files; nil if the program has to be built again.
  ///
  /// A program whose manifest has settings of the compiler is always built again.
  /// Throws `WatchedBuild.Errors` if a replacement doesn't compile.
  func replacements(for changed: [String]) throws -> [Replacement]? {
    if hasSettings { return nil }
    var edits: [(file: WatchedFile, edited: Set<String>)] = []
    for path in changed {
      guard let old = files[path], let contents = FileManager.default.contents(atPath: path) else {
        return nil
      }
      var next = old
      next.members = SourceMembers(contents)
      switch SourceEdit(from: old.members, to: next.members, added: old.added) {
      case .none: files[path] = next
      case .literals(let edited): edits.append((next, Set(edited.keys)))
      case .bodies(let edited): edits.append((next, edited))
      case .other: return nil
      }
    }
    // A replacement is compiled alone, but the new code of several files may refer to each other.
    guard edits.count <= 1 else { return nil }
    return try edits.map { try replacement($0.file, $0.edited) }
  }

  private func replacement(_ file: WatchedFile, _ edited: Set<String>) throws -> Replacement {
    let others = files.values.filter { $0.path != file.path }.reduce(into: Set<String>()) {
      $0.formUnion($1.members.source.texts)
    }
    let plan = ReplacementPlan(edited: edited, in: file.members, others: others)
    var next = file
    let known = Set(files[file.path]?.members.keys ?? [])
    next.added = next.added.union(edited.subtracting(known)).intersection(next.members.keys)
    count += 1
    let module = modules[file.path]!
    let text = ReplacementSource(module: module, path: file.path, number: count)
      .text(of: next.members, keys: plan.keys, added: next.added, literals: [:])
    let library = try commands(for: module, file.path).build(text, number: count)
    files[file.path] = next
    return Replacement(library: library, types: plan.types, rebuildsAll: plan.rebuildsAll)
  }

  private func commands(for module: String, _ path: String) throws -> ReplacementCommands {
    if let known = commands[path] { return known }
    let common = FileManager.default.contents(atPath: package.toolchain.folder + "/compile") ?? Data()
    let manifest = FileManager.default.contents(atPath: package.folder + "/Package.swift") ?? Data()
    let arguments =
      [
        "-Onone", "-swift-version", SwiftPackage.languageMode(of: manifest), "-D", "SWIFT_PACKAGE", "-D",
        "DEBUG",
        "-I", products, "-Xfrontend", "-enable-private-imports",
      ] + String(decoding: common, as: UTF8.self).split(separator: "\n").map(String.init)
      + CompilerFront.arguments(for: ImportScan(files: [path]), on: package.platform)
    let made = try ReplacementCommands(
      arguments, compiler: package.toolkit.compiler, module: module, folder: folder,
      library: package.toolkit.library(in: package.cache).folder)
    commands[path] = made
    return made
  }
}
