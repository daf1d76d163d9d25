import Foundation

/// Runs of the compiler's frontend over the files of a unit, without the imports of missing modules.
struct UnitCompilation {
  private let check: UnitCheck
  private let folder: String
  private var copies: CheckedCopies
  /// The paths of files that the unit doesn't have, but the compiler needs.
  private var additions: [String] = []
  /// The missing modules.
  private(set) var missing: [UnitResult.Module] = []
  /// Whether names may be unknown because of modules that are missing here or in imported units.
  var hasUnknownNames = false

  private var unit: CheckUnit { check.unit }

  /// Writes the files that the compiler needs into a folder.
  init(
    _ check: UnitCheck, blanking missing: [UnitResult.Module] = [], in folder: String
  ) throws {
    (self.check, self.folder) = (check, folder)
    copies = CheckedCopies(check.unit, check.source.contents, check.source.imports, in: folder)
    if let addition = check.addition {
      let path = folder + "/TrellisAssets.swift"
      try Data(addition.utf8).write(to: URL(fileURLWithPath: path))
      additions = [path]
    }
    for module in missing { copies.blank(module.name) }
    self.missing = missing
    try copies.write()
  }

  /// Removes the imports of missing modules.
  mutating func blankUnknownImports() throws {
    let list = folder + "/imports"
    unlink(list)
    _ = try check.compiler.run(
      ["-emit-imported-modules", "-o", list] + check.arguments + copies.paths + additions)
    let text = String(decoding: FileManager.default.contents(atPath: list) ?? Data(), as: UTF8.self)
    for module in text.split(separator: "\n").map(String.init) where try !isKnown(module) {
      try blank(module)
    }
  }

  /// Runs the frontend over all files, of which only the primary ones are checked whole, if there are any.
  ///
  /// Missing modules that the list of imports lacks, or that can't be loaded, are found one at a time.
  mutating func run(_ action: [String], primary: Set<Int> = [], limit: Int) throws -> Subprocess.Outcome {
    while true {
      let files = copies.paths.enumerated().flatMap { index, path in
        primary.contains(index) ? ["-primary-file", path] : [path]
      }
      // Names that don't exist make some expressions take minutes. The limit is in seconds of processor time for each expression.
      let hurry = missing.isEmpty && !hasUnknownNames ? [] : ["-solver-expression-time-threshold=4"]
      let outcome = try check.compiler.run(
        action + ["-enable-testing", "-experimental-allow-module-with-compiler-errors"] + hurry
          + check.arguments + files + additions, limit: limit)
      guard let module = outcome.output.firstMatch(of: /error: no such module '([^']+)'/)?.output.1,
        !missing.contains(where: { $0.name == module })
      else { return outcome }
      try blank(String(module))
    }
  }

  /// Compiles some of the files up to the diagnosis of control flow.
  ///
  /// A file at which the compiler crashes or exceeds its limit is reported, and the others are compiled without it.
  mutating func check(_ files: Range<Int>) throws -> UnitResult {
    var result = UnitResult()
    var waiting = [Set(files)]
    while let batch = waiting.popLast() {
      let limit = CheckCompiler.limit(files: batch.count)
      let outputs = batch.flatMap { _ in ["-o", "/dev/null"] }
      let outcome = try run(["-emit-sil"] + outputs, primary: batch, limit: limit)
      if let signal = outcome.signal {
        let paths = copies.paths
        let named = CompilerDump.innermost(of: batch.map { paths[$0] }, in: outcome.output)
        if let file = batch.count == 1 ? batch.first : batch.first(where: { paths[$0] == named }) {
          let isSlow = signal == SIGXCPU || signal == SIGKILL
          result.errors.append(
            CheckReport.Problem(
              file: unit.files[file], line: 0, column: 0,
              message: isSlow
                ? "the compiler needs more than \(limit) seconds of processor time for this file"
                : "the compiler crashes at this file"))
          if batch.count > 1 { waiting.append(batch.subtracting([file])) }
        } else {
          let half = Set(batch.sorted().prefix(batch.count / 2))
          waiting += [batch.subtracting(half), half]
        }
      } else {
        result.add(outcome, of: unit)
      }
    }
    result.modules = missing
    return result
  }

  // MARK: - Parts

  private mutating func blank(_ module: String) throws {
    copies.blank(module)
    missing.append(UnitResult.Module(name: module, places: check.source.places(importing: module)))
    try copies.write()
  }

  private func isKnown(_ module: String) throws -> Bool {
    if module == unit.module || Toolkit.aliases[module] != nil || ["AppKit", "Cocoa"].contains(module) {
      return true
    }
    if let own = check.dependencies.first(where: { $0.unit.module == module }) {
      return access("\(own.folder)/\(module).swiftmodule", F_OK) == 0
    }
    let isHeader = unit.headers.contains {
      ($0 as NSString).deletingLastPathComponent.hasSuffix("/" + module)
    }
    return try isHeader || check.compiler.hasModule(module)
  }
}
