import Foundation
import SwiftUI
import TrellisFailure

/// A run of `trellis run --watch`: follows the source, and shows its changes in the running program.
final class WatchSession {
  let path: String
  let request: LaunchRequest
  let toolkit: Toolkit
  let cache: BuildCache
  let folder: WatchFolder
  /// Returns the starting point of the source.
  let start: (SourceFiles) throws -> StartingPoint

  /// The source whose changes were handled last.
  var sources: SourceFiles
  /// The files as the running program has them, by path.
  var files: [String: WatchedFile] = [:]
  var build: WatchedBuild
  var commands: ReplacementCommands?
  var process: WatchedProcess?
  /// The number of the next literal in the running program.
  var nextLiteral = 0
  /// The lines whose literals can't be edited, because the calls around them don't compile.
  var plainLines: Set<String> = []
  var edits = 0
  /// The edits that the program hasn't shown yet, with the time when they were noticed, and their kind.
  var pending: [Int: (begin: ContinuousClock.Instant, kind: String, request: WatchRequest?)] = [:]
  /// The edits since the program was built, which a new process has to apply again.
  var history: [WatchRequest] = []
  /// The states and the window's frame that the program reported last.
  var states: (data: Data, frame: WindowFrame?)?
  /// Whether the program doesn't have the source's last edits, because it crashed after them.
  var isSourceAhead = false
  /// The message over the window.
  var problem: String?

  init(
    _ path: String, _ request: LaunchRequest, toolkit: Toolkit, cache: BuildCache,
    start: @escaping (SourceFiles) throws -> StartingPoint
  ) throws {
    (self.path, self.request, self.toolkit, self.cache, self.start) = (path, request, toolkit, cache, start)
    sources = try SourceFiles(path: path)
    folder = try WatchFolder(for: sources.root, in: cache)
    build = WatchedBuild(
      builder: ProgramBuilder(sources: sources, toolkit: toolkit, cache: cache), start: .program,
      folder: folder.path)
  }

