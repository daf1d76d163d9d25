public import Foundation
public import TrellisLayout

/// How far a scroll view is scrolled: at a view, at an edge or at a point, as the program says, or somewhere, as a person left it.
///
/// When the content changes, the view stays where it is seen, and an edge stays the edge.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ScrollView { … }.scrollPosition($position)
/// Button("End") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
/// Source: documented, developer.apple.com/documentation/swiftui/scrollposition.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// Where it is to be.
  enum Goal: Equatable {
    case nowhere
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal = Goal.nowhere
  /// The view that is seen first, where a person scrolled.
  private var seen: AnyHashable?
  /// Tells one wish from the next for the same.
  private var number = 0
  /// Whether a person scrolled to where it is.
  public private(set) var isPositionedByUser = false

  /// A position where the scroll view is anyway; views are told apart by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// The position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    goal = .id(AnyHashable(id), anchor)
  }

  /// The position at an edge of the content; views are told apart by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { goal = .edge(edge) }

  /// The position at a point of the content; views are told apart by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    goal = .point(x: point.x, y: point.y)
  }

  /// The position so far from the content's beginning; views are told apart by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    goal = .point(x: x, y: y)
  }

  /// The position so far across the content; views are told apart by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    goal = .point(x: x, y: nil)
  }

  /// The position so far down the content; views are told apart by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    goal = .point(x: nil, y: y)
  }

  /// Scrolls to a view, with an anchor as ``ScrollViewProxy/scrollTo(_:anchor:)`` has it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    wish(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { wish(.edge(edge)) }

  /// Scrolls so that a point of the content is where what is seen begins.
  public mutating func scrollTo(point: CGPoint) { wish(.point(x: point.x, y: point.y)) }

  /// Scrolls so far from the content's beginning.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { wish(.point(x: x, y: y)) }

  /// Scrolls so far across.
  public mutating func scrollTo(x: CGFloat) { wish(.point(x: x, y: nil)) }

  /// Scrolls so far down.
  public mutating func scrollTo(y: CGFloat) { wish(.point(x: nil, y: y)) }

  private mutating func wish(_ goal: Goal) {
    (self.goal, seen, isPositionedByUser) = (goal, nil, false)
    number += 1
  }

  /// The edge that the program scrolled to; nil where it didn't, or a person scrolled since.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The point that the program scrolled to; nil where it didn't, or a person scrolled since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// How far across the program scrolled; nil where it didn't, or a person scrolled since.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }

  /// How far down the program scrolled; nil where it didn't, or a person scrolled since.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// The id of the view that the program scrolled to, or that is seen first since a person scrolled; nil where that isn't known.
  public var viewID: (any Hashable & Sendable)? {
    // Whether a value may cross to another actor isn't known when a program runs; ids do.
    (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// The same where it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// The part of the content that stays where it is seen.
  var kept: ScrollKept? {
    if case .edge(let edge) = goal { return .edge(edge) }
    return id.map { .view($0) }
  }

  private var id: AnyHashable? { if case .id(let id, _) = goal { id } else { seen } }

  /// The same after a person scrolled to where a view is seen first.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var position = self
    (position.goal, position.seen, position.isPositionedByUser) = (.nowhere, id, true)
    return position
  }
}

extension View {
  /// Binds which of the views in a scroll view is seen first to a value: scrolls to the view whose id is set, and sets it when a person
  /// scrolls.
  ///
  /// The ids are those of rows and of ``View/id(_:)``; which views count says ``View/scrollTargetLayout(isEnabled:)``. With an anchor,
  /// that point of a view comes to the same point of what is seen; without one, the content moves as little as it takes, and the first
  /// view counts that is seen. When rows come or go before the view, it stays where it is seen.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:); the least move: recorded on
  /// macOS 26.
  public nonisolated func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(anchor: anchor, way: ScrollIDWay(binding: id)))
  }

  /// Binds how far a scroll view is scrolled to a value: goes where it says, and says in it when a person scrolls.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:).
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionModifier(anchor: anchor, way: ScrollPositionWay(binding: position)))
  }
}
