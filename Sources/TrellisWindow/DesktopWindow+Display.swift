import CDesktop
import CSDL2
import Foundation
import Trellis

extension DesktopWindow {
  /// Throws `WindowError.noDisplay` where the environment names none: a window would find that out, too.
  ///
  /// SDL isn't asked in vain, as its drivers print complaints of their own then.
  package static func requireDisplay() throws(WindowError) {
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    guard names.contains(where: { getenv($0).map { $0.pointee != 0 } ?? false }) else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
  }

  /// Has the display's end be told by ``isDisplayGone``, and not end the process.
  func watchDisplay() {
    if let display = trellis_x11_display(window) { desktop_display_watch(display) }
  }

  /// Whether the X server or the compositor has ended that showed the window: then nothing more can be asked of it.
  var isDisplayGone: Bool { desktop_display_is_gone(waylandDisplay) != 0 }

  /// The window isn't seen any more: who keeps something then does so now.
  func goToBackground() {
    guard content.scenePhase != .background else { return }
    content.scenePhase = .background
    _ = content.update(at: now)
  }
}
