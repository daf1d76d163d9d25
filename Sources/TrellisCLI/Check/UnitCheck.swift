import Foundation
import TrellisAssetNames

/// The check of a unit: a compilation without code generation, or the result of an earlier one in the cache.
struct UnitCheck {
  let unit: CheckUnit
  let compiler: CheckCompiler
  let toolkit: Toolkit
  let cache: BuildCache
  /// The checks of the units that this unit imports, directly or indirectly.
  let dependencies: [Done]

  /// A unit that has been checked.
  struct Done {
    var unit: CheckUnit
    var result: UnitResult
    /// The fingerprint of the result's inputs.
    var key: String
    /// The folder with the unit's module.
    var folder: String
  }

  /// Checks the unit.
  func run() throws -> Done {
    let contents = unit.files.map { FileManager.default.contents(atPath: $0) ?? Data() }
    var name = Fingerprint()
    for fact in [toolkit.folder, unit.kind.rawValue, unit.path, unit.name] { name.add(fact) }
    let build = CachedBuild(folder: try cache.folder("checks/\(name.name)/\(unit.platform.rawValue)"))
    let imports = scan(contents)
    var fingerprint = toolkit.fingerprint
    fingerprint.add("check 6")
    let flags = unit.flags + CompilerFlags.frontend(for: unit, imports) + unit.headers
    for flag in flags { fingerprint.add(flag) }
    for dependency in dependencies { fingerprint.add(dependency.key) }
    for catalog in unit.catalogs { fingerprint.add(catalog) }
    let added = addedSource
    if let added { fingerprint.add(added) }
    for (file, contents) in zip(unit.files, contents) { fingerprint.add(file, contents: contents) }
    let file = build.folder + "/result.json"
    try build.buildIfNeeded(fingerprint) {
      let result = try compile(contents, flags, imports, added, in: build)
      try JSONEncoder().encode(result).write(to: URL(fileURLWithPath: file))
    }.release()
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return Done(
      unit: unit, result: try JSONDecoder().decode(UnitResult.self, from: data), key: fingerprint.name,
      folder: build.folder)
  }

  private func scan(_ contents: [Data]) -> ImportScan {
    var scan = ImportScan()
    for file in contents { scan.scan(file) }
    return scan
  }

  /// The source that names the contents of asset catalogs, declares the classes of data models, and `Bundle.module`; nil if there is
  /// nothing to declare.
  private var addedSource: String? {
    let names = DataModels.source(
      unit.catalogs, behind: AssetCatalogs(unit.catalogs).source(bundle: unit.bundle))
    guard unit.declaresBundle else { return names }
    return (names ?? "import Foundation\n")
      + "extension Foundation.Bundle { nonisolated static var module: Foundation.Bundle { .main } }\n"
  }

  // MARK: - Compiling

