import Foundation
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisFailure
import TrellisInspector

/// The performer of the requests of `trellis mcp`.
@MainActor
struct AgentActions {
  let host: AgentWindows

  init(_ host: AgentWindows) { self.host = host }

  /// Performs a request.
  func answer(_ request: AgentRequest) -> AgentAnswer {
    do throws(Failure) {
      switch request {
      case .picture(let scale, let settle): return try picture(scale, settle)
      case .film(let times, let tap, let scale): return try film(times, tap, scale)
      case .settings(let width, let height, let isDark): return settings(width, height, isDark)
      case .step(let step):
        let before = host.history.frames.last?.number ?? -1
        try perform(step)
        return AgentAnswer(after(before))
      case .accessibility:
        _ = host.settle(2)
        return AgentAnswer("\(host.front.update().accessibilityTree)")
      case .layout(let view): return AgentAnswer(try AgentLayout(host.front).text(of: view))
      case .why(let view): return AgentAnswer(try AgentCauses(host).why(view))
      case .waste: return AgentAnswer(AgentCauses(host).waste)
      }
    } catch {
      return AgentAnswer(([error.message] + error.details).joined(separator: "\n"), isError: true)
    }
  }

  // MARK: - Pictures

  /// The most pixels of a picture.
  private static let limit = 16_000_000.0

  private func picture(_ scale: Double, _ settle: Double) throws(Failure) -> AgentAnswer {
    let running = host.settle(settle)
    let window = host.front
    let data = try png(window.update(), window.size, scale)
    let waiting =
      running.isEmpty
      ? "" : "; these tasks are still running: \(running.prefix(5).joined(separator: ", "))"
    return AgentAnswer("\(Int(window.size.width))x\(Int(window.size.height)) points\(waiting)", picture: data)
  }

  private func film(_ times: [Double], _ tap: String?, _ scale: Double) throws(Failure) -> AgentAnswer {
    _ = host.settle(0)
    let strip = try FilmStrip(LaunchRequest.Film(times: times, tap: tap), of: host.front)
    host.frame()
    let moments = times.map { "\($0)" }.joined(separator: ", ")
    return AgentAnswer(
      "the moments after \(moments) seconds, from left to right",
      picture: try png(strip.list, strip.size, scale))
  }

  private func png(_ list: DisplayList, _ size: CGSize, _ scale: Double) throws(Failure) -> Data {
    guard size.width * size.height * scale * scale <= AgentActions.limit else {
      throw .usage(
        "the picture has more than 16 million pixels; give a smaller scale or size, or fewer times")
    }
    do throws(RenderingError) {
      return try Picture.render(list, size: size, scale: scale).pngData()
    } catch {
      throw .software(error.description)
    }
  }

  private func settings(_ width: Double?, _ height: Double?, _ isDark: Bool?) -> AgentAnswer {
    let window = host.front
    let size = CGSize(width: width ?? window.size.width, height: height ?? window.size.height)
    if size != window.size { window.size = size }
    if let isDark { window.colorScheme = isDark ? .dark : .light }
    return AgentAnswer("")
  }

  // MARK: - Input

  private func perform(_ step: AppScript.Step) throws(Failure) {
    let input = try step.input(in: host.front)
    host.begin(try cause(step))
    if case .wait(let seconds) = step { host.wait(seconds) }
    for (events, pause) in input ?? [] {
      for event in events { host.front.send(InputEvent(event, time: host.time)) }
      host.frame(after: pause)
    }
    _ = host.settle(2)
  }

  private func cause(_ step: AppScript.Step) throws(Failure) -> String {
    switch step {
    case .tap(let label, _): return "tap on '\(label)'"
    case .tapPoint(let x, let y): return "tap at \(x),\(y)"
    case .type(let text): return "typed '\(text)'"
    case .key(let name): return "key \(name)"
    case .scroll(let distance, _, _): return "scrolled by \(distance)"
    case .wait(let seconds): return "waited \(seconds) seconds"
    case .shows, .picture, .idle, .memory: throw .software("the step isn't one of an agent")
    }
  }

  /// Returns the texts that are shown, and the bodies that ran since a frame.
  private func after(_ frame: Int) -> String {
    // An accessibility label often repeats a drawn text.
    var known: Set<String> = []
    let texts = host.front.shownTexts.filter { known.insert($0).inserted }.prefix(60)
      .map { "'\($0)'" }.joined(separator: ", ")
    var bodies: [String: Int] = [:]
    for record in host.history.frames where record.number > frame {
      for body in record.bodies { bodies[body.name, default: 0] += 1 }
    }
    let counts = bodies.sorted { $0.key < $1.key }.prefix(40).map { "\($0.key) \($0.value)×" }
    return "the window shows \(texts.isEmpty ? "no text" : texts)\n"
      + (counts.isEmpty ? "no body was evaluated" : "evaluated: " + counts.joined(separator: ", "))
  }
}
