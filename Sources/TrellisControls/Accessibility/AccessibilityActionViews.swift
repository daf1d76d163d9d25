public import Foundation
public import Trellis

// Actions that are described by views, and gestures of assistive technologies, as actions with names.

extension View {
  /// Adds the actions of buttons, which aren't drawn, as actions with the names of the buttons.
  ///
  /// Other controls in the content that have a default action count as buttons.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityactions(_:).
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    overlay {
      content().tabStop(false).accessibilityActionSource().mask { Color.clear }.allowsHitTesting(false)
    }
    .accessibilityTakingActions()
  }

  /// Adds the actions of buttons, as `accessibilityActions(_:)` does.
  ///
  /// A screen reader on Linux lists all actions of an element together, so the category only serves other platforms.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds an action with the label of a view, which isn't drawn, as its name.
  @preconcurrency
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Adds four actions, "Scroll Up", "Scroll Down", "Scroll Left" and "Scroll Right", for which the closure gets the edge to scroll towards.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:); that they are actions with
  /// names: ours, because screen readers on Linux have no gesture for scrolling.
  @preconcurrency
  public nonisolated func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void)
    -> some View
  {
    modifier(ScrollActions(handler: handler))
  }

  /// Adds two actions, "Zoom In" and "Zoom Out".
  ///
  /// The location is the middle of the view, and the point is zero: a screen reader on Linux performs actions, not gestures.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityzoomaction(_:).
  @preconcurrency
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Zoom In")) { handler(AccessibilityZoomGestureAction(.zoomIn)) }
      .accessibilityAction(named: Text("Zoom Out")) { handler(AccessibilityZoomGestureAction(.zoomOut)) }
  }
}

/// Adds an action for each edge to scroll towards.
private nonisolated struct ScrollActions: ViewModifier {
  let handler: @MainActor (Edge) -> Void
  @Environment(\.layoutDirection) private var direction

  init(handler: @escaping @MainActor (Edge) -> Void) { self.handler = handler }

  @MainActor func body(content: Content) -> some View {
    let (handler, isReversed) = (handler, direction == .rightToLeft)
    content
      .accessibilityAction(named: Text("Scroll Up")) { handler(.top) }
      .accessibilityAction(named: Text("Scroll Down")) { handler(.bottom) }
      .accessibilityAction(named: Text("Scroll Left")) { handler(isReversed ? .trailing : .leading) }
      .accessibilityAction(named: Text("Scroll Right")) { handler(isReversed ? .leading : .trailing) }
  }
}

/// The category of actions of an accessibility element.
public nonisolated struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text?

  /// Creates a category with a name for users.
  public init(_ name: Text) { self.name = name }
  private init() { name = nil }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Creates a category with a name that isn't localized.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.init(Text(name)) }

  /// The default category.
  public static let `default` = AccessibilityActionCategory()
  /// The actions that edit.
  public static let edit = AccessibilityActionCategory(Text("Edit"))
}

/// A request of an assistive technology to enlarge or reduce content.
public nonisolated struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Enlarging.
    case zoomIn
    /// Reducing.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the zoom, relative to the view.
  public let location: UnitPoint
  /// The location of the zoom in points from the view's top left corner.
  public let point: CGPoint

  init(_ direction: Direction) {
    (self.direction, location, point) = (direction, .center, .zero)
  }
}
