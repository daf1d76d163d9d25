import CSDL2
package import Foundation
import Trellis
package import TrellisCairo
import TrellisDisplayList

/// A window of the desktop: draws what its content changed, and hands on what a person does.
///
/// One frame: the content is brought up to date, the damage between the last list and the new one is drawn right into the window's
/// pixels, and only that goes to the screen. A ``WindowLoop`` says when.
@MainActor package final class DesktopWindow {
  package let content: any WindowContent
  /// Device pixels a point.
  package private(set) var scale: CGFloat = 1
  /// What the window system counts sizes and places in, a point: pixels on X11, points on Wayland.
  let units: CGFloat
  let window: OpaquePointer
  let renderer = Renderer()
  let log: ((FrameReport) -> Void)?
  nonisolated let closing = Wakeup()
  /// Whether a person wants it closed.
  var wantsToClose = false

  /// What is on the screen; nil where that is unknown and all of it has to be drawn.
  var shown: DisplayList?
  /// What happened since the last frame.
  var causes: [FrameCause] = [.opened]
  /// When the last frame was, on the window's clock.
  var lastFrame = Duration.zero
  /// When frames of what moves are due.
  let pace: FramePace
  private let beginning = ContinuousClock.now
  /// The picture for a screen whose pixels aren't four bytes of red, green and blue, converted on its way.
  var intermediate: Bitmap?
  /// What a frame was drawn into, while it is told of; nil at any other time.
  package internal(set) var drawnPixels: Bitmap?
  /// Whether the window and SDL's connection to the display are there.
  private(set) var isOnScreen = true
  /// Wayland's connection to the display; nil on X11.
  let waylandDisplay: UnsafeMutableRawPointer?
  /// Where characters are typed, as the window system was told; nil where nowhere.
  var textInputArea: CGRect?
  /// The fingers on a touch screen.
  var fingers = Fingers()
  /// What the pointer looks like, and the window system's shapes that were used.
  var pointerShape = PointerShape.arrow
  var cursors: [PointerShape: OpaquePointer] = [:]
  /// What another program is letting go of: it tells one thing after the other.
  var dropped = DropEvent(at: .zero)
  /// The point of it that is to stand at the same point of the screen, until it is known how thick its frame is.
  var placeOfFrame: CGPoint?
  /// The last title given to the window system.
  var title: String
  /// The last least size given to it, in pixels.
  private var minimum: (width: Int32, height: Int32) = (0, 0)
  /// The last largest size given to it, in pixels; 0 is none.
  private var maximum: (width: Int32, height: Int32) = (0, 0)

  /// Opens a window of the content's size; `scale` is in device pixels a point, nil as the desktop has it.
  ///
  /// It opens where the content wants it, else in the middle of the screen, or where the window manager puts it. `log` is called with each frame, after it is on the screen. Throws `WindowError.noDisplay` and `WindowError.cannotOpen`.
  package init(
    _ content: any WindowContent, scale: CGFloat? = nil, isCentered: Bool = true,
    log: ((FrameReport) -> Void)? = nil
  ) throws(WindowError) {
    try DesktopWindow.requireDisplay()
    SDL_SetMainReady()
    // The click that brings a window to the front is a click on its content, too.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Fingers are pointers of their own, and no mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // What an input method works on comes whole.
    SDL_SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard !["offscreen", "dummy"].contains(driver) || getenv("SDL_VIDEODRIVER") != nil else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: "all that SDL finds is its \(driver) driver, which nobody sees")
    }
    if driver == "x11" {
      // Shared memory: through OpenGL, which is the default, showing a small rectangle takes a thousand times
      // as long. On Wayland there is no surface without it.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    let units = scale ?? (driver == "x11" ? DesktopScale.ofX11() : 1)
    let size = DesktopWindow.pixels(content.size, units)
    let opening = content.opening
    let place = DesktopWindow.place(of: size, at: opening.position, isCentered: isCentered)
    let window = SDL_CreateWindow(
      content.title, place.x, place.y, size.width, size.height,
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | (opening.hasFrame ? 0 : SDL_WINDOW_BORDERLESS.rawValue))
    guard let window, SDL_GetWindowSurface(window) != nil else {
      let reason = String(cString: SDL_GetError())
      SDL_DestroyWindow(window)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .cannotOpen(reason: reason)
    }
    if opening.hasFrame { placeOfFrame = opening.position }
    self.content = content
    self.units = units
    self.window = window
    self.log = log
    title = content.title
    waylandDisplay = trellis_wayland_display(window)
    var mode = SDL_DisplayMode()
    let knowsMode = SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0
    pace = FramePace(rate: knowsMode ? Int(mode.refresh_rate) : 0)
    content.defersDestruction = true
    content.takesKeys = true
    content.pasteboard = DesktopPasteboard()
    content.openURL = openOnDesktop
    content.chooseFiles = { [weak self] request, completion in
      DesktopFiles.ask(request, for: self?.portalName ?? "", completion)
    }
    // Until a field has the focus, keys write nothing.
    SDL_StopTextInput()
    watchDisplay()
  }

  isolated deinit {
    leaveScreen()
  }

  /// The time since the window was opened, which is that of its content's updates.
  var now: Duration { ContinuousClock.now - beginning }

  /// A side of a window as the window system takes it: at least 1, and no more than it can show.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int32 {
    Int32(min(max((length.isNaN ? 1 : length) * scale, 1), 16384).rounded(.up))
  }

  private static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int32, height: Int32) {
    (pixels(size.width, scale), pixels(size.height, scale))
  }

  /// Has the window system hold the window's least and largest size, where that is another than before; a window that is smaller or
  /// larger takes it on.
  func holdSizes() {
    holdMaximumSize()
    let new = DesktopWindow.pixels(content.minimumSize, units)
    guard new != minimum else { return }
    minimum = new
    SDL_SetWindowMinimumSize(window, new.width, new.height)
  }

  private func holdMaximumSize() {
    let size = content.maximumSize
    let least = content.minimumSize
    let isBounded = size.width.isFinite || size.height.isFinite
    let bounded = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    let new = isBounded ? DesktopWindow.pixels(bounded, units) : (width: 0, height: 0)
    guard new != maximum else { return }
    maximum = new
    SDL_SetWindowMaximumSize(window, new.width, new.height)
  }

  /// Takes the window off the screen and lets go of the display; does nothing the second time.
  func leaveScreen() {
    guard isOnScreen else { return }
    isOnScreen = false
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Lets go of a display that has gone: it isn't told.
  func loseScreen() { isOnScreen = false }

  /// Serves the window until a person closes it, or ``close()`` is called.
  ///
  /// The window is gone when this returns, and can't be run again. Throws `WindowError.displayGone`.
  package func run() throws(WindowError) {
    let loop = WindowLoop()
    loop.add(self)
    try loop.run()
  }

  /// Brings the window to the front, and gives it the keys where the window system lets it.
  package func raise() { SDL_RaiseWindow(window) }

  /// Has the window close, from any thread.
  package nonisolated func close() {
    closing.raise()
  }

  /// Brings the content up to date for the first time, before anything is shown, so that the first picture has the window's size.
  func open() {
    takeSize()
    content.scenePhase = .inactive
    _ = content.update(at: now)
    holdSizes()
    takeSize()
  }

  /// How many device pixels a point has follows from the window's size in both.
  func takeScale() {
    var (width, height, across, down): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &across, &down)
    let ratio = width > 0 && across > 0 ? CGFloat(across) / CGFloat(width) : 1
    // What the window system rounds isn't seen: scales are whole eighths.
    let new = (units * ratio * 8).rounded() / 8
    scale = new > 0 ? new : 1
    if content.displayScale != scale { content.displayScale = scale }
  }

  /// Does what is due; answers when to look again, on the window's clock, `.zero` at once, and nil where nothing is due.
  func step() -> Duration? {
    let now = now
    if shown == nil || !causes.isEmpty {
      // What a person did is shown at once. What drawing leaves in the connection's queue is taken in before the loop waits.
      drawFrame(at: now)
      return .zero
    }
    let due = content.needsUpdate ? lastFrame : content.nextDeadline
    let frame = due.map { max(pace.next(after: lastFrame), $0) }
    if let frame, frame <= now {
      drawFrame(at: max(frame, pace.last(before: now)))
      return .zero
    }
    if content.reclaimSlice() { return .zero }
    holdSizes()
    return frame.map { $0 - now }
  }
}
