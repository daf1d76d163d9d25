public import Foundation
public import Trellis

/// A transition of a page.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationtransition.
public protocol NavigationTransition {}

/// The transition of the theme.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that enlarges a view to a page; see ``View/navigationTransition(_:)``.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {
  let source: ZoomSource?

  /// Creates a transition without a source, which is that of the theme.
  public init() { source = nil }

  fileprivate init(source: ZoomSource) { self.source = source }
}

/// The id of a view from which a page is enlarged.
nonisolated struct ZoomSource: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the theme.
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that enlarges the view with an id to the page; without such a view, the transition of the theme is used.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition(source: ZoomSource(id: AnyHashable(sourceID), namespace: namespace)) }
}

/// A page with a transition.
private nonisolated struct NavigationTransitionModifier: ViewModifier {
  let source: ZoomSource?

  @MainActor func body(content: Content) -> some View { content }
}

/// A view that may have a transition as its outermost modifier.
private protocol TransitioningPage {
  var zoomSource: ZoomSource? { get }
}

extension ModifiedContent: TransitioningPage where Modifier == NavigationTransitionModifier {
  fileprivate var zoomSource: ZoomSource? { modifier.source }
}

extension AnyView {
  /// The source of the zoom transition that is the view's outermost modifier; nil if there is none.
  var zoomSource: ZoomSource? { (erased as? any TransitioningPage)?.zoomSource }
}

extension View {
  /// Sets the transition of the page; it must be the outermost modifier of the page, in the closure that makes it.
  ///
  /// With `zoom`, the page grows out of a view marked by ``matchedTransitionSource(id:in:)``, and shrinks into it. Sheets have
  /// the theme's transition.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationtransition(_:); the outermost modifier: ours.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    ModifiedContent(
      content: self,
      modifier: NavigationTransitionModifier(source: (style as? ZoomNavigationTransition)?.source))
  }

  /// Marks the view from which a page is enlarged by a zoom transition.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    modifier(ZoomSourceModifier(source: ZoomSource(id: AnyHashable(id), namespace: namespace)))
  }

  /// Marks the view from which a page is enlarged; its appearance in the transition can't be changed here.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}

/// The appearance of a view from which a page is enlarged.
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of a view from which a page is enlarged, which can't be changed here.
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
