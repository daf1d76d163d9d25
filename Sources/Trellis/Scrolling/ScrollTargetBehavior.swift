public import Foundation
import TrellisGraph
public import TrellisLayout

/// Where a scroll view's content comes to rest: what is seen of it then.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolltarget.
public struct ScrollTarget: Equatable {
  /// What is seen of the content, in points from its beginning.
  public var rect: CGRect
  /// Which point of it counts; nil is its beginning.
  public var anchor: UnitPoint?

  /// Creates a target that shows a part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behavior knows of a scroll view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext.
@MainActor
public struct ScrollTargetBehaviorContext {
  /// What was seen when the content was touched.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points a second.
  public let velocity: CGVector
  /// The content's size, in points.
  public let contentSize: CGSize
  /// The size of what is seen, in points.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  let viewport: Viewport
}

/// Decides where a scroll view's content comes to rest that a person scrolls.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolltargetbehavior.
@MainActor
public protocol ScrollTargetBehavior {
  /// Changes where the content would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What it knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Comes to rest at whole pages, and goes by one at most.
///
/// Source: documented, developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public nonisolated init() {}

  /// Moves the target to a page's beginning.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) && context.containerSize[axis] > 0 {
      let length = context.containerSize[axis]
      let origin = (context.originalTarget.rect.origin[axis] / length).rounded()
      let page = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(page, origin - 1), origin + 1) * length
    }
  }
}

/// Comes to rest where a view of the target layout begins; see ``View/scrollTargetLayout(isEnabled:)``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views it goes by at most.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let number: Int

    /// As many as the velocity takes it.
    public static let automatic = LimitBehavior(number: 0)
    /// No more than what is seen.
    public static let always = LimitBehavior(number: 1)
    /// As many as the velocity takes it.
    public static let never = LimitBehavior(number: 0)
    /// One.
    public static let alwaysByOne = LimitBehavior(number: 2)
    /// No more than what is seen.
    public static let alwaysByFew = LimitBehavior(number: 1)
  }

  private let limit: LimitBehavior

  /// Creates a behavior that goes by so many views at most.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view's beginning.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      var wished = target.rect.origin[axis]
      let original = context.originalTarget.rect.origin[axis]
      if limit == .always {
        let length = context.containerSize[axis]
        wished = min(max(wished, original - length), original + length)
      }
      var offsets = context.viewport.targetOffsets(along: axis, around: wished)
      if limit == .alwaysByOne {
        let around = context.viewport.targetOffsets(along: axis, around: original).sorted()
        guard let here = around.indices.min(by: { abs(around[$0] - original) < abs(around[$1] - original) })
        else { continue }
        offsets = Array(around[max(0, here - 1)...min(around.count - 1, here + 1)])
      }
      // What the end of the content keeps from beginning where it should counts as the end.
      let end = max(0, context.contentSize[axis] - context.containerSize[axis])
      guard
        let nearest = (offsets.map { min(max(0, $0), end) }).min(by: { abs($0 - wished) < abs($1 - wished) })
      else { continue }
      target.rect.origin[axis] = nearest
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages, and goes by one at most.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view of the target layout begins.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest where a view of the target layout begins, and goes by so many at most.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private nonisolated struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: ScrollSettingModifier
{
  typealias Body = Never

  let behavior: Behavior

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    settings.adjustment = { viewport in
      { original, predicted, velocity in
        let size = viewport.size
        let context = ScrollTargetBehaviorContext(
          originalTarget: ScrollTarget(rect: CGRect(origin: original, size: size)),
          velocity: CGVector(dx: -velocity.width, dy: -velocity.height), contentSize: viewport.contentSize,
          containerSize: size, axes: viewport.scrollAxes, viewport: viewport)
        var target = ScrollTarget(rect: CGRect(origin: predicted, size: size))
        read().behavior.updateTarget(&target, context: context)
        var origin = target.rect.origin
        if let anchor = target.anchor {
          for axis in Axis.allCases { origin[axis] += anchor[axis] * (target.rect.size[axis] - size[axis]) }
        }
        return origin
      }
    }
  }
}

private nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
  typealias Body = Never

  let isEnabled: Bool

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    var inputs = inputs
    inputs[ScrollTargetLayoutKey.self] = ScrollTargetLayout { modifier.wrappedValue.isEnabled }
    return content(inputs)
  }
}

extension View {
  /// Decides where the scroll view in the view comes to rest that a person scrolls: by a finger, and by a wheel, of which each notch leads
  /// to the next place then.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:); the wheel: ours (choice).
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Makes the views in a container targets of the scroll view around it: for ``ScrollTargetBehavior/viewAligned`` and
  /// ``View/scrollPosition(id:anchor:)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:).
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
