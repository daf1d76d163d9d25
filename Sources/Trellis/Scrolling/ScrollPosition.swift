public import Foundation
public import TrellisLayout

/// The position of a scroll view: a view, an edge or a point that the program set, or the position that the user scrolled to.
///
/// When the content changes, a view keeps its visible position, and an edge stays the edge.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ScrollView { … }.scrollPosition($position)
/// Button("End") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// The target of the position.
  enum Goal: Equatable {
    case nowhere
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal = Goal.nowhere
  /// The first visible view after the user scrolled.
  private var seen: AnyHashable?
  /// The number of requests, which distinguishes repeated requests for the same target.
  private var number = 0
  /// Whether the user scrolled to the position.
  public private(set) var isPositionedByUser = false

  /// Creates a position that leaves the scroll view as it is; views are identified by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    goal = .id(AnyHashable(id), anchor)
  }

  /// Creates a position at an edge of the content; views are identified by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { goal = .edge(edge) }

  /// Creates a position at a point of the content; views are identified by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    goal = .point(x: point.x, y: point.y)
  }

  /// Creates a position at distances from the content's beginning, in points; views are identified by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    goal = .point(x: x, y: y)
  }

  /// Creates a horizontal position, in points; views are identified by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    goal = .point(x: x, y: nil)
  }

  /// Creates a vertical position, in points; views are identified by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    goal = .point(x: nil, y: y)
  }

  /// Scrolls to a view; the anchor works as in ``ScrollViewProxy/scrollTo(_:anchor:)``.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

  /// Scrolls so that a point of the content is at the beginning of the visible part.
  public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }

  /// Scrolls to distances from the content's beginning, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }

  /// Scrolls to a horizontal position, in points.
  public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }

  /// Scrolls to a vertical position, in points.
  public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

  private mutating func request(_ goal: Goal) {
    (self.goal, seen, isPositionedByUser) = (goal, nil, false)
    number += 1
  }

  /// The edge that the program scrolled to; nil if it didn't, or if the user has scrolled since.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The point that the program scrolled to; nil if it didn't, or if the user has scrolled since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal position that the program scrolled to; nil if it didn't, or if the user has scrolled since.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }

  /// The vertical position that the program scrolled to; nil if it didn't, or if the user has scrolled since.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// The id of the view that the program scrolled to, or of the first visible view after the user scrolled; nil if unknown.
  public var viewID: (any Hashable & Sendable)? {
    // Sendability can't be checked at run time. Ids are assumed to be Sendable.
    (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// Returns the view's id if it is of a type; otherwise nil.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// The part of the content that is kept in place on changes of the content.
  var kept: ScrollKept? {
    if case .edge(let edge) = goal { return .edge(edge) }
    return id.map { .view($0) }
  }

  private var id: AnyHashable? { if case .id(let id, _) = goal { id } else { seen } }

  /// Returns the position after the user scrolled, with the id of the first visible view.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var position = self
    (position.goal, position.seen, position.isPositionedByUser) = (.nowhere, id, true)
    return position
  }
}

extension View {
  /// Binds the id of the first visible view in a scroll view to a value.
  ///
  /// Setting the id scrolls to the view, and scrolling by the user sets the id.
  ///
  /// The ids are those of rows and of ``View/id(_:)``. The views that count are marked with
  /// ``View/scrollTargetLayout(isEnabled:)``. With an anchor, that point of the view is aligned with the same point of the
  /// visible part. Without an anchor, the content moves as little as possible, and the first visible view counts. When rows
  /// before the view are inserted or removed, the view keeps its visible position.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:); the smallest move: recorded
  /// on macOS 26.
  public nonisolated func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(anchor: anchor, binding: ScrollIDBinding(binding: id)))
  }

  /// Binds the position of a scroll view to a value: setting the value scrolls, and scrolling by the user sets the value.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionModifier(anchor: anchor, binding: ScrollPositionBinding(binding: position)))
  }
}
