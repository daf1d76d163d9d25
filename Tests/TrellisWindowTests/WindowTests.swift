import Foundation
import Synchronization
import Testing
import Trellis
import TrellisDisplayList
import TrellisWindow

/// Two squares: a click on the left one changes its colour, the space key starts three frames of animation.
@MainActor private final class Squares: WindowContent {
  nonisolated static let left = CGRect(x: 10, y: 10, width: 40, height: 40)
  nonisolated static let right = CGRect(x: 60, y: 10, width: 40, height: 40)

  var title = "Squares"
  var size = CGSize(width: 200, height: 120)
  private(set) var needsUpdate = true
  private var isBlue = false
  private var framesLeft = 0

  func update() -> DisplayList {
    framesLeft = max(framesLeft - 1, 0)
    needsUpdate = framesLeft > 0
    let color = isBlue ? RGBAColor(red: 0, green: 0, blue: 1) : RGBAColor(red: 1, green: 0, blue: 0)
    return DisplayList([
      DisplayItem(id: 1, frame: Self.left, content: .fill(color)),
      DisplayItem(id: 2, frame: Self.right, content: .fill(.black)),
    ])
  }

  func send(_ event: InputEvent) {
    switch event {
    case .pointerDown(let point) where Self.left.contains(point): isBlue.toggle()
    case .keyDown(let press) where press.key == "Space": framesLeft = 4
    default: return
    }
    needsUpdate = true
  }
}

/// The reports of a window, which the thread that uses it reads while the window runs.
private final class Reports: Sendable {
  private let reports = Mutex<[FrameReport]>([])

  func append(_ report: FrameReport) { reports.withLock { $0.append(report) } }
  func first(where matches: (FrameReport) -> Bool) -> FrameReport? {
    reports.withLock { $0.first(where: matches) }
  }
  var all: [FrameReport] { reports.withLock { $0 } }
}

@Suite(.serialized) struct WindowTests {
  /// Opens a window on a screen of its own, and runs it while a thread uses it; what that throws is the failure.
  @MainActor private func use(
    _ content: any WindowContent, by person: @escaping @Sendable (Screen, Reports) throws -> Void
  ) throws {
    let screen = try Screen()
    defer { screen.stop() }
    setenv("DISPLAY", screen.display, 1)
    unsetenv("SDL_VIDEODRIVER")
    let reports = Reports()
    let window = try Window(content, log: reports.append)
    let failed = Failure()
    let thread = Thread {
      do { try person(screen, reports) } catch { failed.set("\(error)\n\(reports.all)") }
      window.close()
    }
    thread.start()
    window.run()
    if let message = failed.message { Issue.record("\(message)") }
  }

  private final class Failure: Sendable {
    private let text = Mutex<String?>(nil)
    var message: String? { text.withLock { $0 } }
    func set(_ message: String) { text.withLock { $0 = message } }
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `a click, a key and a new size reach the content, and only what changed is drawn`() throws {
    try use(Squares()) { screen, reports in
      let opened = try screen.wait(for: "the first frame") { reports.first { $0.causes.contains(.opened) } }
      #expect(opened.damage == [CGRect(x: 0, y: 0, width: 200, height: 120)])
      let window = try screen.wait(for: "the window") {
        try screen.run("xdotool", "search", "--onlyvisible", "--name", "^Squares$")
      }
      let geometry = try screen.run("xdotool", "getwindowgeometry", "--shell", window) ?? ""
      func value(_ name: String) throws -> Int {
        let line = geometry.split(separator: "\n").first { $0.hasPrefix(name + "=") }
        return try #require(line.flatMap { Int($0.dropFirst(name.count + 1)) })
      }
      let (x, y) = (try value("X"), try value("Y"))
      func waitForColor(_ color: String, x: Int, y: Int) throws {
        try screen.wait(for: "\(color) at \(x), \(y)") { try screen.color(x: x, y: y) == color ? () : nil }
      }
      try waitForColor("#FF0000", x: x + 30, y: y + 30)

      _ = try screen.run("xdotool", "mousemove", "\(x + 30)", "\(y + 30)", "click", "1")
      let clicked = try screen.wait(for: "the click") {
        reports.first { $0.causes.contains(.input(.pointerDown(CGPoint(x: 30, y: 30)))) }
      }
      #expect(clicked.damage == [Squares.left])
      #expect(clicked.itemsDrawn == 1 && clicked.itemsCulled == 1)
      _ = try screen.wait(for: "the button to come up") {
        reports.first { $0.causes.contains(.input(.pointerUp(CGPoint(x: 30, y: 30)))) }
      }
      try waitForColor("#0000FF", x: x + 30, y: y + 30)
      #expect(try screen.color(x: x + 70, y: y + 30) == "#000000")
      #expect(try screen.color(x: x + 5, y: y + 5) == "#FFFFFF")

      _ = try screen.run("xdotool", "windowfocus", "--sync", window, "key", "shift+Tab")
      _ = try screen.wait(for: "shift and tab") {
        reports.first { $0.events.contains(.keyDown(KeyPress(key: "Tab", isShiftDown: true))) }
      }
      _ = try screen.run("xdotool", "key", "space")
      try screen.wait(for: "three frames of animation") {
        reports.all.filter { $0.causes.isEmpty && $0.damage.isEmpty }.count == 3 ? () : nil
      }

      _ = try screen.run("xdotool", "windowsize", window, "260", "150")
      let resized = try screen.wait(for: "the new size") {
        reports.first { $0.causes.contains(.resized(CGSize(width: 260, height: 150))) }
      }
      #expect(resized.damage == [CGRect(x: 0, y: 0, width: 260, height: 150)])
      try waitForColor("#FFFFFF", x: x + 250, y: y + 140)
    }
  }

  @Test @MainActor func `without a display there is an error that says what to do`() {
    for variable in ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(variable) }
    let error = #expect(throws: WindowError.self) { try runWindow(Squares()) }
    guard case .noDisplay = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error.map { "\($0)" }?.contains("xvfb-run") == true)
  }
}
