import Foundation
import TrellisGraph
import TrellisLayout

/// A modifier that scrolls to the position in a binding, and writes the user's scrolling to the binding.
nonisolated struct ScrollPositionModifier<Bound: ScrollBinding>: ViewModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  let binding: Bound
}

/// A binding to the position of a scroll view.
nonisolated protocol ScrollBinding {
  /// The type of a requested position, for comparison.
  associatedtype Request: Equatable
  /// The present value of the binding.
  var request: Request { get }
  /// The part of the content that is kept in place on changes of the content; nil if there is none.
  var kept: ScrollKept? { get }
  /// Returns the offset for the binding's position; nil if there is none.
  @MainActor func goal(
    _ targets: ScrollTargets, _ viewport: Viewport, anchor: UnitPoint?, found: inout LazyElements.ID?
  ) -> CGPoint?
  /// Updates the binding after the user scrolled, and returns the binding's new value.
  ///
  /// The id is that of the first visible view, or nil if unknown.
  @MainActor func note(_ id: AnyHashable?) -> Request
}

nonisolated struct ScrollIDBinding<ID: Hashable>: ScrollBinding {
  let binding: Binding<ID?>

  var request: ID? { binding.wrappedValue }
  var kept: ScrollKept? { binding.wrappedValue.map { .view(AnyHashable($0)) } }

  @MainActor func goal(
    _ targets: ScrollTargets, _ viewport: Viewport, anchor: UnitPoint?, found: inout LazyElements.ID?
  ) -> CGPoint? {
    guard let id = binding.wrappedValue else { return nil }
    return targets.targetFrame(of: AnyHashable(id), found: &found).flatMap {
      viewport.offset(showing: $0, anchor: anchor)
    }
  }

  @MainActor func note(_ id: AnyHashable?) -> ID? {
    let id = id?.base as? ID
    if let id, binding.wrappedValue != id { binding.wrappedValue = id }
    return id ?? binding.wrappedValue
  }
}

nonisolated struct ScrollPositionBinding: ScrollBinding {
  let binding: Binding<ScrollPosition>

  var request: ScrollPosition { binding.wrappedValue }
  var kept: ScrollKept? { binding.wrappedValue.kept }

  @MainActor func goal(
    _ targets: ScrollTargets, _ viewport: Viewport, anchor: UnitPoint?, found: inout LazyElements.ID?
  ) -> CGPoint? {
    var offset = viewport.offset
    switch binding.wrappedValue.goal {
    case .nowhere: return nil
    case .id(let id, let own):
      return targets.targetFrame(of: id, found: &found).flatMap {
        viewport.offset(showing: $0, anchor: own ?? anchor)
      }
    case .edge(let edge):
      switch edge {
      case .top: offset.y = 0
      case .leading: offset.x = 0
      case .bottom: offset.y = viewport.limit(along: .vertical)
      case .trailing: offset.x = viewport.limit(along: .horizontal)
      }
    case .point(let x, let y):
      if let x, x.isFinite { offset.x = x }
      if let y, y.isFinite { offset.y = y }
    }
    return offset
  }

  @MainActor func note(_ id: AnyHashable?) -> ScrollPosition {
    let position = binding.wrappedValue.scrolledByUser(to: id)
    if binding.wrappedValue != position { binding.wrappedValue = position }
    return position
  }
}

extension ScrollPositionModifier: PrimitiveModifier {
  /// The result of the user's scrolling.
  private struct Seen: Equatable {
    /// The number of times that the user scrolled after the program had.
    let count: Int
    let id: AnyHashable?
  }

  @MainActor static func makeList(
    _ modifier: GraphValue<ScrollPositionModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let name = "scrollPosition"
    let link = ScrollLink(named: name, inputs)
    let targets = ScrollTargets(in: inputs.scrollTargets)
    var inner = inputs
    inner.scrollTargets = targets
    inner[ScrollSettingsKey.self].links.append(link)
    let node = PreferenceNode<Seen>(of: name, modifier: name, inputs)
    let follower = ScrollFollower<Bound>(targets, inputs)
    let keeper = ScrollKeeper(targets, inputs) {
      link.viewport
    } kept: {
      modifier.exists ? modifier.wrappedValue.binding.kept : nil
    }
    let effect = inputs.graph.rule(name: name, kind: .effect) {
      keeper.ask()
      let modifier = modifier.wrappedValue
      let request = modifier.binding.request
      guard let viewport = link.viewport else { return true }
      // The rule depends on the offset. A position that the program set is already in the binding.
      _ = viewport.offset
      // Until the content has reached a position that the program set, the user hasn't chosen the visible views.
      if follower.follow(request, modifier, viewport) { return true }
      let isByUser = viewport.isPositionedByUser
      let id = isByUser ? viewport.firstTarget(anchor: modifier.anchor).flatMap(targets.id) : nil
      node.see(Seen(count: viewport.userTurnCount, id: id)) { old, new in
        if new.count > 0, viewport.isPositionedByUser { follower.note(new.id, modifier, viewport) }
      }
      return true
    }
    return content(inner).map(inner) { element, inputs in
      let outputs = element.make(inputs.position)
      let drawn = outputs.displayItem
      let content = inputs.graph.rule(name: name, kind: .displayList) {
        keeper.ask()
        return drawn.wrappedValue
      }
      return outputs.exchanging(content)
        .noting(node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }
}

/// An object that scrolls a scroll view whenever the value of a binding changes.
@MainActor
private final class ScrollFollower<Bound: ScrollBinding> {
  /// The last value of the binding.
  var last: Bound.Request?
  private let targets: ScrollTargets
  private let inputs: ViewInputs

  init(_ targets: ScrollTargets, _ inputs: ViewInputs) { (self.targets, self.inputs) = (targets, inputs) }

  /// Writes the first visible view's id to the binding, once the content is at the position that the user sees.
  func note(_ id: AnyHashable?, _ modifier: ScrollPositionModifier<Bound>, _ viewport: Viewport) {
    guard viewport.isMisplaced else {
      last = modifier.binding.note(id)
      return
    }
    inputs.context.writes.performLater("scrollPosition", continues: true) { [weak self, weak viewport] in
      guard let self, let viewport, viewport.isThere, viewport.isPositionedByUser else { return }
      note(viewport.firstTarget(anchor: modifier.anchor).flatMap(targets.id), modifier, viewport)
    }
  }

  /// Enqueues scrolling if the value has changed; returns whether it has.
  func follow(_ request: Bound.Request, _ modifier: ScrollPositionModifier<Bound>, _ viewport: Viewport)
    -> Bool
  {
    guard last != request else { return false }
    last = request
    let transaction = inputs.transaction
    let targets = targets
    inputs.context.writes.performLater("scrollPosition", in: transaction, continues: true) {
      [weak viewport] in
      guard let viewport, viewport.isThere else { return }
      viewport.follow(
        ScrollRequest { modifier.binding.goal(targets, $0, anchor: modifier.anchor, found: &$1) }, transaction
      )
    }
    return true
  }
}
