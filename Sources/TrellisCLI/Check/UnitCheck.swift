import Foundation

/// The check of a unit: compilations without code generation, or the results of earlier ones in the cache.
///
/// A unit is prepared first: its missing modules are found, and its module is written if other units import it. Then its files are compiled
/// in batches. Every step is an entry of the cache.
struct UnitCheck {
  let source: UnitSource
  let compiler: CheckCompiler
  /// The checks of the units that this unit imports, directly or indirectly.
  let dependencies: [UnitCheck]
  /// Whether another unit imports this one.
  let isImported: Bool
  /// The positions of the files of each batch.
  let batches: [Range<Int>]

  /// The folder with the results.
  let folder: String
  let arguments: [String]
  /// Source that the unit doesn't have, but the compiler needs.
  let addition: String?
  /// The inputs of the results.
  private let fingerprint: Fingerprint

  var unit: CheckUnit { source.unit }

  /// The result of the first step.
  struct Prepared: Codable {
    /// The missing modules.
    var missing: [UnitResult.Module] = []
    /// The reason that the unit's module couldn't be written; nil if it was, or isn't imported.
    var crash: String?
    /// Whether the compiler reported errors when it wrote the unit's module.
    var hasErrors = false
    var programs: [String] = []
    var previews: [String] = []
  }

  /// A unit that has been checked.
  struct Done {
    var unit: CheckUnit
    var result: UnitResult
  }

  init(
    _ source: UnitSource, compiler: CheckCompiler, toolkit: Toolkit, cache: BuildCache,
    dependencies: [UnitCheck] = [], isImported: Bool = false
  ) throws {
    (self.source, self.compiler, self.dependencies) = (source, compiler, dependencies)
    self.isImported = isImported
    let unit = source.unit
    batches = UnitCheck.batches(of: unit.files.count)
    var name = Fingerprint()
    for fact in [toolkit.folder, unit.kind.rawValue, unit.path, unit.name] { name.add(fact) }
    folder = try cache.folder("checks/\(name.name)/\(unit.platform.rawValue)")
    let flags = unit.flags + CompilerFlags.frontend(for: unit, source.imports)
    addition = source.addition
    var fingerprint = toolkit.fingerprint
    for fact in ["check 7", "\(isImported)"] + flags + unit.headers { fingerprint.add(fact) }
    for dependency in dependencies { fingerprint.add(dependency.fingerprint.name) }
    for fact in unit.catalogs + (addition.map { [$0] } ?? []) { fingerprint.add(fact) }
    for (file, contents) in zip(unit.files, source.contents) { fingerprint.add(file, contents: contents) }
    self.fingerprint = fingerprint
    let hasMain = unit.files.contains { ($0 as NSString).lastPathComponent == "main.swift" }
    arguments =
      flags + ["-module-name", unit.module] + (hasMain ? [] : ["-parse-as-library"])
      + dependencies.flatMap { ["-I", $0.folder] } + unit.headers.flatMap { ["-Xcc", "-I" + $0] }
  }

  /// Returns the positions of the files of each batch: as many batches as there are cores, unless they would have fewer than ten or more
  /// than 24 files.
  private static func batches(of count: Int) -> [Range<Int>] {
    let most = min(count / 10, ProcessInfo.processInfo.activeProcessorCount)
    let number = max((count + 23) / 24, most, 1)
    return (0..<number).map { $0 * count / number..<($0 + 1) * count / number }
  }

  // MARK: - Steps

  /// Finds the modules that are missing, and writes the unit's module if other units import it.
  ///
  /// The units that this unit imports have been prepared.
  func prepare() throws {
    try step("preparation") { build in
      var compilation = try UnitCompilation(self, in: build.folder)
      var prepared = Prepared()
      try compilation.blankUnknownImports()
      if isImported { try writeModule(&compilation, &prepared) }
      prepared.missing = compilation.missing
      (prepared.programs, prepared.previews) = source.programs()
      return prepared
    }
  }

  /// Compiles a batch of files, after the unit has been prepared.
  func compile(batch: Int) throws {
    try step(name(ofBatch: batch)) { build in
      var compilation = try UnitCompilation(self, blanking: try prepared().missing, in: build.folder)
      compilation.hasUnknownNames = try !knowsImports()
      return try compilation.check(batches[batch])
    }
  }

  /// Returns the result, after all batches have been compiled.
  func result() throws -> UnitResult {
    let prepared = try prepared()
    var result = UnitResult(
      modules: prepared.missing, programs: prepared.programs, previews: prepared.previews)
    for number in batches.indices {
      result.add(try read(name(ofBatch: number)))
    }
    if let crash = prepared.crash, let file = unit.files.first {
      result.errors.append(CheckReport.Problem(file: file, line: 0, column: 0, message: crash))
    }
    return result
  }

  /// The result of the first step.
  private func prepared() throws -> Prepared { try read("preparation") }

  /// Whether all names that the unit's imports declare are known.
  private func knowsImports() throws -> Bool {
    try ([self] + dependencies).allSatisfy {
      let prepared = try $0.prepared()
      return prepared.missing.isEmpty && !prepared.hasErrors && prepared.crash == nil
    }
  }

  // MARK: - Cache

  /// The name includes the number of batches, which depends on the machine.
  private func name(ofBatch number: Int) -> String { "batch \(number) of \(batches.count)" }

  private func step(_ name: String, make: (CachedBuild) throws -> some Encodable) throws {
    let build = CachedBuild(folder: "\(folder)/\(name)")
    try FileManager.default.createDirectory(atPath: build.folder, withIntermediateDirectories: true)
    try build.buildIfNeeded(fingerprint) {
      let data = try JSONEncoder().encode(make(build))
      try data.write(to: URL(fileURLWithPath: build.folder + "/result.json"))
    }.release()
  }

  private func read<Value: Decodable>(_ name: String) throws -> Value {
    let data = FileManager.default.contents(atPath: "\(folder)/\(name)/result.json") ?? Data()
    return try JSONDecoder().decode(Value.self, from: data)
  }

  private func writeModule(_ compilation: inout UnitCompilation, _ prepared: inout Prepared) throws {
    let file = "\(folder)/\(unit.module).swiftmodule"
    unlink(file)
    let outcome = try compilation.run(
      ["-emit-module", "-o", file, "-experimental-skip-non-inlinable-function-bodies-without-types"],
      limit: CheckCompiler.limit(files: unit.files.count))
    prepared.hasErrors = outcome.exitCode != 0 || outcome.output.contains(": error:")
    if access(file, F_OK) != 0 {
      prepared.crash =
        "the compiler couldn't write the module \(unit.module), so targets that import it lack it"
    }
  }
}
