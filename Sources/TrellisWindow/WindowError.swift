/// Why a window could not be opened, or isn't there any more.
package enum WindowError: Error, Hashable, Sendable {
  /// There is no display to open it on, for the reason that SDL gave.
  case noDisplay(reason: String)
  /// The display refused the window, or gave it no pixels to draw to, for the reason that SDL gave.
  case cannotOpen(reason: String)
  /// The display ended while the window was open.
  case displayGone
}

extension WindowError: CustomStringConvertible {
  /// What went wrong and what to do, as a person reads it.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display to open a window on (\(reason)); run it in a desktop session, or set DISPLAY, or use xvfb-run"
    case .cannotOpen(let reason):
      "the display can't open the window: \(reason)"
    case .displayGone:
      "the display has gone: its X server or compositor ended; so does the app, and what it keeps is written"
    }
  }
}
