import Foundation
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisFailure
import TrellisWindow

/// Sends random input to an app, reproducible from a seed, in simulated time.
@MainActor
final class RandomInput: WindowHost {
  /// The maximum number of windows; beyond it, the front one is closed.
  private static let mostWindows = 8
  private let app: ViewGraph
  private var windows: [ViewGraph]
  private var random: SeededNumbers
  private var time = Duration.zero
  private var eventCount = 0

  init(_ app: ViewGraph, seed: UInt64) {
    (self.app, windows, random) = (app, [app], SeededNumbers(state: seed))
    app.windows?.host = self
    prepare(app)
    app.windows?.openAtLaunch()
  }

  func show(_ window: ViewGraph) {
    prepare(window)
    windows.append(window)
  }
  /// Disables a window's effects outside the app: URLs aren't opened, and choosing files is cancelled.
  private func prepare(_ window: ViewGraph) {
    window.takesKeys = true
    window.openURL = { _ in true }
    window.chooseFiles = { _, completion in
      completion(.cancelled)
      return {}
    }
  }
  func bringToFront(_ window: ViewGraph) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: index))
  }
  func take(_ window: ViewGraph) { windows.removeAll { $0 === window } }

  /// Sends input for a number of seconds of the app's time, or until the last window is closed.
  ///
  /// Returns a summary.
  func run(seconds: Double) throws(Failure) -> String {
    update()
    while time < .seconds(seconds), let window = windows.last {
      // Keys could open windows without end, and each window has a graph of its own.
      if windows.count > RandomInput.mostWindows { app.windows?.close(window) } else { act(in: window) }
      // Time for consequences of the action, and for tasks.
      for _ in 0..<3 { pass(.seconds(1) / 60) }
      if eventCount % 50 == 0 { try draw() }
    }
    try draw()
    let end = windows.isEmpty ? ", which closed the last window" : ", and \(windows.count) windows left open"
    return "\(eventCount) events in \(Int(time / .seconds(1))) seconds\(end)"
  }

  private func pass(_ duration: Duration) {
    time += duration
    MainLoop.serve()
    update()
  }

  private func update() {
    for window in windows { _ = window.update(at: time) }
    if app.isMounted == false { _ = app.update(at: time) }
  }

  private func draw() throws(Failure) {
    for window in windows {
      do throws(RenderingError) {
        _ = try Picture.render(window.update(at: time), size: window.size, scale: 1)
      } catch {
        throw .software(error.description)
      }
    }
  }

  // MARK: - Input

  private func send(_ action: InputEvent.Action, _ modifiers: EventModifiers = [], to window: ViewGraph) {
    guard windows.contains(where: { $0 === window }) else { return }
    eventCount += 1
    window.send(InputEvent(action, time: time, modifiers: modifiers))
    _ = window.update(at: time)
  }

  private func point(in window: ViewGraph) -> CGPoint {
    CGPoint(x: window.size.width * random.part(), y: window.size.height * random.part())
  }

  private func act(in window: ViewGraph) {
    let place = point(in: window)
    func pointer(_ phase: PointerEvent.Phase, _ place: CGPoint, _ button: PointerEvent.Button = .primary) {
      send(
        .pointer(PointerEvent(phase, at: place, button: button, clickCount: phase == .moved ? 0 : 1)),
        to: window)
    }
    switch random.next() % 20 {
    case 0..<8:
      pointer(.moved, place)
      pointer(.down, place)
      pass(.seconds(1) / 60)
      pointer(.up, place)
    case 8:
      pointer(.down, place, .secondary)
      pointer(.up, place, .secondary)
    case 9, 10:
      let end = point(in: window)
      pointer(.down, place)
      for step in 1...6 {
        let part = CGFloat(step) / 6
        pass(.seconds(1) / 60)
        pointer(.moved, CGPoint(x: place.x + (end.x - place.x) * part, y: place.y + (end.y - place.y) * part))
      }
      pointer(.up, end)
    case 11, 12:
      let distance = CGSize(width: 0, height: (random.part() - 0.5) * 800)
      send(.wheel(WheelEvent(at: place, by: distance)), to: window)
    case 13..<18: press(in: window)
    case 18:
      send(.text(["a", "7", "é", "👨‍👩‍👧", "שלום", " ", "a longer text"][Int(random.next() % 7)]), to: window)
    default:
      window.size = CGSize(width: 200 + 1000 * random.part(), height: 150 + 750 * random.part())
    }
  }

  private func press(in window: ViewGraph) {
    let keys: [KeyEquivalent] = [
      .tab, .tab, .tab, .return, .space, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end,
      .pageUp, .pageDown, .delete, .deleteForward, "a", "b", "z", "c", "v", "x", "n", "f",
    ]
    let key = keys[Int(random.next() % UInt64(keys.count))]
    let modifiers: EventModifiers = [[], [], [.shift], [.control], [.option]][Int(random.next() % 5)]
    let writes = key.character.isLetter && modifiers.isDisjoint(with: [.control, .option])
    let characters = writes ? String(key.character) : ""
    for phase in [KeyPress.Phases.down, .up] {
      send(
        .key(KeyPress(key, phase: phase, characters: characters, modifiers: modifiers)), modifiers, to: window
      )
    }
  }
}

/// A SplitMix64 generator.
private struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns a number from 0 up to, but not including, 1.
  mutating func part() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }
}
