public import Trellis

/// The phrase by which the user asks Siri for an intent.
///
/// There is no Siri here, so the view is empty.
public struct SiriTipView: View {
  /// Creates a tip.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A button that shows the app in the Shortcuts app, which doesn't exist here: the view is empty.
public struct ShortcutsLink: View {
  /// Creates a link.
  public init() {}
  /// Creates a link with an action.
  public init(action: @escaping () -> Void) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}

/// The appearance of a ``SiriTipView``.
public enum SiriTipViewStyle: Sendable { case automatic, dark, light }

/// The appearance of a ``ShortcutsLink``.
public enum ShortcutsLinkStyle: Sendable {
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}

extension View {
  /// Returns the view unchanged: a ``SiriTipView`` is empty.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Returns the view unchanged: a ``ShortcutsLink`` is empty.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
