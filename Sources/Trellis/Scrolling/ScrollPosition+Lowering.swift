import Foundation
import TrellisGraph
import TrellisLayout

/// Follows a binding that says where a scroll view is, and tells it where a person has scrolled.
nonisolated struct ScrollPositionModifier<Way: ScrollBinding>: ViewModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  let way: Way
}

/// A binding that says where a scroll view is.
nonisolated protocol ScrollBinding {
  /// Tells a wish from others.
  associatedtype Wish: Equatable
  /// What the program wants now.
  var wish: Wish { get }
  /// The part of the content that stays where it is seen; nil if there is none.
  var kept: ScrollKept? { get }
  /// Where that is; nil where it is nowhere.
  @MainActor func goal(
    _ targets: ScrollTargets, _ viewport: Viewport, anchor: UnitPoint?, found: inout LazyElements.ID?
  ) -> CGPoint?
  /// A person scrolled to where a view with an id is seen first, which isn't known everywhere; answers the wish that the binding has then.
  @MainActor func note(_ id: AnyHashable?) -> Wish
}

nonisolated struct ScrollIDWay<ID: Hashable>: ScrollBinding {
  let binding: Binding<ID?>

  var wish: ID? { binding.wrappedValue }
  var kept: ScrollKept? { binding.wrappedValue.map { .view(AnyHashable($0)) } }

  @MainActor func goal(
    _ targets: ScrollTargets, _ viewport: Viewport, anchor: UnitPoint?, found: inout LazyElements.ID?
  ) -> CGPoint? {
    guard let id = binding.wrappedValue else { return nil }
    return targets.room(of: AnyHashable(id), found: &found).flatMap {
      viewport.offset(showing: $0, anchor: anchor)
    }
  }

  @MainActor func note(_ id: AnyHashable?) -> ID? {
    let id = id?.base as? ID
    if let id, binding.wrappedValue != id { binding.wrappedValue = id }
    return id ?? binding.wrappedValue
  }
}

nonisolated struct ScrollPositionWay: ScrollBinding {
  let binding: Binding<ScrollPosition>

  var wish: ScrollPosition { binding.wrappedValue }
  var kept: ScrollKept? { binding.wrappedValue.kept }

  @MainActor func goal(
    _ targets: ScrollTargets, _ viewport: Viewport, anchor: UnitPoint?, found: inout LazyElements.ID?
  ) -> CGPoint? {
    var offset = viewport.offset
    switch binding.wrappedValue.goal {
    case .nowhere: return nil
    case .id(let id, let own):
      return targets.room(of: id, found: &found).flatMap {
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
  /// What a person's scrolling leads to.
  private struct Seen: Equatable {
    /// How often a person went on where the program had scrolled.
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
    let targets = ScrollTargets(in: inputs[ScrollTargetsKey.self])
    var inner = inputs
    inner[ScrollTargetsKey.self] = targets
    inner[ScrollSettingsKey.self].links.append(link)
    let node = PreferenceNode<Seen>(of: name, modifier: name, inputs)
    let follower = ScrollFollower<Way>(targets, inputs)
    let keeper = ScrollKeeper(targets, inputs) {
      link.viewport
    } kept: {
      modifier.exists ? modifier.wrappedValue.way.kept : nil
    }
    let effect = inputs.graph.rule(name: name, kind: .effect) {
      keeper.ask()
      let modifier = modifier.wrappedValue
      let wish = modifier.way.wish
      guard let viewport = link.viewport else { return true }
      // Where the program put it is what it said.
      _ = viewport.offset
      // What it says now isn't there yet: what is seen until then is nothing that a person wants.
      if follower.follow(wish, modifier, viewport) { return true }
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

/// Has a scroll view go where a binding says, when it says something else.
@MainActor
private final class ScrollFollower<Way: ScrollBinding> {
  /// What the binding said last.
  var last: Way.Wish?
  private let targets: ScrollTargets
  private let inputs: ViewInputs

  init(_ targets: ScrollTargets, _ inputs: ViewInputs) { (self.targets, self.inputs) = (targets, inputs) }

  /// Says in the binding which view is seen first, once the content is where a person sees it.
  func note(_ id: AnyHashable?, _ modifier: ScrollPositionModifier<Way>, _ viewport: Viewport) {
    guard viewport.isMisplaced else {
      last = modifier.way.note(id)
      return
    }
    inputs.context.writes.performLater("scrollPosition", continues: true) { [weak self, weak viewport] in
      guard let self, let viewport, viewport.isThere, viewport.isPositionedByUser else { return }
      note(viewport.firstTarget(anchor: modifier.anchor).flatMap(targets.id), modifier, viewport)
    }
  }

  /// Answers whether it says something else.
  func follow(_ wish: Way.Wish, _ modifier: ScrollPositionModifier<Way>, _ viewport: Viewport) -> Bool {
    guard last != wish else { return false }
    last = wish
    let transaction = inputs.transaction
    let targets = targets
    inputs.context.writes.performLater("scrollPosition", in: transaction, continues: true) {
      [weak viewport] in
      guard let viewport, viewport.isThere else { return }
      viewport.follow(
        ScrollRequest { modifier.way.goal(targets, $0, anchor: modifier.anchor, found: &$1) }, transaction)
    }
    return true
  }
}