  private func compile(
    _ contents: [Data], _ flags: [String], _ imports: ImportScan, _ added: String?, in build: CachedBuild
  ) throws -> UnitResult {
    var copies = CheckedCopies(unit, contents, imports, in: build.folder)
    var inputs: [String] = []
    if let added {
      try build.write(added, to: "TrellisAssets.swift")
      inputs.append(build.folder + "/TrellisAssets.swift")
    }
    let hasMain = unit.files.contains { ($0 as NSString).lastPathComponent == "main.swift" }
    var arguments = flags.filter { !unit.headers.contains($0) } + ["-module-name", unit.module]
    if !hasMain { arguments.append("-parse-as-library") }
    for dependency in dependencies { arguments += ["-I", dependency.folder] }
    for folder in unit.headers { arguments += ["-Xcc", "-I" + folder] }
    var result = UnitResult()
    try write(&copies)
    for module in try imported(copies.paths + inputs, arguments, build) where try !isKnown(module) {
      miss(module, &copies, contents, &result)
    }
    // Names that don't exist make some expressions take minutes. The limit is in seconds of processor time for each expression.
    if !result.modules.isEmpty || dependencies.contains(where: { !$0.result.compiles }) {
      arguments.append("-solver-expression-time-threshold=4")
    }
    unlink("\(build.folder)/\(unit.module).swiftmodule")
    // Missing modules that the list of imports lacks, or that can't be loaded, are found one at a time.
    let limit = CheckCompiler.limit(files: unit.files.count)
    for _ in 0..<20 {
      try write(&copies)
      let outcome = try compiler.run(
        [
          "-emit-sil", "-o", "/dev/null", "-enable-testing",
          "-experimental-allow-module-with-compiler-errors",
          "-emit-module-path", "\(build.folder)/\(unit.module).swiftmodule",
        ] + arguments + copies.paths + inputs, limit: limit)
      // The errors of an imported target are reported with that target.
      result.errors = CheckReport.Problem.errors(in: outcome.output)
        .filter { !$0.message.hasPrefix("allowing deserialization of") }
      let unknown = result.errors.compactMap {
        $0.message.firstMatch(of: /no such module '([^']+)'/)?.output.1
      }
      if let module = unknown.first.map(String.init), !result.modules.contains(where: { $0.name == module }) {
        miss(module, &copies, contents, &result)
        continue
      }
      if outcome.exitCode == nil {
        result.crash = "the compiler crashed, or took more than \(limit) seconds of processor time"
      } else if outcome.exitCode != 0, result.errors.isEmpty,
        !outcome.output.contains("allowing deserialization of")
      {
        let line = outcome.output.split(separator: "\n").last { !$0.isEmpty }.map(String.init)
        result.crash = "the compiler crashed" + (line.map { ": \($0.prefix(300))" } ?? "")
      }
      break
    }
    // Errors without a file, or in a file of another origin, make the whole unit fail.
    for error in result.errors where !unit.files.contains(error.file) {
      result.crash = result.crash ?? error.message
    }
    result.errors.removeAll { !unit.files.contains($0.file) }
    describe(contents, &result)
    return result
  }

  private func write(_ copies: inout CheckedCopies) throws { try copies.write() }

  /// Returns the modules that the compiled branches of files import.
  private func imported(_ inputs: [String], _ arguments: [String], _ build: CachedBuild) throws -> [String] {
    let list = build.folder + "/imports"
    unlink(list)
    _ = try compiler.run(["-emit-imported-modules", "-o", list] + arguments + inputs)
    let text = String(decoding: FileManager.default.contents(atPath: list) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  private func isKnown(_ module: String) throws -> Bool {
    if module == unit.module || Toolkit.aliases[module] != nil || ["AppKit", "Cocoa"].contains(module) {
      return true
    }
    if let own = dependencies.first(where: { $0.unit.module == module }) {
      return access("\(own.folder)/\(module).swiftmodule", F_OK) == 0
    }
    let isHeader = unit.headers.contains {
      ($0 as NSString).deletingLastPathComponent.hasSuffix("/" + module)
    }
    return try isHeader || compiler.hasModule(module)
  }

  /// Records a missing module, and removes its imports, so that the compiler finds other errors.
  private func miss(
    _ module: String, _ copies: inout CheckedCopies, _ contents: [Data], _ result: inout UnitResult
  ) {
    copies.blank(module)
    let places = zip(unit.files, contents).compactMap { file, contents in
      ImportLines.line(importing: module, in: contents).map { CheckReport.Place(file: file, line: $0) }
    }
    result.modules.append(UnitResult.Module(name: module, places: places))
  }

  /// Adds the programs and previews of the source.
  private func describe(_ contents: [Data], _ result: inout UnitResult) {
    let files = zip(unit.files, contents).map { ScannedFile(path: $0, text: $1) }
    let interesting = files.filter { file in
      ["@main", "Preview", "ApplicationMain"].contains { file.text.range(of: Data($0.utf8)) != nil }
    }
    let outline = SourceOutline(interesting)
    result.programs = interesting.flatMap(DeclarationScanner.declarations).filter(\.isMain).map(\.name)
    result.previews = outline.previews.map(\.place) + outline.providers.map(\.name)
  }
}
