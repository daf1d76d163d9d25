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
  /// `progress` receives the number of finished units. If it returns false, the check throws `CancellationError` after the compilations
  /// that have begun.
  func run(progress: @escaping @Sendable (Int) -> Bool = { _ in true }) throws -> CheckReport {
    let sources = concurrently(found.units.count) { UnitSource(found.units[$0]) }
    let graph = UnitGraph(sources)
    let imported = graph.imported
    var checks: [Int: UnitCheck] = [:]
    for index in graph.order {
      checks[index] = try UnitCheck(
        sources[index], compiler: compilers[found.units[index].platform]!, toolkit: toolkit, cache: cache,
        dependencies: graph.dependencies(of: index).compactMap { checks[$0] },
        isImported: imported.contains(index))
    }
    let all = sources.indices.map { checks[$0]! }
    try run(graph.order.map { all[$0] }, progress)
    let done = try all.flatMap(refined)
    return CheckReport(path, done, skipped: found.skipped)
  }

  /// Runs the steps of checks, as many at once as there are cores.
  ///
  /// A check comes after those that it depends on.
  private func run(_ checks: [UnitCheck], _ progress: @escaping @Sendable (Int) -> Bool) throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    let failure = Mutex<(any Error)?>(nil)
    let finished = Mutex(0)
    func operation(_ work: @escaping @Sendable () throws -> Void) -> Operation {
      BlockOperation {
        do {
          if failure.withLock({ $0 == nil }) { try work() }
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
      }
    }
    var preparations: [String: Operation] = [:]
    for check in checks {
      let preparation = operation { try check.prepare() }
      // Others wait for modules, so these come first.
      preparation.queuePriority = .high
      check.dependencies.compactMap { preparations[$0.folder] }.forEach(preparation.addDependency)
      preparations[check.folder] = preparation
      let end = operation {
        let count = finished.withLock {
          $0 += 1
          return $0
        }
        guard progress(count) else { throw CancellationError() }
      }
      for batch in check.batches.indices {
        let compilation = operation { try check.compile(batch: batch) }
        compilation.addDependency(preparation)
        end.addDependency(compilation)
        queue.addOperation(compilation)
      }
      queue.addOperation(preparation)
      queue.addOperation(end)
    }
    queue.waitUntilAllOperationsAreFinished()
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// Returns the check of a unit, or the checks of its folders if loose files declare the same name.
  private func refined(_ check: UnitCheck) throws -> [UnitCheck.Done] {
    let result = try check.result()
    let folders = LooseFiles.folders(of: check.unit.files)
    guard check.unit.kind == .folder, folders.count > 1,
      result.errors.contains(where: { $0.message.hasPrefix("invalid redeclaration of") })
    else { return [UnitCheck.Done(unit: check.unit, result: result)] }
    let checks = try folders.map { folder, files in
      let unit = CheckUnit.folder(
        folder, files, name: RelativePath.make(folder, below: path), toolkit: toolkit)
      return try UnitCheck(UnitSource(unit), compiler: check.compiler, toolkit: toolkit, cache: cache)
    }
    try run(checks) { _ in true }
    return try checks.map { UnitCheck.Done(unit: $0.unit, result: try $0.result()) }
  }

  /// Returns the results of a function for numbers from zero, computed as many at once as there are cores.
  private func concurrently<Result: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Result) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = make(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { found in (0..<count).map { found[$0]! } }
  }
}
