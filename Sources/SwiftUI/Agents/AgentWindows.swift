import Foundation
import Trellis
import TrellisFailure
import TrellisInspector
import TrellisWindow

/// The windows of a program that `trellis mcp` uses: they exist only as pictures, and no port is opened.
///
/// Time is simulated, and passes only while a request is performed. So pictures are reproducible, and a waiting program uses no
/// processor time.
@MainActor
final class AgentWindows: WindowHost {
  private let app: ViewGraph
  private(set) var windows: [ViewGraph]
  private var histories: [ObjectIdentifier: FrameHistory] = [:]
  /// The present time of all windows.
  private(set) var time = Duration.zero
  /// The cause of the next frames, in words.
  private var cause = "the window opened"

  init(of app: ViewGraph) {
    (self.app, windows) = (app, [app])
    app.windows?.host = self
    prepare(app)
    app.windows?.openAtLaunch()
  }

  /// Performs the requests on a descriptor until it is closed.
  func run(_ descriptor: Int32) -> Never {
    let actions = AgentActions(self)
    let watched = WatchedProgram(descriptor, app, answer: { actions.answer($0) }) { nil }
    while true {
      MainLoop.serve()
      // An edit of the code is shown at once; what its tasks and animations do comes with the next request.
      for _ in 0..<10 where needsUpdate { frame() }
      watched.frameWasDrawn()
      MainLoop.wait(milliseconds: 60_000)
    }
  }

  // MARK: - Windows

  /// The window in front.
  var front: ViewGraph { windows.last ?? app }

  func show(_ window: ViewGraph) {
    prepare(window)
    windows.append(window)
  }

  func bringToFront(_ window: ViewGraph) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: index))
  }

  func take(_ window: ViewGraph) {
    windows.removeAll { $0 === window }
    // The app's first window stays the one in front if no window is left.
    if window !== app { histories[ObjectIdentifier(window)] = nil }
  }

  /// Records a window's frames, and disables its effects outside of the app.
  private func prepare(_ window: ViewGraph) {
    histories[ObjectIdentifier(window)] = FrameHistory(of: window)
    window.takesKeys = true
    window.openURL = { _ in true }
    window.chooseFiles = { _, completion in
      completion(.cancelled)
      return {}
    }
  }

  /// The recorded frames of the front window.
  var history: FrameHistory { histories[ObjectIdentifier(front)]! }

  // MARK: - Time

  private var needsUpdate: Bool { windows.contains(where: \.needsUpdate) }

  /// Names the cause of the next frames.
  func begin(_ cause: String) { self.cause = cause }

  /// Makes a frame of all windows, after some time has passed.
  func frame(after duration: Duration = .zero) {
    time = max(time + duration, front.time)
    for window in windows { update(window) }
    if !app.isMounted || !windows.contains(where: { $0 === app }) { _ = app.update(at: time) }
  }

  private func update(_ window: ViewGraph) {
    let begin = ContinuousClock.now
    _ = window.update(at: max(time, window.time))
    _ = histories[ObjectIdentifier(window)]?.take(
      at: time, causes: [cause], updating: ContinuousClock.now - begin, drawing: .zero, damage: [])
  }

  /// The duration of a frame.
  static let frame: Duration = .seconds(1) / 60

  /// Waits until tasks and animations have ended: tasks for at most a number of real seconds, animations for as many simulated ones.
  ///
  /// Returns the names of tasks that are still running.
  func settle(_ seconds: Double) -> [String] {
    let limit = Duration.seconds(seconds)
    let begin = ContinuousClock.now
    var skipped = Duration.zero
    MainLoop.serve()
    frame()
    while true {
      let names = windows.flatMap(\.tasksUnderWay)
      if names.isEmpty, !needsUpdate {
        guard windows.contains(where: \.isMoving), skipped < limit else { return [] }
        skipped += AgentWindows.frame
        MainLoop.serve()
        frame(after: AgentWindows.frame)
        continue
      }
      if ContinuousClock.now - begin >= limit { return names }
      MainLoop.wait(milliseconds: 10)
      MainLoop.serve()
      frame(after: AgentWindows.frame)
    }
  }

  /// Lets a number of seconds pass.
  func wait(_ seconds: Double) {
    let end = time + .seconds(seconds)
    while time < end {
      MainLoop.serve()
      frame(after: min(AgentWindows.frame, end - time))
    }
  }
}
