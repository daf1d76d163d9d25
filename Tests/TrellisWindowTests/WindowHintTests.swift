import Foundation
import Testing
import Trellis
import TrellisWindow

/// Squares that need a larger window after the first click.
private final class GrowingSquares: Squares {
  override init() {
    super.init()
    windowBehavior.resizeAnchor = .bottomTrailing
  }

  override func send(_ event: InputEvent) {
    if case .pointer(let click) = event.action, click.phase == .down {
      minimumSize = CGSize(width: 300, height: 220)
    }
    super.send(event)
  }
}

/// Squares that signal the shift key.
private final class ShiftedSquares: Squares {
  nonisolated let shiftIsDown = DispatchSemaphore(value: 0)
  override var modifierKeys: EventModifiers {
    didSet { if modifierKeys.contains(.shift) { shiftIsDown.signal() } }
  }
}

/// Hints for window managers, and the place of a window that is resized.
extension WindowTests {
  private func window(on screen: Screen) throws -> String {
    try #require(try screen.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^Squares$"))
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `window managers are told which actions the content disables`() throws {
    let squares = Squares()
    squares.windowBehavior.minimize = .disabled
    try use(squares) { screen, reports in
      _ = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      let hints = try screen.run("xprop", "-id", self.window(on: screen), "-notype", "_MOTIF_WM_HINTS")
      let numbers = try #require(hints).split(separator: "=").last?.split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(numbers?.prefix(2) == ["0x1", "0x36"], "functions: resize, move, maximize and close")
    }
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `a window of the desktop's level opens below others`() throws {
    let squares = Squares()
    squares.opening.level = .desktop
    try use(squares) { screen, reports in
      _ = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      let state = try screen.run("xprop", "-id", self.window(on: screen), "-notype", "_NET_WM_STATE")
      #expect(state?.contains("_NET_WM_STATE_BELOW") == true)
    }
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `the anchor stays in place when the content enlarges the window`() throws {
    try use(GrowingSquares()) { screen, reports in
      _ = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      let window = try self.window(on: screen)
      func origin() throws -> [String] {
        let lines = try screen.run("xdotool", "getwindowgeometry", "--shell", window) ?? ""
        return lines.split(separator: "\n").filter { $0.hasPrefix("X=") || $0.hasPrefix("Y=") }.map(
          String.init)
      }
      // The window of 200 × 120 is in the middle of a screen of 640 × 480.
      #expect(try origin() == ["X=220", "Y=180"])
      _ = try screen.run("xdotool", "mousemove", "250", "210", "click", "1")
      _ = try reports.first(for: "the new size") {
        $0.causes.contains(.resized(CGSize(width: 300, height: 220)))
      }
      #expect(try origin() == ["X=120", "Y=80"])
    }
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `the content knows the modifier keys that are down`() throws {
    let squares = ShiftedSquares()
    try use(squares) { screen, reports in
      _ = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      let window = try self.window(on: screen)
      _ = try screen.run("xdotool", "windowfocus", "--sync", window)
      var presses = 0
      repeat {
        _ = try screen.run("xdotool", "keydown", "shift")
        _ = try screen.run("xdotool", "keyup", "shift")
        presses += 1
        if presses > 20 { throw ScreenError(description: "waited in vain for the shift key") }
      } while squares.shiftIsDown.wait(timeout: .now() + 3) == .timedOut
    }
  }
}
