import Foundation
import Synchronization
import Testing
import Trellis
import TrellisDisplayList
import TrellisWindow

/// Two squares: a click on the left one changes its colour, the space key starts three frames of animation.
@MainActor class Squares: WindowContent {
  var chooseFiles: FileChooser.Choose = { _, _ in {} }
  nonisolated static let left = CGRect(x: 10, y: 10, width: 40, height: 40)
  nonisolated static let right = CGRect(x: 60, y: 10, width: 40, height: 40)

  var title = "Squares"
  var size = CGSize(width: 200, height: 120)
  var needsUpdate = true
  private var isBlue = false
  private var framesLeft = 0
  var defersDeallocation = false
  var drawsOnlyVisible = false
  var opening = WindowOpening()
  var minimumSize = CGSize(width: 30, height: 20)
  var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  var scenePhase = ScenePhase.active
  var textInputArea: CGRect? { CGRect(x: 10, y: 10, width: 1, height: 15) }
  var takesKeys = false
  var modifierKeys: EventModifiers = []
  func place(on display: DisplayProxy) {}
  var windowBehavior = WindowBehavior()
  var displayScale: CGFloat = 1
  var pasteboard: any Pasteboard = OwnPasteboard()
  var pointerShape: PointerShape { .arrow }
  var openURL: @MainActor (URL) -> Bool = { _ in false }
  /// The number of removed values that are still to be destroyed between frames.
  private var leftovers = 1300
  /// The number of the animation's frames after the one that began it.
  nonisolated let animatedFrames = Atomic(0)
  /// Signalled when nothing is left.
  nonisolated let isReclaimed = DispatchSemaphore(value: 0)

  func collect(limit count: Int) -> Bool {
    if count > 0 && leftovers > 0 && leftovers <= count { isReclaimed.signal() }
    leftovers -= min(count, leftovers)
    return leftovers > 0
  }

  var hasBacklog: Bool { leftovers > 1000 }

  var nextDeadline: Duration? { nil }

  func update(at time: Duration?) -> DisplayList {
    if (1...3).contains(framesLeft) { animatedFrames.add(1, ordering: .relaxed) }
    framesLeft = max(framesLeft - 1, 0)
    needsUpdate = framesLeft > 0
    let color = isBlue ? RGBAColor(red: 0, green: 0, blue: 1) : RGBAColor(red: 1, green: 0, blue: 0)
    return DisplayList([
      DisplayItem(id: 1, frame: Self.left, content: .fill(color)),
      DisplayItem(id: 2, frame: Self.right, content: .fill(.black)),
    ])
  }

  func send(_ event: InputEvent) {
    switch event.action {
    case .pointer(let click) where click.phase == .down && Self.left.contains(click.position): isBlue.toggle()
    case .key(let press) where press.key == .space && press.phase == .down: framesLeft = 4
    default: return
    }
    needsUpdate = true
  }
}

/// The reports of a window, which another thread reads while the window runs.
final class Reports: @unchecked Sendable {
  private let condition = NSCondition()
  private var reports: [FrameReport] = []

  func append(_ report: FrameReport) {
    condition.withLock {
      reports.append(report)
      condition.broadcast()
    }
  }

  var all: [FrameReport] { condition.withLock { reports } }

  /// Waits until `find` returns a value for the reports, at most `seconds` seconds.
  func wait<Answer>(for what: String, atMost seconds: Double = 60, _ find: ([FrameReport]) -> Answer?) throws
    -> Answer
  {
    try condition.withLock {
      let end = Date.now + seconds
      while true {
        if let answer = find(reports) { return answer }
        guard condition.wait(until: end) else {
          throw ScreenError(description: "waited in vain for \(what)")
        }
      }
    }
  }

  /// Waits for a matching report.
  func first(for what: String, where matches: (FrameReport) -> Bool) throws -> FrameReport {
    try wait(for: what) { $0.first(where: matches) }
  }
}

@Suite(.serialized) struct WindowTests {
  /// Opens a window on a screen of its own, and runs it while a thread uses it.
  ///
  /// An error of the thread is a failure.
  @MainActor func use(
    _ content: any WindowContent, by person: @escaping @Sendable (Screen, Reports) throws -> Void
  ) throws {
    let screen = try Screen()
    defer { screen.stop() }
    setenv("DISPLAY", screen.display, 1)
    unsetenv("SDL_VIDEODRIVER")
    let reports = Reports()
    let window = try DesktopWindow(content, scale: 1, log: reports.append)
    let failed = Failure()
    let thread = Thread {
      do { try person(screen, reports) } catch { failed.set("\(error)\n\(reports.all)") }
      window.close()
    }
    thread.start()
    try window.run()
    if let message = failed.message { Issue.record("\(message)") }
  }

