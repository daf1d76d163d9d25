public import Foundation
public import Trellis

// The transitions of pages and sheets. They compile, and have no effect on a desktop, as on macOS: each theme has its own
// transition.

/// A transition of a page or a sheet.
public protocol NavigationTransition {}

/// The transition of the theme.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that enlarges a view to a page on a phone; here, the transition of the theme.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the theme.
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that enlarges a view to a page on a phone; here, the transition of the theme.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// The appearance of a view from which a page is enlarged.
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of a view from which a page is enlarged, before any change.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Creates the appearance.
  public init() {}
  /// Returns the appearance with a background; has no effect here.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Returns the appearance with a shadow; has no effect here.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  )
    -> EmptyMatchedTransitionSourceConfiguration
  { self }
  /// Returns the appearance within a shape; has no effect here.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets the transition of the page or sheet that has the view; does nothing here, where each theme has its own.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks the view from which a page is enlarged; does nothing here, because no page is.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    self
  }

  /// Marks the view from which a page is enlarged, with an appearance; does nothing here, because no page is.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
