import CSDL2
import Foundation
import Trellis

/// Serves the windows of a process: takes in what happens, has each window draw what is due, and sleeps.
///
/// Timers and the main queue's work come in the same turns.
@MainActor package final class WindowLoop {
  private(set) var windows: [DesktopWindow] = []
  /// What has no window any more, and goes on because others depend on it.
  private var background: [any WindowContent] = []
  /// Who closes a window that a person wants closed; nil just takes it away.
  package var onClose: ((DesktopWindow) -> Void)?

  package init() {}

  /// Serves a window from now on.
  package func add(_ window: DesktopWindow) {
    guard window.isOnScreen else { return }
    windows.append(window)
    window.open()
  }

  /// The window that shows a content; nil where none does.
  package func window(of content: any WindowContent) -> DesktopWindow? {
    windows.first { $0.content === content }
  }

  /// Takes the window that shows a content off the screen; where the content goes on without one, it is kept up to date.
  package func take(_ content: any WindowContent, goesOn: Bool) {
    window(of: content)?.leaveScreen()
    windows.removeAll { $0.content === content }
    if goesOn { background.append(content) }
  }

  /// Serves the windows until there are none, or the process is asked to end; throws `WindowError.displayGone`.
  ///
  /// Windows that are open then go to the background, so that what is to be kept is.
  package func run() throws(WindowError) {
    defer { for window in windows { window.leaveScreen() } }
    while true {
      let isAskedToEnd = takeEvents()
      if windows.contains(where: \.isDisplayGone) {
        for window in windows { window.loseScreen() }
        goToBackground()
        throw .displayGone
      }
      if isAskedToEnd { return goToBackground() }
      for window in windows where window.wantsToClose || window.closing.isRaised {
        if let onClose, !window.closing.isRaised {
          onClose(window)
        } else {
          take(window.content, goesOn: false)
        }
      }
      if windows.isEmpty { return }
      let timer = MainLoop.serve()
      for content in background where content.needsUpdate { _ = content.update(at: nil) }
      let waits = windows.compactMap { $0.step() }
      if waits.contains(.zero) { continue }
      wait(for: (waits + [timer].compactMap { $0.map { .seconds($0.timeIntervalSinceNow) } }).min())
    }
  }

  /// Has everybody keep what is to be kept.
  private func goToBackground() {
    for window in windows { window.goToBackground() }
    // What one window says may be another's matter, or that of the app.
    for content in windows.map(\.content) + background where content.needsUpdate {
      _ = content.update(at: nil)
    }
  }

  /// Sleeps until there is an event or main-queue work, or for a while.
  ///
  /// Only right after all events are taken in: those that were read from the connection already don't wake it.
  private func wait(for limit: Duration?) {
    let connection = windows.first.map { trellis_x11_connection($0.window) } ?? -1
    var sources = ([connection, MainLoop.descriptor] + windows.map(\.closing.descriptor)).filter { $0 >= 0 }
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Only X11 gives away its connection; elsewhere events are looked for every 8 ms.
    let longest: Duration? = connection >= 0 ? nil : .milliseconds(8)
    let timeout = [limit, longest].compactMap { $0 }.min().map { duration in
      // In whole milliseconds, up; who waits for longer than a day wakes in between.
      Int32(min(max(duration.seconds * 1000, 0), 86_400_000).rounded(.up))
    }
    // An interrupted wait is a short one: SIGINT arrives as an event that asks to quit.
    _ = poll(&sources, nfds_t(sources.count), timeout ?? -1)
  }

  /// Takes in all events that have arrived; answers whether the process is asked to end.
  ///
  /// Of several moves of the pointer in a row only the last is handed on.
  private func takeEvents() -> Bool {
    var lastMove: (window: DesktopWindow, event: SDL_MouseMotionEvent)?
    func sendMove() {
      if let move = lastMove { move.window.take(move.event) }
      lastMove = nil
    }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if event.type == SDL_QUIT.rawValue { return true }
      let number = event.windowNumber
      guard let window = windows.first(where: { SDL_GetWindowID($0.window) == number }) else { continue }
      if event.type == SDL_MOUSEMOTION.rawValue {
        if let last = lastMove, last.window !== window { sendMove() }
        lastMove = (window, event.motion)
        continue
      }
      sendMove()
      window.take(event)
    }
    sendMove()
    return false
  }
}

extension SDL_Event {
  /// The number of the window that an event is for; 0 is none.
  fileprivate var windowNumber: UInt32 {
    switch type {
    case SDL_WINDOWEVENT.rawValue: window.windowID
    case SDL_MOUSEMOTION.rawValue: motion.windowID
    case SDL_MOUSEBUTTONDOWN.rawValue, SDL_MOUSEBUTTONUP.rawValue: button.windowID
    case SDL_MOUSEWHEEL.rawValue: wheel.windowID
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue: key.windowID
    case SDL_TEXTINPUT.rawValue: text.windowID
    case SDL_TEXTEDITING.rawValue: edit.windowID
    case SDL_TEXTEDITING_EXT.rawValue: editExt.windowID
    case SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue: tfinger.windowID
    case SDL_DROPBEGIN.rawValue, SDL_DROPFILE.rawValue, SDL_DROPTEXT.rawValue, SDL_DROPCOMPLETE.rawValue:
      drop.windowID
    default: 0
    }
  }
}
