import CDesktop
import CSDL2
import Foundation
import Trellis

extension DesktopWindow {
  /// Throws `WindowError.noDisplay` if the environment names no display, without initializing SDL.
  ///
  /// Opening a window would find that out, too, but SDL's drivers would print messages of their own.
  package static func requireDisplay() throws(WindowError) {
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    guard names.contains(where: { getenv($0).map { $0.pointee != 0 } ?? false }) else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
  }

  /// Makes the loss of the X11 connection set ``isDisplayGone`` instead of ending the process.
  func watchDisplay() {
    if let display = trellis_x11_display(window) { desktop_display_watch(display) }
  }

  /// Whether the connection to the X server or compositor is lost; nothing more may then be requested from it.
  var isDisplayGone: Bool { desktop_display_is_gone(waylandDisplay) != 0 }

  /// Puts the content into the background phase, in which it saves state, and updates it.
  func goToBackground() {
    guard content.scenePhase != .background else { return }
    content.scenePhase = .background
    _ = content.update(at: now)
  }
}
