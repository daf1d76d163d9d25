import Foundation
import Synchronization
import TrellisFailure

/// A check of all units of a repository, as many at once as there are cores.
struct RepositoryCheck {
  private let path: String
  private let toolkit: Toolkit
  private let cache: BuildCache
  private let found: CheckUnits
  private let compilers: [PackagePlatform: CheckCompiler]

  /// Finds the units at a path; throws a failure if it can't be read, has no Swift files, or if there is no compiler.
  init(_ given: String, platform: PackagePlatform?) throws {
    let path = try AbsolutePath.make(given)
    var status = stat()
    guard !given.isEmpty, stat(path, &status) == 0 else {
      throw Failure.noInput(
        "can't read '\(given)': \(String(cString: strerror(given.isEmpty ? ENOENT : errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR || path.hasSuffix(".swift") else {
      throw Failure.noInput("'\(given)' is neither a folder nor a Swift file")
    }
    guard access(path, R_OK) == 0 else {
      throw Failure.noInput("can't read '\(given)': \(String(cString: strerror(errno)))")
    }
    (self.path, cache) = (path, try BuildCache())
    toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    found = try CheckUnits(path, platform: platform, toolkit: toolkit, cache: cache)
    var compilers: [PackagePlatform: CheckCompiler] = [:]
    for platform in Set(found.units.map(\.platform)) {
      compilers[platform] = try CheckCompiler(platform, toolkit: toolkit, cache: cache)
    }
    self.compilers = compilers
  }

  /// The number of units.
  var count: Int { found.units.count }

  /// Compiles the units, and returns the report.
  ///
  /// `progress` receives the number of finished units. If it returns false, the check throws `CancellationError` after the present group of
  /// units.
  func run(progress: @Sendable (Int) -> Bool = { _ in true }) throws -> CheckReport {
    let units = UnitGraph(found.units)
    var done: [Int: UnitCheck.Done] = [:]
    for wave in units.waves {
      let results = Mutex<[Int: Result<UnitCheck.Done, any Error>]>([:])
      let known = done
      DispatchQueue.concurrentPerform(iterations: wave.count) { position in
        let index = wave[position]
        let result = Result { try check(units, index, known) }
        let count = results.withLock {
          $0[index] = result
          return known.count + $0.count
        }
        _ = progress(count)
      }
      for (index, result) in results.withLock({ $0 }) { done[index] = try result.get() }
      guard progress(done.count) else { throw CancellationError() }
    }
    let all = try found.units.indices.flatMap { try refined(done[$0]!) }
    return CheckReport(path, all, skipped: found.skipped)
  }

  private func check(_ units: UnitGraph, _ index: Int, _ done: [Int: UnitCheck.Done]) throws -> UnitCheck.Done
  {
    let unit = units.units[index]
    return try UnitCheck(
      unit: unit, compiler: compilers[unit.platform]!, toolkit: toolkit, cache: cache,
      dependencies: units.dependencies(of: index).compactMap { done[$0] }
    ).run()
  }

  /// Returns the check of a unit, or the checks of its folders if loose files declare the same name.
  private func refined(_ done: UnitCheck.Done) throws -> [UnitCheck.Done] {
    let folders = LooseFiles.folders(of: done.unit.files)
    guard done.unit.kind == .folder, folders.count > 1,
      done.result.errors.contains(where: { $0.message.hasPrefix("invalid redeclaration of") })
    else { return [done] }
    return try folders.map { folder, files in
      let unit = CheckUnit.folder(
        folder, files, name: RelativePath.make(folder, below: path), toolkit: toolkit)
      return try UnitCheck(
        unit: unit, compiler: compilers[unit.platform]!, toolkit: toolkit, cache: cache, dependencies: []
      ).run()
    }
  }
}
