import CSDL2
package import Foundation
import Trellis
package import TrellisCairo
import TrellisDisplayList

/// A desktop window: draws its content's changes, and forwards the user's input to the content.
///
/// In each frame, the content is updated, and the damage between the last list and the new one is drawn directly into the
/// window's pixels. Only the damage is sent to the screen. A ``WindowLoop`` decides when.
@MainActor package final class DesktopWindow {
  package let content: any WindowContent
  /// The device pixels per point.
  package private(set) var scale: CGFloat = 1
  /// The window system's units per point: pixels on X11, points on Wayland.
  let units: CGFloat
  let window: OpaquePointer
  let renderer = Renderer()
  let log: ((FrameReport) -> Void)?
  nonisolated let closing = Wakeup()
  /// Whether the user has asked to close the window.
  package var wantsToClose = false

  /// The list on the screen; nil if unknown, so that everything must be redrawn.
  var shown: DisplayList?
  /// Called after each frame; nil without a screen reader.
  var onFrame: (() -> Void)?
  /// The events since the last frame.
  var causes: [FrameCause] = [.opened]
  /// The time of the last frame, on the window's clock.
  var lastFrame = Duration.zero
  /// The times at which animation frames are due.
  let pace: FramePace
  private let beginning = ContinuousClock.now
  /// The bitmap for a screen with another pixel format, to which it is converted.
  var intermediate: Bitmap?
  /// The bitmap of the current frame while it is reported; otherwise nil.
  package internal(set) var drawnPixels: Bitmap?
  /// Whether the window and SDL's connection to the display exist.
  private(set) var isOnScreen = true
  /// The Wayland connection to the display; nil on X11.
  let waylandDisplay: UnsafeMutableRawPointer?
  /// The text input area that was last sent to the window system, in points in the window; nil if there is no text input.
  var textInputArea: CGRect?
  /// The fingers on the touch screen.
  var fingers = Fingers()
  /// The current pointer shape, and the window system's cursors used so far.
  var pointerShape = PointerShape.arrow
  var cursors: [PointerShape: OpaquePointer] = [:]
  /// The incomplete drop from another program, whose items arrive one by one.
  var dropped = DropEvent(at: .zero)
  /// The requested position as fractions of the free space, until the size of the window's frame is known.
  var placeOfFrame: CGPoint?
  /// The title last sent to the window system.
  var title: String
  /// The minimum size last sent to the window system, in its units.
  var minimum: (width: Int32, height: Int32) = (0, 0)
  /// The maximum size last sent to the window system, in its units; 0 means none.
  var maximum: (width: Int32, height: Int32) = (0, 0)
  /// The behavior last sent to the window system.
  var behavior = WindowBehavior()

  /// Opens a window of the content's size; `scale` is in device pixels per point, and nil uses the desktop's scale.
  ///
  /// It opens at the content's requested position. Without one, it opens in the middle of the screen if `isCentered` is true, and
  /// otherwise where the window manager puts it. `log` is called for each frame, after the frame is on the screen. Throws
  /// `WindowError.noDisplay` and `WindowError.cannotOpen`.
  package init(
    _ content: any WindowContent, scale: CGFloat? = nil, isCentered: Bool = true,
    log: ((FrameReport) -> Void)? = nil
  ) throws(WindowError) {
    try DesktopWindow.requireDisplay()
    SDL_SetMainReady()
    // The click that brings a window to the front also reaches its content.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Fingers are separate pointers, not a mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Long compositions of an input method arrive in one piece.
    SDL_SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    ComposeCache.open()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    AppEvents.screenKeeper = { if $0 { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() } }
    if AppEvents.keepsScreenOn { SDL_DisableScreenSaver() }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard !["offscreen", "dummy"].contains(driver) || getenv("SDL_VIDEODRIVER") != nil else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: "SDL found only its invisible driver “\(driver)”")
    }
    if driver == "x11" {
      // Without this hint, SDL uses OpenGL, with which showing a small rectangle takes a thousand times as long as with shared
      // memory. On Wayland there is no surface without OpenGL.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    let units = scale ?? (driver == "x11" ? DesktopScale.ofX11() : 1)
    if let display = DesktopWindow.display(unitsPerPoint: units) { content.place(on: display) }
    let size = DesktopWindow.pixels(content.size, units)
    let opening = content.opening
    let place =
      opening.origin.map { (x: DesktopWindow.units($0.x, units), y: DesktopWindow.units($0.y, units)) }
      ?? DesktopWindow.place(of: size, at: opening.position, isCentered: isCentered)
    let window = SDL_CreateWindow(
      content.title, place.x, place.y, size.width, size.height,
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | (opening.hasFrame ? 0 : SDL_WINDOW_BORDERLESS.rawValue)
        | (opening.level == .floating ? SDL_WINDOW_ALWAYS_ON_TOP.rawValue : 0)
        | (opening.level == .desktop ? SDL_WINDOW_HIDDEN.rawValue : 0)
        | (opening.isUtility ? SDL_WINDOW_UTILITY.rawValue : 0))
    if let window, opening.level == .desktop {
      // Window managers read the level when the window appears.
      trellis_x11_put_below(window)
      SDL_ShowWindow(window)
    }
    guard let window, SDL_GetWindowSurface(window) != nil else {
      let reason = String(cString: SDL_GetError())
      SDL_DestroyWindow(window)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .cannotOpen(reason: reason)
    }
    if opening.hasFrame, opening.origin == nil { placeOfFrame = opening.position }
    self.content = content
    self.units = units
    self.window = window
    self.log = log
    title = content.title
    waylandDisplay = trellis_wayland_display(window)
    var mode = SDL_DisplayMode()
    let knowsMode = SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0
    pace = FramePace(rate: knowsMode ? Int(mode.refresh_rate) : 0)
    content.defersDeallocation = true
    content.drawsOnlyVisible = true
    content.takesKeys = true
    content.pasteboard = DesktopPasteboard()
    content.openURL = openOnDesktop
    content.chooseFiles = { [weak self] request, completion in
      DesktopFiles.ask(request, for: self?.portalName ?? "", completion)
    }
    // Keys produce no text until a text field has the focus.
    SDL_StopTextInput()
    watchDisplay()
  }

  isolated deinit {
    leaveScreen()
  }

  /// The time since the window was opened, which is the clock of the content's updates.
  var now: Duration { ContinuousClock.now - beginning }

  /// Returns a length in the window system's units, clamped to 1...16384.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int32 {
    Int32(min(max((length.isNaN ? 1 : length) * scale, 1), 16384).rounded(.up))
  }

  static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int32, height: Int32) {
    (pixels(size.width, scale), pixels(size.height, scale))
  }

  /// Destroys the window and disconnects from the display; does nothing the second time.
  func leaveScreen() {
    guard isOnScreen else { return }
    isOnScreen = false
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Marks the window as lost after the connection to the display was lost, without using the connection.
  func loseScreen() { isOnScreen = false }

  /// Runs the window until the user closes it or ``close()`` is called.
  ///
  /// The window is then lost and can't be run again. Throws `WindowError.displayGone`.
  package func run() throws(WindowError) {
    let loop = WindowLoop()
    loop.add(self)
    try loop.run()
  }

  /// Brings the window to the front, and gives it the keyboard focus if the window system permits.
  package func raise() { SDL_RaiseWindow(window) }

  /// Requests that the window close; callable from any thread.
  package nonisolated func close() {
    closing.raise()
  }

  /// Updates the content before anything is shown, so that the first frame has the window's final size.
  func open() {
    takeSize()
    content.scenePhase = .inactive
    _ = content.update(at: now)
    followContent()
    takeSize()
  }

  /// Updates the scale from the window's size in pixels and in the window system's units.
  func takeScale() {
    var (width, height, across, down): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &across, &down)
    let ratio = width > 0 && across > 0 ? CGFloat(across) / CGFloat(width) : 1
    // Rounded to eighths, which hides the window system's own rounding.
    let new = (units * ratio * 8).rounded() / 8
    scale = new > 0 ? new : 1
    if content.displayScale != scale { content.displayScale = scale }
  }

  /// Does the work that is due; returns the time until the next step, `.zero` for at once, or nil if nothing is due.
  func step() -> Duration? {
    let now = now
    if shown == nil || !causes.isEmpty {
      // Input is shown at once. Drawing may read events from the connection; the loop handles such events before it waits.
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
    followContent()
    if !causes.isEmpty { return .zero }
    return frame.map { $0 - now }
  }
}
