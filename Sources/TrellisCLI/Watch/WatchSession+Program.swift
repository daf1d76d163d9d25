import Foundation
import SwiftUI
import TrellisFailure

extension WatchSession {
  /// Builds the program anew, and starts it with the states of the running one; on an error, that one goes on.
  func rebuild(since begin: ContinuousClock.Instant) {
    let builder = ProgramBuilder(sources: sources, toolkit: toolkit, cache: cache)
    do {
      let build = WatchedBuild(builder: builder, start: try start(sources), folder: folder.path)
      let files = try compile(build)
      self.build = build
      self.files = files
      (history, commands, isSourceAhead) = ([], nil, false)
      leave()
      problem = nil
      try launch(since: begin, kind: "program")
      commands = try? build.commands()
      commands?.warmUp()
    } catch let errors as WatchedBuild.Errors {
      report(errors)
    } catch {
      let failure = error as? Failure
      show((["\(failure?.message ?? "\(error)")"] + (failure?.details ?? [])).joined(separator: "\n"))
    }
  }

  /// Builds the program, and returns its files with their literals; throws `WatchedBuild.Errors` of the source as it is.
  private func compile(_ build: WatchedBuild) throws -> [String: WatchedFile] {
    var files = numbered()
    do {
      try build.buildProgram(of: files.mapValues(\.wrapped))
      return files
    } catch let errors as WatchedBuild.Errors {
      try build.typeCheck()
      // The calls around literals are the reason, on some of the lines.
      for file in files.values { plainLines.formUnion(file.lines(of: errors.errors)) }
    }
    files = numbered()
    do {
      try build.buildProgram(of: files.mapValues(\.wrapped))
    } catch is WatchedBuild.Errors {
      for path in files.keys { files[path]?.ids = [:] }
      try build.buildProgram(of: files.mapValues(\.wrapped))
    }
    return files
  }

  /// Returns the files of the source, with numbers for their literals.
  private func numbered() -> [String: WatchedFile] {
    nextLiteral = 0
    var files: [String: WatchedFile] = [:]
    for file in sources.files {
      var watched = WatchedFile(file)
      watched.number(watched.members.keys, except: plainLines, from: &nextLiteral)
      files[file.path] = watched
    }
    return files
  }

  /// Ends the running program, and keeps its states; kills a program that doesn't end within ten seconds.
  private func leave() {
    guard let process else { return }
    process.send(.leave)
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end, let reports = process.receiveSoon() {
      for case .states(let data, let frame) in reports { states = (data, frame) }
    }
    if ContinuousClock.now < end { _ = process.waitForEnd() } else { process.kill() }
    self.process = nil
  }

  /// Starts the program with the states of the last one.
  func launch(since begin: ContinuousClock.Instant, kind: String) throws {
    var request = request
    request.resources = sources.folder
    if let states {
      let file = URL(fileURLWithPath: folder.path + "/states.json")
      try states.data.write(to: file)
      (request.states, request.windowFrame) = (file, states.frame)
    }
    pending = [0: (begin, kind, nil)]
    process = try WatchedProcess(build.program, request, log: log)
    for edit in history { process?.send(edit) }
    if let problem { process?.send(.problem(problem)) }
  }

  /// Receives the program's messages; ends this process with the program, unless the program crashed.
  func receive() throws {
    guard let process else { return }
    try handle(process.receive(), from: process)
  }

  /// Receives the program's messages, for at most a tenth of a second.
  func receiveSoon() throws {
    guard let process else { return }
    try handle(process.receiveSoon(), from: process)
  }

  private func handle(_ reports: [WatchReport]?, from process: WatchedProcess) throws {
    if let reports {
      for report in reports { note(report) }
      return
    }
    self.process = nil
    switch process.waitForEnd() {
    case .exit(let code): throw Failure(message: "", exitCode: code)
    case .signal(let signal): recover(from: signal)
    }
  }

  private func note(_ report: WatchReport) {
    switch report {
    case .states(let data, let frame): states = (data, frame)
    case .agent(let number, let answer): answers[number] = answer
    case .shown(let edit):
      guard let shown = pending.removeValue(forKey: edit) else { return }
      if let request = shown.request { history.append(request) }
      let time = ((ContinuousClock.now - shown.begin) / .milliseconds(1)).rounded()
      say("\(shown.kind) on the screen after \(Int(time)) ms")
    case .refused(let edit, let reason):
      guard pending.removeValue(forKey: edit) != nil else { return }
      say("\(reason); building the program anew")
      rebuild(since: .now)
    }
  }

  /// Starts an agent's program again, which crashed after a request, with all edits: with the last states, unless they are the reason.
  private func restart() {
    if pending[0] != nil { states = nil }
    pending = [:]
    do {
      try launch(since: .now, kind: "program")
    } catch {
      show("\((error as? Failure)?.message ?? "\(error)")")
    }
  }

  /// Starts the program again after a crash: without the edit that it crashed after, with the last states.
  private func recover(from signal: Int32) {
    let name = String(cString: strsignal(signal))
    lastOutput = log.map { AgentLog(path: $0).explanation }
    let unseen = pending.values.contains { $0.request != nil }
    if log != nil, unseen {
      // The program may have crashed before the edit, which then is the remedy. An agent wants the source as it is.
      pending = [:]
      return rebuild(since: .now)
    }
    if log != nil, pending[0] == nil || states != nil { return restart() }
    if pending[0] != nil {
      // It crashed before its first frame, so an edit since then can't be the reason, but may be the remedy.
      (states, pending) = (nil, [:])
      if unseen { return rebuild(since: .now) }
    }
    // An edit that was shown may crash later, for example in an action.
    guard unseen || history.popLast() != nil else {
      pending = [:]
      return show("the program crashed (\(name)); it starts again when the source changes")
    }
    problem =
      "the program crashed (\(name)); it runs again without the last edit; change the source to try again"
    say(problem ?? "")
    isSourceAhead = true
    do {
      try launch(since: .now, kind: "program")
    } catch {
      show("\((error as? Failure)?.message ?? "\(error)")")
    }
  }
}
