import CSDL2
import Foundation
import TrellisCairo
import TrellisDisplayList

/// A window of the desktop: SDL's, with a surface of pixels in memory.
@MainActor
final class Window {
  private let window: OpaquePointer
  private let renderer = Renderer()
  /// What the surface shows; nil where it has to be drawn whole.
  private var shown: DisplayList?
  private var title: String

  /// Opens a window.
  ///
  /// Throws where there is no screen to open it on.
  init(title: String, size: CGSize) throws(WindowError) {
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw WindowError(description: "no window can be opened: \(String(cString: SDL_GetError()))")
    }
    // On X11 SDL would by default present by way of OpenGL, which takes ten times as long without a GPU; elsewhere it
    // has to. It counts before the first surface.
    if String(cString: SDL_GetCurrentVideoDriver()) == "x11" {
      SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0")
    }
    let centered = Int32(bitPattern: 0x2FFF_0000)
    let flags = SDL_WINDOW_RESIZABLE.rawValue
    guard
      let window = SDL_CreateWindow(
        title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else { throw WindowError(description: "no window can be opened: \(String(cString: SDL_GetError()))") }
    self.window = window
    self.title = title
    SDL_StartTextInput()
  }

  /// Closes the window.
  ///
  /// It can't be used again.
  func close() {
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// The size in points, which are pixels here.
  var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Has the next frame drawn whole: the window was resized or uncovered.
  func invalidate() {
    shown = nil
  }

  /// Shows a display list, drawing what differs from the one shown; answers what was drawn.
  func present(_ list: DisplayList, title: String) throws(WindowError) -> FrameReport {
    if title != self.title {
      SDL_SetWindowTitle(window, title)
      self.title = title
    }
    var damage = shown.map { DisplayList.damage(from: $0, to: list) } ?? [CGRect(origin: .zero, size: size)]
    damage = damage.map { $0.roundedOutward(scale: 1).intersection(CGRect(origin: .zero, size: size)) }
      .filter { !$0.isEmpty }
    shown = list
    if damage.isEmpty { return FrameReport(events: [], damage: [], itemsDrawn: 0, itemsCulled: 0) }
    let statistics = try draw(list, damage)
    var rectangles = damage.map {
      SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height))
    }
    SDL_UpdateWindowSurfaceRects(window, &rectangles, Int32(rectangles.count))
    return FrameReport(
      events: [], damage: damage, itemsDrawn: statistics.itemsDrawn, itemsCulled: statistics.itemsCulled)
  }

  private func draw(_ list: DisplayList, _ damage: [CGRect]) throws(WindowError) -> DrawStatistics {
    guard let surface = SDL_GetWindowSurface(window) else {
      throw WindowError(description: "the window has no pixels: \(String(cString: SDL_GetError()))")
    }
    SDL_LockSurface(surface)
    defer { SDL_UnlockSurface(surface) }
    do {
      let bitmap = try Bitmap(
        borrowing: surface.pointee.pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
        bytesPerRow: Int(surface.pointee.pitch))
      return renderer.draw(list, into: bitmap, damage: damage)
    } catch {
      throw WindowError(description: "the window can't be drawn: \(error)")
    }
  }

  /// The connection to the X server, to wait on; nil elsewhere.
  var connection: Int32? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(major: 2, minor: 0, patch: 0)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    return trellis_x11_connection(display)
  }
}
