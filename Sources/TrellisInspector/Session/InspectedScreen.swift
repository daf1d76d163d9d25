package import Trellis

/// Where an inspected window is shown: on the desktop, or nowhere but in the page.
@MainActor package protocol InspectedScreen: AnyObject {
  /// Whether the page may say how large the window is.
  var takesSizeFromPage: Bool { get }
  /// Takes what a person did in the page, as if it had been done in the window, now.
  func take(_ action: InputEvent.Action, modifiers: EventModifiers)
  /// Has the window look whether something is to be done: the page has changed it.
  func wake()
}
