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
  /// The program's answers to an agent's requests, by their numbers.
  var answers: [Int: AgentAnswer] = [:]
  /// The file for the output of the program; nil for the output of this process.
  var log: String?
  /// The output of the last program that crashed, if it was written to a file.
  var lastOutput: String?
  /// Whether the message is that the source is missing.
  private var isSourceMissing = false

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
  func follow(since begin: ContinuousClock.Instant) {
    let new: SourceFiles
    do {
      new = try SourceFiles(path: path)
    } catch {
      isSourceMissing = true
      return show("\((error as? Failure)?.message ?? "\(error)"); it is shown again when it is back")
    }
    defer { isSourceMissing = false }
    let changed = new.files.filter { file in
      sources.files.first { $0.path == file.path }?.contents != file.contents
    }
    let isSameList = new.files.map(\.path) == sources.files.map(\.path)
    guard !changed.isEmpty || !isSameList else {
      if isSourceMissing { show(nil) }
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

  /// Sends an edit to the program, which reports the frame that shows it.
  func send(
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
