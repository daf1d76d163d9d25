/// An error when a window is opened, or while it is open.
package enum WindowError: Error, Hashable, Sendable {
  /// No display is available for the window; the reason is SDL's, or names missing environment variables.
  case noDisplay(reason: String)
  /// The display refused the window or its pixels; the reason is SDL's.
  case cannotOpen(reason: String)
  /// The display ended while the window was open.
  case displayGone
}

extension WindowError: CustomStringConvertible {
  /// A message for the user, with the cause and a remedy.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display to open a window on (\(reason)); run the app in a desktop session, set DISPLAY, or use xvfb-run"
    case .cannotOpen(let reason):
      "the display can't open the window: \(reason)"
    case .displayGone:
      "the display is gone: its X server or compositor ended; the app saves its state and ends"
    }
  }
}
