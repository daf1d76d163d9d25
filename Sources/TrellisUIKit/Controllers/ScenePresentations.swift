import Trellis

/// The presentations above the scenes of an ``App``, one per window.
@MainActor
enum ScenePresentations {
  private static var entries: [(window: HostWindow, host: PresentationHost)] = []

  /// The presentations above the window used last; nil before the first window.
  static var last: PresentationHost? { HostWindow.last.flatMap(known) }

  /// Returns the presentations above a window, which the first call creates.
  static func host(of window: HostWindow) -> PresentationHost {
    if let host = known(window) { return host }
    let host = PresentationHost(in: window)
    // A window that no longer exists isn't the same as itself.
    entries.removeAll { !$0.window.isSame(as: $0.window) }
    entries.append((window, host))
    return host
  }

  private static func known(_ window: HostWindow) -> PresentationHost? {
    entries.first { $0.window.isSame(as: window) }?.host
  }
}

/// The layer of a window's scene on which its ``UIWindow/rootViewController`` presents controllers.
struct ScenePresentation: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let window = HostWindow.current {
      content.modifier(PresentedController(host: ScenePresentations.host(of: window)))
    } else {
      content
    }
  }
}
