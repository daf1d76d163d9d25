import Foundation
import Synchronization
import SwiftUI
import TrellisFailure

/// The performer of tools, which keeps the programs of the last calls running.
final class MCPTools: Sendable {
  private let folder: AgentFolder
  private let state = Mutex(Programs())

  /// The key of a program: its source, and optionally a view or a preview of the source.
  private struct Key: Hashable {
    var source: String
    var view: String?
    var preview: String?
  }

  /// The running programs, in the order of their last use.
  private struct Programs: ~Copyable {
    var all: [(key: Key, program: any AgentProgram)] = []
    /// The largest number of programs; beyond it, the least recently used program is ended.
    static let limit = 4

    mutating func remove(_ key: Key) -> (any AgentProgram)? {
      all.firstIndex { $0.key == key }.map { all.remove(at: $0).program }
    }

    /// Adds a program as the last used.
    mutating func add(_ key: Key, _ program: any AgentProgram) {
      all.append((key, program))
      if all.count > Programs.limit { all.removeFirst().program.end() }
    }
  }

  init(folder: AgentFolder) { self.folder = folder }

  /// Performs a call; a failure is a result with `isError`.
  func perform(_ call: MCPCall) -> MCPResult {
    do {
      switch call.tool {
      case "check": return try check(call)
      case "list_previews": return try AgentOutline.list(path(call, "source"), in: folder)
      case "missing_api": return try missing(call)
      case "run_tests": return try runTests(call)
      default: return try use(call)
      }
    } catch let failure as Failure {
      let lines = [failure.message] + failure.details
      let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
      return MCPResult(text: text.isEmpty ? "the source doesn't compile" : text, isError: true)
    } catch is CancellationError {
      return MCPResult(text: "cancelled", isError: true)
    } catch {
      return MCPResult(text: "\(error)", isError: true)
    }
  }

  /// Ends the programs.
  func end() {
    state.withLock { programs in
      for (_, program) in programs.all { program.end() }
      programs.all = []
    }
  }

  private func path(_ call: MCPCall, _ name: String) throws -> String {
    try folder.resolve(try call.string(name) ?? ".")
  }

  // MARK: - Source

  private func report(_ call: MCPCall) throws -> CheckReport {
    let platform = try call.string("platform").map { name in
      guard let platform = PackagePlatform(rawValue: name) else {
        throw Failure.usage("the platform is linux, phone or ios")
      }
      return platform
    }
    let path = try path(call, "path")
    // The check of a folder skips files outside of it.
    if XcodeApp.isProject(path) { try folder.checkLinks(in: path) }
    let check = try RepositoryCheck(path, platform: platform)
    return try check.run { count in
      call.progress("\(count) of \(check.count) targets")
      return !call.isCancelled
    }
  }

  private func check(_ call: MCPCall) throws -> MCPResult { MCPResult(text: try report(call).text) }

  private func missing(_ call: MCPCall) throws -> MCPResult {
    if let name = try call.string("name") { return MCPResult(text: try AgentNames.text(about: name)) }
    let missing = try report(call).missing
    let lines = missing.prefix(100).map { name in
      let place =
        name.places.first.map { "\(RelativePath.make($0.file, below: folder.path)):\($0.line)" } ?? ""
      return "\(name.kind.rawValue) \(name.name): \(name.files) files, first \(place)"
        + (name.advice.map { "; \($0)" } ?? "")
    }
    return MCPResult(text: lines.isEmpty ? "no name is missing" : lines.joined(separator: "\n"))
  }

  /// The time limit of a package's tests, with their build.
  private static let testMinutes = 30

  private func runTests(_ call: MCPCall) throws -> MCPResult {
    let path = try path(call, "path")
    guard SwiftPackage.isPackage(path) else { throw Failure.usage("'\(path)' isn't a package") }
    call.progress("building and testing")
    let filter = try call.string("filter").map { ["--filter", $0] } ?? []
    let end = ContinuousClock.now + .seconds(60 * MCPTools.testMinutes)
    let outcome: Subprocess.Outcome
    do {
      outcome = try Subprocess.run(
        Toolkit.runningExecutable(), ["test", path] + filter, capturing: .everything
      ) { !call.isCancelled && ContinuousClock.now < end }
    } catch is CancellationError where !call.isCancelled {
      throw Failure.software("the tests took more than \(MCPTools.testMinutes) minutes, and were ended")
    }
    let text = String(outcome.output.suffix(20_000))
    return MCPResult(
      text: (outcome.exitCode == 0 ? "the tests passed\n" : "the tests failed\n") + text,
      isError: outcome.exitCode != 0)
  }

  // MARK: - Programs

  private func use(_ call: MCPCall) throws -> MCPResult {
    let requests = try AgentRequest.requests(of: call)
    return try state.withLock { programs in
      let key = try key(of: call, last: programs.all.last?.key)
      try folder.checkLinks(in: key.source)
      let known = programs.remove(key)
      let program = try known ?? make(key)
      if known != nil { programs.add(key, program) }
      for request in requests { program.settings.take(request) }
      do { try program.update(call) } catch {
        // A program that didn't start isn't the app of the last call.
        if known == nil { program.end() }
        throw error
      }
      if known == nil { programs.add(key, program) }
      var answer = try program.ask(program.settings.request, call)
      for request in requests {
        answer = try program.ask(request, call)
        if answer.isError { break }
      }
      return MCPResult(text: answer.text, picture: answer.picture, isError: answer.isError)
    }
  }

  /// Returns the key that a call names; without a source, that of the last call.
  private func key(of call: MCPCall, last: Key?) throws -> Key {
    let (source, view, preview) = (
      try call.string("source"), try call.string("view"), try call.string("preview")
    )
    if view != nil, preview != nil { throw Failure.usage("give a view or a preview, not both") }
    if source == nil, let last {
      return view == nil && preview == nil ? last : Key(source: last.source, view: view, preview: preview)
    }
    return Key(source: try folder.resolve(source ?? "."), view: view, preview: preview)
  }

  private func make(_ key: Key) throws -> any AgentProgram {
    var request = LaunchRequest(mode: .window)
    request.isAgent = true
    let isBuilt = SwiftPackage.isPackage(key.source) || XcodeApp.isProject(key.source)
    return isBuilt
      ? try BuiltAgent(key.source, view: key.view, preview: key.preview, request)
      : try WatchedAgent(key.source, view: key.view, preview: key.preview, request)
  }
}
