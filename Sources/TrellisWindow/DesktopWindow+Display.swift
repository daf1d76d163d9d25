import Foundation

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
}
