public import Foundation
import TrellisGraph
public import TrellisLayout

/// The size and the position of a new window, in points on the first screen.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowplacement.
public nonisolated struct WindowPlacement: Equatable, Sendable {
  /// The position of a window.
  enum Position: Equatable, Sendable {
    /// The coordinates of the top left corner; nil is the default.
    case corner(x: CGFloat?, y: CGFloat?)
    /// A point in fractions of size: this point of the window is at the same point of the screen's free area.
    case fraction(UnitPoint)
  }

  let position: Position
  let width: CGFloat?
  let height: CGFloat?

  /// Creates a placement with coordinates of the top left corner and a size; nil is the scene's default.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (position, self.width, self.height) = (.corner(x: x, y: y), width, height)
  }

  /// Creates a placement with the position of the top left corner and a size; nil is the scene's default.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.init(x: position?.x, y: position?.y, width: size?.width, height: size?.height)
  }

  /// Creates a placement with a position in fractions of the screen's free area, and a size; nil is the scene's default.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.position, self.width, self.height) = (.fraction(position), width, height)
  }

  /// Creates a placement with a position in fractions of the screen's free area, and a size; nil is the scene's default.
  public init(_ position: UnitPoint, size: CGSize) {
    self.init(position, width: size.width, height: size.height)
  }
}

/// The content of a window that is placed.
@MainActor public struct WindowLayoutRoot {
  let window: ViewGraph

  /// Returns the size of the content for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { window.contentSize(proposing: proposal) }
}

/// A screen; its rectangles are in points, with y down.
public nonisolated struct DisplayProxy: Equatable, Sendable {
  /// The whole screen.
  public let bounds: CGRect
  /// The part of the screen without the panels of the desktop.
  public let visibleRect: CGRect
  /// The lengths that the panels of the desktop occupy at the edges.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
      bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
  }

  package init(bounds: CGRect, visibleRect: CGRect) {
    (self.bounds, self.visibleRect) = (bounds, visibleRect)
  }
}

/// An open window of the app.
public nonisolated struct WindowProxy: Sendable {
  /// The id of the window's scene; nil if it has none.
  public let id: String?
  /// The phase of the window.
  public let phase: ScenePhase
}

/// The screen and the app's windows when a window is placed.
public nonisolated struct WindowPlacementContext: Sendable {
  /// The first screen.
  public let defaultDisplay: DisplayProxy
  /// The open windows, without the one that is placed.
  public let windows: [WindowProxy]
}

/// A function that returns the size and the position of a new window; functions are never equal.
nonisolated struct WindowPlacementRule: Equatable {
  let make: @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  static func == (first: WindowPlacementRule, second: WindowPlacementRule) -> Bool { false }
}

extension Scene {
  /// Sets a function that returns the size and the position of each new window of the scene.
  ///
  /// It takes precedence over ``defaultSize(_:)`` and ``defaultPosition(_:)``. Positions are used on X11; on Wayland the desktop
  /// decides. Lengths that aren't finite and above 0 are ignored.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/defaultwindowplacement(_:).
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    setting(\.placement, WindowPlacementRule(make: makePlacement))
  }
}

extension ViewGraph {
  /// Gives the window the size and the position that its scene's function returns; called before the window is shown.
  package func place(on display: DisplayProxy) {
    guard let rule = placementOfScene?() else { return }
    let context = WindowPlacementContext(
      defaultDisplay: display, windows: context.windowOpener.windows?.proxies(without: self) ?? [])
    let placement = rule.make(WindowLayoutRoot(window: self), context)
    func usable(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
      length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? usual
    }
    size = CGSize(width: usable(placement.width, size.width), height: usable(placement.height, size.height))
    let free = display.visibleRect
    switch placement.position {
    case .corner(nil, nil): placedOrigin = nil
    case .corner(let x, let y):
      placedOrigin = CGPoint(
        x: x ?? free.midX - size.width / 2, y: y ?? free.midY - size.height / 2)
    case .fraction(let point):
      placedOrigin = CGPoint(
        x: free.minX + (free.width - size.width) * point.x,
        y: free.minY + (free.height - size.height) * point.y
      )
    }
  }
}
