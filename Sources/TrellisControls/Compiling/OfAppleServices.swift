public import Trellis

// Declarations for what only Apple's systems and devices have. They compile, and have no effect on Linux.

/// The extent of the Writing Tools of Apple's systems in a text view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/writingtoolsbehavior.
public nonisolated struct WritingToolsBehavior: Equatable, Sendable {
  private let number: Int

  /// The default.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// The tools in the text itself.
  public static let complete = WritingToolsBehavior(number: 1)
  /// The tools in a panel.
  public static let limited = WritingToolsBehavior(number: 2)
  /// No tools.
  public static let disabled = WritingToolsBehavior(number: 3)
}

extension View {
  /// Sets the extent of the Writing Tools; has no effect here, because Linux has none.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Shows or hides the button of the Writing Tools; has no effect here, because Linux has none.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Names the view in recordings of the user's activity; has no effect here, because Linux records none.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Marks content of a widget that waits for an update; has no effect here, because no desktop shows the app's widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Hides the view in screen recordings; has no effect here, because neither X11 nor Wayland can leave out a part of a window.
  public nonisolated func contentCaptureProtected(_ isActive: Bool = true) -> some View { self }

  /// Sets the icon of the navigation bar in Assistive Access; has no effect here, because only iPhones have that mode.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Sets the icon of the navigation bar in Assistive Access; has no effect here, because only iPhones have that mode.
  public nonisolated func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Gives the app's gestures precedence at the edges of a screen; has no effect here, because a desktop's edges have no gestures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Limits the brightness of pictures with a high dynamic range; has no effect here, because all pictures are drawn in the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Keeps the toolbar in place during a search; has no effect here, because a search never moves it.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    self
  }
}

extension Image {
  /// The range of brightness in which a picture is shown.
  public nonisolated struct DynamicRange: Hashable, Sendable {
    private let number: Int

    /// The range of ordinary displays.
    public static let standard = DynamicRange(number: 0)
    /// A range beyond that of ordinary displays, beside content in the ordinary range.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// The whole range of the display.
    public static let high = DynamicRange(number: 2)
  }
}

/// The behaviour of a toolbar during a search.
public nonisolated struct SearchPresentationToolbarBehavior: Sendable {
  private let number: Int

  /// The default.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(number: 0)
  }
  /// The toolbar stays in place.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(number: 1)
  }
}
