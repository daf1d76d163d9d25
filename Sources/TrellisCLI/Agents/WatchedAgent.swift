import Foundation
import SwiftUI
import TrellisFailure

/// A program from a file or a folder, whose bodies are replaced while it runs, as by `trellis run --watch`.
final class WatchedAgent: AgentProgram {
  var settings = AgentSettings()
  private let session: WatchSession
  private let log: AgentLog
  private var isStarted = false
  private var count = 0

  init(_ path: String, view: String?, preview: String?, _ request: LaunchRequest) throws {
    session = try WatchSession(
      path, request, toolkit: Toolkit.beside(executable: Toolkit.runningExecutable()), cache: BuildCache()
    ) { sources in
      try SourceOutline(sources.files.map { ScannedFile(path: $0.name, text: $0.contents) })
        .startingPoint(view: view, preview: preview)
    }
    log = AgentLog(path: session.folder.path + "/app.log")
    session.log = log.path
  }

  func update(_ call: MCPCall) throws {
    if !isStarted {
      call.progress("compiling")
      // The source may have changed since the last program ended.
      session.sources = try SourceFiles(path: session.path)
      isStarted = true
      session.rebuild(since: .now)
    } else {
      session.follow(since: .now)
    }
    let deadline = AgentDeadline(seconds: 60)
    while let process = session.process, !session.pending.isEmpty {
      try call.checkCancellation()
      try check(deadline, process)
      try receive(from: process)
    }
    guard let problem = session.problem else { return try checkProcess() }
    let isCrash = problem.hasPrefix("the program crashed")
    throw Failure(message: problem, exitCode: 1, details: isCrash ? [session.lastOutput ?? ""] : [])
  }

  private func check(_ deadline: AgentDeadline, _ process: WatchedProcess) throws {
    do {
      try deadline.check(process)
    } catch {
      (session.process, session.pending, isStarted) = (nil, [:], false)
      throw error
    }
  }

  private func checkProcess() throws {
    if session.process == nil { throw Failure.software("the app isn't running:\n\(log.explanation)") }
  }

  func ask(_ request: AgentRequest, _ call: MCPCall) throws -> AgentAnswer {
    guard let process = session.process else { throw Failure.software("the app isn't running") }
    count += 1
    process.send(.agent(number: count, request))
    let deadline = AgentDeadline.of(request)
    while true {
      if let answer = session.answers.removeValue(forKey: count) { return answer }
      try call.checkCancellation()
      try check(deadline, process)
      try receive(from: process)
      guard session.process === process else { throw crash() }
    }
  }

  /// Handles the program's messages; throws a failure if the program has exited.
  private func receive(from process: WatchedProcess) throws {
    do {
      try session.receiveSoon()
    } catch {
      isStarted = false
      throw Failure.software("the app has ended by itself:\n\(log.explanation)")
    }
    if session.process == nil, !session.pending.isEmpty { session.pending = [:] }
  }

  private func crash() -> Failure {
    let explanation = session.lastOutput ?? log.explanation
    return Failure.software("the app crashed, and runs again with the states before:\n\(explanation)")
  }

  func end() {
    session.process?.kill()
    session.process = nil
  }
}