  /// Runs until the program's window is closed.
  func run() throws {
    let watcher = try FileWatcher(sources.folder, isRecursive: sources.folder == sources.root)
    say("watching \(path)")
    rebuild(since: .now)
    var isWatching = true
    while true {
      var requests = [pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)]
      if let process {
        requests.append(pollfd(fd: process.channel.descriptor, events: Int16(POLLIN), revents: 0))
      }
      // A folder that doesn't exist can't be watched, so its return is noticed by looking for it.
      guard poll(&requests, nfds_t(requests.count), isWatching ? -1 : 250) >= 0 else { continue }
      if requests.count > 1, requests[1].revents != 0 { try receive() }
      if requests[0].revents != 0 || !isWatching {
        let begin = ContinuousClock.now
        watcher.settle()
        isWatching = watcher.watch()
        follow(since: begin)
      }
    }
  }

  // MARK: - The source

  /// Reads the source, and shows its changes.
  private func follow(since begin: ContinuousClock.Instant) {
    let new: SourceFiles
    do {
      new = try SourceFiles(path: path)
    } catch {
      return show("\((error as? Failure)?.message ?? "\(error)"); it is shown again when it is back")
    }
    let changed = new.files.filter { file in
      sources.files.first { $0.path == file.path }?.contents != file.contents
    }
    let isSameList = new.files.map(\.path) == sources.files.map(\.path)
    guard !changed.isEmpty || !isSameList else {
      if problem?.hasSuffix("it is shown again when it is back") == true { show(nil) }
      return
    }
    sources = new
    guard process != nil, isSameList, !isSourceAhead, apply(changed, since: begin) else {
      return rebuild(since: begin)
    }
  }

  /// Applies changes of files in the running program; returns false if the program has to be built anew.
  private func apply(_ changed: [SourceFiles.File], since begin: ContinuousClock.Instant) -> Bool {
    var values: [Int: LiteralValue] = [:]
    var new: [WatchedFile] = []
    for file in changed {
      guard let old = files[file.path] else { return false }
      var next = old
      next.members = SourceMembers(file.contents)
      switch SourceEdit(from: old.members, to: next.members, added: old.added) {
      case .none: break
      case .literals(let edited):
        for member in next.members.members {
          guard let positions = edited[member.key] else { continue }
          let literals = next.members.literals(in: member)
          for position in positions {
            guard let id = old.ids[member.key]?[position] else {
              return changed.count == 1 && replace(Set(edited.keys), in: next, since: begin)
            }
            values[id] = literals[position].value
          }
        }
      case .bodies(let edited):
        return changed.count == 1 && replace(edited, in: next, since: begin)
      case .other: return false
      }
      new.append(next)
    }
    for file in new { files[file.path] = file }
    show(nil)
    if !values.isEmpty { send("literals", since: begin) { .literals(edit: $0, values) } }
    return true
  }

  /// Compiles members of a file, and replaces them in the running program; returns false if the program has to be built anew.
  private func replace(_ edited: Set<String>, in file: WatchedFile, since begin: ContinuousClock.Instant)
    -> Bool
  {
    let others = files.values.filter { $0.path != file.path }.reduce(into: Set<String>()) {
      $0.formUnion($1.members.source.texts)
    }
    let plan = ReplacementPlan(edited: edited, in: file.members, others: others)
    var next = file
    let known = Set(files[file.path]?.members.keys ?? [])
    next.added = next.added.union(edited.subtracting(known)).intersection(next.members.keys)
    let compiled = plan.keys.union(next.added)
    do {
      let library = try build(plan, compiled, &next)
      files[file.path] = next
      show(nil)
      send("bodies", since: begin) {
        .replace(edit: $0, library: library, types: plan.types, rebuildsAll: plan.rebuildsAll)
      }
      return true
    } catch let errors as WatchedBuild.Errors where errors.errors.contains(where: { $0.file == file.path }) {
      show(CompilerError.text(of: errors.errors))
      return !compiles()
    } catch {
      return false
    }
  }

  /// Compiles a replacement, and returns the library's path; throws `WatchedBuild.Errors`.
  private func build(_ plan: ReplacementPlan, _ compiled: Set<String>, _ file: inout WatchedFile) throws
    -> String
  {
    let commands = try commands ?? build.commands()
    self.commands = commands
    let source = ReplacementSource(module: build.builder.moduleName, path: file.path, number: edits + 1)
    func library(_ file: WatchedFile) throws -> String {
      let text = source.text(of: file.members, keys: plan.keys, added: file.added, literals: file.ids)
      return try commands.build(text, number: edits + 1)
    }
    do {
      file.number(compiled, except: plainLines, from: &nextLiteral)
      return try library(file)
    } catch let errors as WatchedBuild.Errors {
      // The calls around literals may be the reason.
      for key in compiled { file.ids[key] = nil }
      let path = try library(file)
      plainLines.formUnion(file.lines(of: errors.errors))
      return path
    }
  }

  /// Returns whether the source compiles, although a replacement doesn't; otherwise shows its errors.
  private func compiles() -> Bool {
    let build = WatchedBuild(
      builder: ProgramBuilder(sources: sources, toolkit: toolkit, cache: cache), start: self.build.start,
      folder: folder.path)
    do {
      try build.typeCheck()
      return true
    } catch let errors as WatchedBuild.Errors {
      report(errors)
      return false
    } catch {
      return true
    }
  }

  /// Shows the errors of the source over the window, and the compiler's messages in the terminal.
  func report(_ errors: WatchedBuild.Errors) {
    FileHandle.standardError.write(Data(errors.output.utf8))
    show(CompilerError.text(of: errors.errors))
  }

  private func send(
    _ kind: String, since begin: ContinuousClock.Instant, _ request: (Int) -> WatchRequest
  ) {
    edits += 1
    let request = request(edits)
    pending[edits] = (begin, kind, request)
    process?.send(request)
  }

  // MARK: - Messages

  /// Shows a message over the window and in the terminal; nil removes it.
  func show(_ text: String?) {
    guard text != problem else { return }
    problem = text
    process?.send(.problem(text))
    if let text { say(text) }
  }

  func say(_ text: String) { FileHandle.standardError.write(Data("trellis: \(text)\n".utf8)) }
}
