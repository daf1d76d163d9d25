import CSDL2
import Foundation
import Trellis
import TrellisATSPI

/// The event loop of a process's windows: handles events, draws the frames that are due, and sleeps.
///
/// Timers and the main queue's work run in the same loop.
@MainActor package final class WindowLoop {
  private(set) var windows: [DesktopWindow] = []
  /// The contents without a window, which are still updated because others depend on them.
  private var background: [any WindowContent] = []
  /// Called to close a window when the user asks for it; nil removes the window from the screen.
  package var onClose: ((DesktopWindow) -> Void)?
  /// The connection to a screen reader, which exists while one runs.
  private lazy var reader = ScreenReader { [unowned self] in windows }
  /// Whether a screen reader runs; set by the host.
  package var hasScreenReader = false {
    didSet {
      guard hasScreenReader != oldValue else { return }
      reader.onChange = { [unowned self] isOn in
        for window in windows { follow(window, isOn: isOn) }
      }
      reader.setRunning(hasScreenReader)
    }
  }

  package init() {}

  /// Sends a text to the screen reader, which speaks it; does nothing if none runs.
  package func announce(_ text: String) { reader.announce(text) }

  /// Starts or stops reporting a window's frames to the reader.
  private func follow(_ window: DesktopWindow, isOn: Bool) {
    window.onFrame = isOn ? { [unowned self, unowned window] in reader.frameWasShown(window) } : nil
  }

  /// Opens a window and serves it from now on.
  package func add(_ window: DesktopWindow) {
    guard window.isOnScreen else { return }
    windows.append(window)
    window.open()
    if hasScreenReader, reader.isOn {
      reader.didOpen(window)
      follow(window, isOn: true)
    }
  }

  /// Returns the window that shows a content, or nil if there is none.
  package func window(of content: any WindowContent) -> DesktopWindow? {
    windows.first { $0.content === content }
  }

  /// Removes a content's window from the screen; with `keepsUpdating`, the content is still updated.
  package func remove(_ content: any WindowContent, keepsUpdating: Bool) {
    if let window = window(of: content) {
      if hasScreenReader { reader.didClose(window) }
      window.leaveScreen()
    }
    windows.removeAll { $0.content === content }
    if keepsUpdating { background.append(content) }
  }

  /// Serves the windows until there are none, or the process is asked to end; throws `WindowError.displayGone`.
  ///
  /// The remaining windows then go to the background, so that their state is saved.
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
          remove(window.content, keepsUpdating: false)
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

  /// Moves all windows to the background, so that their state is saved.
  private func goToBackground() {
    for window in windows { window.goToBackground() }
    // A change in one window may affect another, or the app.
    for content in windows.map(\.content) + background where content.needsUpdate {
      _ = content.update(at: nil)
    }
  }

  /// Sleeps until there is an event or main-queue work, or until a timeout.
  ///
  /// Call it only right after all events are handled: events already read from the connection don't end the wait.
  private func wait(for limit: Duration?) {
    let connection = windows.first.map { trellis_x11_connection($0.window) } ?? -1
    var sources = ([connection, MainLoop.descriptor] + windows.map(\.closing.descriptor)).filter { $0 >= 0 }
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Only X11 exposes its connection; elsewhere events are polled every 8 ms.
    let longest: Duration? = connection >= 0 ? nil : .milliseconds(8)
    let timeout = [limit, longest].compactMap { $0 }.min().map { duration in
      // In milliseconds, rounded up, and at most one day.
      Int32(min(max(duration.seconds * 1000, 0), 86_400_000).rounded(.up))
    }
    // An interrupted wait just ends early: SIGINT arrives as a quit event.
    _ = poll(&sources, nfds_t(sources.count), timeout ?? -1)
  }

  /// Handles all events that have arrived; returns whether the process is asked to end.
  ///
  /// Of several consecutive pointer moves, only the last one is delivered.
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
  /// The number of the window that the event is for, or 0 for none.
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
