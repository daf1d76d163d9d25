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

  private func runTests(_ call: MCPCall) throws -> MCPResult {
    let path = try path(call, "path")
    guard SwiftPackage.isPackage(path) else { throw Failure.usage("'\(path)' isn't a package") }
    call.progress("building and testing")
    let filter = try call.string("filter").map { ["--filter", $0] } ?? []
    let outcome = try Subprocess.run(
      Toolkit.runningExecutable(), ["test", path] + filter, capturing: .everything)
    let text = String(outcome.output.suffix(20_000))
    return MCPResult(
      text: (outcome.exitCode == 0 ? "the tests passed\n" : "the tests failed\n") + text,
      isError: outcome.exitCode != 0)
  }

  // MARK: - Programs

  private func use(_ call: MCPCall) throws -> MCPResult {
    let requests = try AgentRequest.requests(of: call)
    return try state.withLock { programs in
      let program = try self.program(call, &programs)
      for request in requests { program.settings.take(request) }
      try program.update(call)
      var answer = try program.ask(program.settings.request, call)
      for request in requests {
        answer = try program.ask(request, call)
        if answer.isError { break }
      }
      return MCPResult(text: answer.text, picture: answer.picture, isError: answer.isError)
    }
  }

  private func program(_ call: MCPCall, _ programs: inout Programs) throws -> any AgentProgram {
    let (source, view, preview) = (
      try call.string("source"), try call.string("view"), try call.string("preview")
    )
    if view != nil, preview != nil { throw Failure.usage("give a view or a preview, not both") }
    var key = Key(source: try folder.resolve(source ?? "."), view: view, preview: preview)
    if source == nil, let last = programs.all.last?.key {
      key = view == nil && preview == nil ? last : Key(source: last.source, view: view, preview: preview)
    }
    try folder.checkLinks(in: key.source)
    if let index = programs.all.firstIndex(where: { $0.key == key }) {
      programs.all.append(programs.all.remove(at: index))
    } else {
      var request = LaunchRequest(mode: .window)
      request.isAgent = true
      let isBuilt = SwiftPackage.isPackage(key.source) || XcodeApp.isProject(key.source)
      let program: any AgentProgram =
        isBuilt
        ? try BuiltAgent(key.source, view: view, preview: preview, request)
        : try WatchedAgent(key.source, view: key.view, preview: key.preview, request)
      programs.all.append((key, program))
      if programs.all.count > Programs.limit { programs.all.removeFirst().program.end() }
    }
    return programs.all.last!.program
  }
}
