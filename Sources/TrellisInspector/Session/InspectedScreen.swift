package import Trellis

/// The screen of an inspected window: on the desktop, or only in the page.
@MainActor package protocol InspectedScreen: AnyObject {
  /// Whether the page determines the size of the window.
  var takesSizeFromPage: Bool { get }
  /// Handles the user's input in the page as if it was made in the window, now.
  func take(_ action: InputEvent.Action, modifiers: EventModifiers)
  /// Makes the window check for work, since the page has changed it.
  func wake()
}
