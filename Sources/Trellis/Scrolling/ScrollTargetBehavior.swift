public import Foundation
import TrellisGraph
public import TrellisLayout

/// The position at which a scroll view's content comes to rest, as the rectangle of the content that is then visible.
public struct ScrollTarget: Equatable {
  /// The visible rectangle of the content, in points from its beginning.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the visible part; nil is the origin.
  public var anchor: UnitPoint?

  /// Creates a target with the visible rectangle of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The state of a scroll view, passed to a behavior.
@MainActor
public struct ScrollTargetBehaviorContext {
  /// The target at the beginning of the gesture.
  public let originalTarget: ScrollTarget
  /// The content's velocity, in points per second.
  public let velocity: CGVector
  /// The content's size, in points.
  public let contentSize: CGSize
  /// The size of the visible part, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let viewport: Viewport
}

/// A behavior that determines where a scroll view's content comes to rest after the user scrolls.
@MainActor
public protocol ScrollTargetBehavior {
  /// Changes the target at which the content would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The state of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// A behavior that aligns the content to whole pages, and moves by at most one page.
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

/// A behavior that aligns the content to a view of the target layout; see ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit for the number of views that a gesture moves by.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let number: Int

    /// No limit: the velocity determines the number.
    public static let automatic = LimitBehavior(number: 0)
    /// At most the visible part's length.
    public static let always = LimitBehavior(number: 1)
    /// No limit: the velocity determines the number.
    public static let never = LimitBehavior(number: 0)
    /// At most one.
    public static let alwaysByOne = LimitBehavior(number: 2)
    /// At most the visible part's length.
    public static let alwaysByFew = LimitBehavior(number: 1)
  }

  private let limit: LimitBehavior

  /// Creates a behavior with a limit for the number of views.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view's beginning.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      var requested = target.rect.origin[axis]
      let original = context.originalTarget.rect.origin[axis]
      if limit == .always {
        let length = context.containerSize[axis]
        requested = min(max(requested, original - length), original + length)
      }
      var offsets = context.viewport.targetOffsets(along: axis, around: requested)
      if limit == .alwaysByOne {
        let around = context.viewport.targetOffsets(along: axis, around: original).sorted()
        guard let here = around.indices.min(by: { abs(around[$0] - original) < abs(around[$1] - original) })
        else { continue }
        offsets = Array(around[max(0, here - 1)...min(around.count - 1, here + 1)])
      }
      // A view that can't be aligned because the content ends counts as being at the content's end.
      let end = max(0, context.contentSize[axis] - context.containerSize[axis])
      guard
        let nearest = (offsets.map { min(max(0, $0), end) }).min(by: {
          abs($0 - requested) < abs($1 - requested)
        })
      else { continue }
      target.rect.origin[axis] = nearest
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that aligns the content to whole pages, and moves by at most one page.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns the content to a view of the target layout.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behavior that aligns the content to a view of the target layout, with a limit for the number of views.
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
    inputs[ContainerObserverKey.self] = ScrollTargetLayout { modifier.wrappedValue.isEnabled }
    return content(inputs)
  }
}

extension View {
  /// Sets the behavior that determines the resting position of the scroll view in this view, after the user scrolls by a finger or a
  /// wheel.
  ///
  /// Each notch of a wheel moves to the next resting position.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:); the wheel: ours (choice).
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Makes the views in a container targets of the surrounding scroll view, for ``ScrollTargetBehavior/viewAligned`` and
  /// ``View/scrollPosition(id:anchor:)``.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
