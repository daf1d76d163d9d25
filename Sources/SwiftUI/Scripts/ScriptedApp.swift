import Foundation
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisFailure
import TrellisGraph
import TrellisWindow

/// Performs an ``AppScript`` in the windows of a running app, and closes them at the end.
@MainActor
final class ScriptedApp {
  private let script: AppScript
  private let app: ViewGraph
  private let loop: WindowLoop
  private var frames = 0
  /// The failure of a step, after which the app ends; nil if none failed yet.
  private(set) var failure: Failure?

  /// Starts the script, which runs in real time between the frames.
  init(_ script: AppScript, app: ViewGraph, loop: WindowLoop) {
    (self.script, self.app, self.loop) = (script, app, loop)
    Task { await run() }
  }

  /// Counts a frame of a window.
  func frameWasDrawn() { frames += 1 }

  private func run() async {
    do throws(Failure) {
      try? await Task.sleep(for: .seconds(1))
      for (step, line) in zip(script.steps, script.lines) {
        do throws(Failure) {
          let result = try await perform(step)
          report("ok: \(line)\(result.map { ": \($0)" } ?? "")")
        } catch {
          throw Failure(
            message: "the step '\(line)' failed: \(error.message)", exitCode: 1, details: error.details)
        }
      }
    } catch {
      failure = error
    }
    for window in (app.windows?.all ?? [app]).reversed() { app.windows?.close(window) }
  }

  /// Prints a line at once, even into a pipe.
  private func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// Performs a step; returns a measurement to print, or nil.
  private func perform(_ step: AppScript.Step) async throws(Failure) -> String? {
    switch step {
    case .tap, .tapPoint, .type, .key, .scroll:
      for (events, pause) in try step.input(in: front) ?? [] {
        for event in events { send(event) }
        if pause > .zero { try? await Task.sleep(for: pause) }
      }
    case .wait(let seconds): try? await Task.sleep(for: .seconds(seconds))
    case .shows(let text): try await waitForText(text)
    case .picture(let name): try writePicture(name)
    case .idle(let seconds): return try await checkIdle(seconds)
    case .memory(let limit): return try checkMemory(limit)
    }
    await rest()
    return nil
  }

  // MARK: - Input

  /// The window in front.
  private var front: ViewGraph {
    (app.windows?.all ?? []).last { loop.window(of: $0) != nil } ?? app
  }

  private func send(_ action: InputEvent.Action) {
    loop.window(of: front)?.take(action, modifiers: [])
  }

  /// Waits until the window needs no update for a tenth of a second; for at most two seconds, since some apps never rest.
  private func rest() async {
    var quiet = 0
    let end = ContinuousClock.now + .seconds(2)
    while quiet < 4, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(25))
      quiet = front.needsUpdate || front.isMoving ? 0 : quiet + 1
    }
  }

  // MARK: - Checks

  private func waitForText(_ text: String) async throws(Failure) {
    for _ in 0..<100 {
      if front.shownTexts.contains(where: { $0.contains(text) }) { return }
      try? await Task.sleep(for: .milliseconds(100))
    }
    throw .software(
      "the window shows \(front.shownTexts.prefix(30).map { "'\($0)'" }.joined(separator: ", "))")
  }

  private func writePicture(_ name: String) throws(Failure) {
    let file = "\(script.folder)/\(name).png"
    do {
      let picture = try Picture.render(
        front.update(), size: front.size, scale: front.environment.displayScale)
      try picture.pngData().write(to: URL(fileURLWithPath: file))
    } catch {
      throw .cantWrite(file, "\(error)")
    }
  }

  private func checkIdle(_ seconds: Double) async throws(Failure) -> String {
    let evaluated = EvaluationCount()
    let observations = (app.windows?.all ?? [app]).map { window in
      window.graph.addObserver { if case .evaluated(let attribute, _, _) = $0 { evaluated.add(attribute) } }
    }
    let before = frames
    try? await Task.sleep(for: .seconds(seconds))
    for observation in observations { observation.cancel() }
    let drawn = frames - before
    guard evaluated.count == 0, drawn == 0 else {
      throw .software("\(evaluated.count) rules ran, \(drawn) frames were drawn: \(evaluated.names)")
    }
    return "no rule ran, and no frame was drawn"
  }

  private func checkMemory(_ limit: Double) throws(Failure) -> String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func megabytes(_ name: String) -> Double? {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map {
        $0 / 1000
      }
    }
    guard let now = megabytes("VmRSS"), let peak = megabytes("VmHWM") else {
      throw .software("/proc/self/status has no resident memory")
    }
    let words = "\(Int(now.rounded())) MB resident, \(Int(peak.rounded())) MB at most"
    guard now <= limit else { throw .software(words) }
    return words
  }
}

/// The rules that ran, with their names.
private final class EvaluationCount {
  private(set) var count = 0
  private var first: [String] = []

  func add(_ attribute: AnyAttribute) {
    count += 1
    if first.count < 5 { first.append("\(attribute.name ?? "") (\(attribute.kind))") }
  }

  var names: String { first.joined(separator: ", ") }
}