  private final class Failure: Sendable {
    private let text = Mutex<String?>(nil)
    var message: String? { text.withLock { $0 } }
    func set(_ message: String) { text.withLock { $0 = message } }
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `removed nodes are destroyed between frames`() throws {
    let squares = Squares()
    try use(squares) { _, reports in
      if squares.isReclaimed.wait(timeout: .now() + 60) == .timedOut {
        throw ScreenError(description: "waited in vain for the end of what was removed")
      }
      #expect(reports.all.count == 1, "the first frame came before it")
    }
    #expect(squares.defersDeallocation)
    #expect(squares.drawsOnlyVisible)
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `a click, a key and a new size reach the content, and only changed parts are drawn`() throws {
    let squares = Squares()
    try use(squares) { screen, reports in
      let opened = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      #expect(opened.damage == [CGRect(x: 0, y: 0, width: 200, height: 120)])
      let window = try #require(
        try screen.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^Squares$"))
      let geometry = try screen.run("xdotool", "getwindowgeometry", "--shell", window) ?? ""
      func value(_ name: String) throws -> Int {
        let line = geometry.split(separator: "\n").first { $0.hasPrefix(name + "=") }
        return try #require(line.flatMap { Int($0.dropFirst(name.count + 1)) })
      }
      let (x, y) = (try value("X"), try value("Y"))
      try screen.wait(for: "#FF0000", x: x + 30, y: y + 30)

      _ = try screen.run("xdotool", "mousemove", "\(x + 30)", "\(y + 30)", "click", "1")
      let clicked = try reports.first(for: "the click") {
        $0.events.contains { $0.action == .pointer(PointerEvent(.down, at: CGPoint(x: 30, y: 30))) }
      }
      #expect(clicked.damage == [Squares.left])
      #expect(clicked.itemsDrawn == 1 && clicked.itemsCulled == 1)
      _ = try reports.first(for: "the button to come up") {
        $0.events.contains { $0.action == .pointer(PointerEvent(.up, at: CGPoint(x: 30, y: 30))) }
      }
      try screen.wait(for: "#0000FF", x: x + 30, y: y + 30)
      #expect(try screen.color(x: x + 70, y: y + 30) == "#000000")
      #expect(try screen.color(x: x + 5, y: y + 5) == "#FFFFFF")

      _ = try screen.run("xdotool", "windowfocus", "--sync", window)
      // SDL is notified of the focus late. It then releases all keys that are up on the screen at that time, even if their
      // events are still to be delivered. On a busy machine, Shift is lost for the following Tab, so the keys are pressed again
      // until the event arrives.
      let isShiftTab = { (reports: [FrameReport]) -> Bool? in
        reports.contains { report in
          report.events.contains { event in
            event.modifiers.contains(.shift)
              && event.action == .key(KeyPress(.tab, characters: "\t", modifiers: .shift))
          }
        } ? true : nil
      }
      var presses = 0
      repeat {
        _ = try screen.run("xdotool", "key", "shift+Tab")
        presses += 1
      } while (try? reports.wait(for: "shift and tab", atMost: 3, isShiftTab)) == nil && presses < 20
      _ = try reports.wait(for: "shift and tab", isShiftTab)
      _ = try screen.run("xdotool", "key", "space")
      try reports.wait(for: "three frames of animation") { reports in
        squares.animatedFrames.load(ordering: .relaxed) == 3 && reports.last?.damage == [] ? () : nil
      }

      _ = try screen.run("xdotool", "windowsize", window, "260", "150")
      let resized = try reports.first(for: "the new size") {
        $0.causes.contains(.resized(CGSize(width: 260, height: 150)))
      }
      #expect(resized.damage == [CGRect(x: 0, y: 0, width: 260, height: 150)])
      try screen.wait(for: "#FFFFFF", x: x + 250, y: y + 140)
    }
  }

  @Test @MainActor func `without a display there is an error with a remedy`() {
    for variable in ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(variable) }
    let error = #expect(throws: WindowError.self) { try DesktopWindow(Squares()) }
    guard case .noDisplay = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error.map { "\($0)" }?.contains("xvfb-run") == true)
  }
}
