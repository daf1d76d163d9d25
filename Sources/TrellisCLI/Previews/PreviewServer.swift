import Foundation
import SwiftUI
import TrellisFailure
import TrellisInspector

/// The page of all previews: it builds them, and runs those that are in sight.
@MainActor
final class PreviewServer {
  /// The number of processes above which those out of sight are ended.
  private static let mostProcesses = 40
  /// The most processes that start at the same time.
  private static let mostStarting = 3
  /// The time until a preview out of sight is suspended.
  private static let grace = DispatchTimeInterval.seconds(2)

  private var server: PageServer!
  private let request: LaunchRequest
  /// The arguments of the command that builds and lists the previews.
  private let arguments: [String]
  private let name: String
  private var list: PreviewList?
  private var build: ChildProcess?
  /// Whether a page asked for a build while one was running.
  private var needsBuild = false
  /// The message about the last build, which new pages receive.
  private var lastBuild = PreviewMessage("build")
  /// Whether a page has been opened.
  private var wasOpened = false
  private var processes: [String: PreviewProcess] = [:]
  /// The previews that are in sight, by page.
  private var visible: [Int: [String]] = [:]
  private var moment = 0

  var address: String { server.address }

  /// Creates the server on a port, which the system chooses if it is 0.
  init(name: String, request: LaunchRequest, arguments: [String], port: Int) throws {
    (self.name, self.request, self.arguments) = (name, request, arguments)
    do {
      server = try PageServer(port: port, framing: .framing, page: { Page.previews() }) { [weak self] event in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(event) } }
      }
    } catch {
      throw Failure.unavailable("can't serve previews on 127.0.0.1\(port == 0 ? "" : ":\(port)"): \(error)")
    }
    startBuild()
  }

  // MARK: - Pages

  private func take(_ event: PageServer.Event) {
    switch event {
    case .opened(let page):
      // A page that is loaded again shows the current source; the first one shows the first build.
      if wasOpened { startBuild() }
      wasOpened = true
      visible[page] = []
      send(lastBuild, to: page)
      if let list { send(message(of: list), to: page) }
    case .closed(let page, _):
      visible[page] = nil
      updateProcesses()
    // The previews' own processes aren't inspected.
    case .asked(let client, _): server.respond("{}", to: client)
    case .message(let page, let text):
      defer { server.finished(client: page) }
      guard let message = PreviewMessage(text: text) else {
        return server.close(client: page, .init(1008, "the message isn't a preview message"))
      }
      take(message, from: page)
    }
  }

  private func take(_ message: PreviewMessage, from page: Int) {
    switch message.t {
    case "visible":
      visible[page] = message.ids ?? []
      updateProcesses()
      for id in message.ids ?? [] { if let process = processes[id] { report(process, to: [page]) } }
    case "rebuild": startBuild()
    case "restart":
      if let id = message.id, let process = processes.removeValue(forKey: id) { process.end() }
      updateProcesses()
    case "picked":
      guard let list, let entry = list.entries.first(where: { $0.id == message.id }), let path = message.path,
        let location = SourceFinder(list: list).location(ofPath: path, in: entry)
      else { return }
      var answer = PreviewMessage("source")
      (answer.file, answer.line, answer.name) = (location.file, location.line, location.name)
      send(answer, to: page)
    case "cursor":
      guard let list, let file = message.file, let line = message.line else { return }
      let finder = SourceFinder(list: list)
      var answer = PreviewMessage("outline")
      answer.name = finder.type(atLine: line, of: file)
      answer.id = finder.preview(atLine: line, of: file)
      send(answer, to: page)
    default: server.close(client: page, .init(1008, "the message has an unknown kind"))
    }
  }

  private func send(_ message: PreviewMessage, to page: Int) { server.send(message.json, to: page) }

  private func sendToAll(_ message: PreviewMessage) {
    for page in visible.keys { send(message, to: page) }
  }

  private func message(of list: PreviewList) -> PreviewMessage {
    var message = PreviewMessage("previews")
    message.name = name
    message.text = list.notes.joined(separator: "\n")
    message.previews = list.entries.map { entry in
      PreviewMessage.Shown(
        id: entry.id, title: entry.title,
        place: "\((entry.file as NSString).lastPathComponent):\(entry.line)",
        file: entry.file, line: entry.line)
    }
    return message
  }

  // MARK: - Builds

  private func startBuild() {
    guard build == nil else {
      needsBuild = true
      return
    }
    needsBuild = false
    lastBuild = PreviewMessage("build")
    lastBuild.name = "building"
    sendToAll(lastBuild)
    let begin = ContinuousClock.now
    do {
      let program = try Toolkit.runningExecutable()
      build = try ChildProcess(program, arguments, environment: [:], capturesOutput: true) { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
      } end: { [weak self] end, output in
        self?.finishBuild(end, output, seconds: (ContinuousClock.now - begin) / .seconds(1))
      }
    } catch {
      lastBuild.name = "failed"
      lastBuild.text = "\(error)"
      sendToAll(lastBuild)
    }
  }

  private func finishBuild(_ end: ChildProcess.End, _ output: Data, seconds: Double) {
    let lines = build?.lines ?? []
    build = nil
    lastBuild.seconds = seconds
    if end.code == 0, !end.isSignal, let new = try? JSONDecoder().decode(PreviewList.self, from: output) {
      lastBuild.name = "done"
      replaceList(by: new)
    } else {
      lastBuild.name = "failed"
      lastBuild.text = lines.joined(separator: "\n")
    }
    sendToAll(lastBuild)
    if needsBuild { startBuild() }
  }

  private func replaceList(by new: PreviewList) {
    let old = list
    list = new
    for (id, process) in processes {
      let entry = new.entries.first { $0.id == id }
      let isSame =
        entry?.shown == process.entry.shown && programs[process.entry.program] == stamp(process.entry.program)
      if !isSame {
        processes[id] = nil
        process.end()
      }
    }
    programs = Dictionary(new.entries.map { ($0.program, stamp($0.program)) }) { first, _ in first }
    if old == nil || old?.entries != new.entries { sendToAll(message(of: new)) }
    updateProcesses()
  }

  /// The fingerprints of the programs that are running.
  private var programs: [String: Fingerprint] = [:]

  private func stamp(_ program: String) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(file: program)
    return fingerprint
  }

  // MARK: - Processes

  /// Starts and continues the processes of previews in sight, and suspends the others after a while.
  private func updateProcesses() {
    let shown = visible.values.flatMap { $0 }
    moment += 1
    for id in shown {
      processes[id]?.lastSeen = moment
      processes[id]?.setSuspended(false)
    }
    startProcesses(shown)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.grace) { [weak self] in
      MainActor.assumeIsolated { self?.suspendUnseen() }
    }
  }

  private func startProcesses(_ shown: [String]) {
    guard let list else { return }
    var starting = processes.values.count { if case .starting = $0.state { true } else { false } }
    for id in shown where processes[id] == nil && starting < Self.mostStarting {
      guard let entry = list.entries.first(where: { $0.id == id }) else { continue }
      var request = request
      request.resources = list.resources
      let process = PreviewProcess(entry, request) { [weak self] process in self?.change(of: process) }
      process.lastSeen = moment
      processes[id] = process
      if case .ended = process.state { report(process, to: Array(visible.keys)) } else { starting += 1 }
    }
  }

  private func change(of process: PreviewProcess) {
    guard processes[process.entry.id] === process else { return }
    report(process, to: Array(visible.keys))
    startProcesses(visible.values.flatMap { $0 })
  }

  /// Sends pages the state of a process.
  private func report(_ process: PreviewProcess, to pages: [Int]) {
    var message: PreviewMessage
    switch process.state {
    case .starting: return
    case .running(let address):
      message = PreviewMessage("address")
      message.address = address
    case .ended(let reason):
      message = PreviewMessage("ended")
      message.text = reason
    }
    message.id = process.entry.id
    for page in pages { send(message, to: page) }
  }

  private func suspendUnseen() {
    let shown = Set(visible.values.flatMap { $0 })
    let unseen = processes.filter { !shown.contains($0.key) }.sorted { $0.value.lastSeen < $1.value.lastSeen }
    for (_, process) in unseen { process.setSuspended(true) }
    for (id, process) in unseen.prefix(max(0, processes.count - Self.mostProcesses)) {
      processes[id] = nil
      process.end()
      var message = PreviewMessage("gone")
      message.id = id
      sendToAll(message)
    }
  }
}
