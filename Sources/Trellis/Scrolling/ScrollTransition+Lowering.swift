import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

extension ScrollTransitionModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<ScrollTransitionModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let context = StyleContext(inputs.environment)
    return content(inputs).map(inputs) { element, inputs in
      let graph = inputs.graph
      let outputs = element.make(inputs.position)
      let progress = ScrollTransitionProgress<Effects>(inputs)
      let effects = graph.rule(name: "scrollTransition.effects", kind: .modifier) { () -> [Effect] in
        progress.shown(modifier.wrappedValue).steps(on: inputs.position.size, in: context)
      }
      return outputs.drawing(outputs.affected(by: effects, named: "scrollTransition", inputs))
    }
  }
}

/// The progress of a view through the visible part of a scroll view.
@MainActor
private final class ScrollTransitionProgress<Effects: VisualEffect> {
  private let inputs: ViewInputs
  private let key: Motions.Key
  /// The phase at the last update, if phases are animated.
  private var last: ScrollTransitionPhase?

  init(_ inputs: ViewInputs) {
    self.inputs = inputs
    key = Motions.Key(number: inputs.context.nextElementID(), part: .value)
  }

  /// Returns the present effects of the view; a rule that calls this depends on the view's scrolled position.
  func shown(_ modifier: ScrollTransitionModifier<Effects>) -> Effects {
    func effects(_ phase: ScrollTransitionPhase) -> Effects {
      modifier.transition(EmptyVisualEffect(), phase)
    }
    var effect = effects(.identity)
    guard let viewport = inputs.position.surroundings.viewport else { return effect }
    let axis = modifier.axis ?? (viewport.scrolls(along: .vertical) ? .vertical : .horizontal)
    let start = inputs.position.origin(in: viewport.position)[axis]
    let span = Span(start: start, length: inputs.position.size[axis], window: viewport.size[axis])
    let phase: ScrollTransitionPhase = span.isBeforeMiddle ? .topLeading : .bottomTrailing
    let configuration = phase == .topLeading ? modifier.topLeading : modifier.bottomTrailing
    let away = span.distance(from: configuration.threshold)
    let identity = effect.animatableData
    switch configuration.way {
    case .none: last = nil
    case .interactive(let curve):
      last = nil
      if away == 0 { return effect }
      var difference = effects(phase).animatableData - identity
      difference.scale(by: curve.value(at: away))
      effect.animatableData = identity + difference
    case .animated(let animation):
      let now = away == 0 ? .identity : phase
      effect = effects(now)
      let goal = effect.animatableData
      if let last, last != now {
        inputs.context.motions.move(
          key, by: goal - effects(last).animatableData, Transaction(animation: animation))
      }
      last = now
      if let rest = inputs.context.motions.rest(key, as: Effects.AnimatableData.self) {
        effect.animatableData = goal + rest
      }
    }
    return effect
  }
}

/// A view's extent along the axis of a scroll view whose visible part begins at 0.
private struct Span {
  let start: CGFloat
  let length: CGFloat
  let window: CGFloat

  var isBeforeMiddle: Bool { start + length / 2 < window / 2 }

  /// Returns the progress of the view away from the identity phase: 0 within it, 1 if the view isn't visible.
  func distance(from threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    let inset = threshold.inset
    // The distance from the nearer edge of the window, moved by the inset, inwards to the view's far edge.
    let inside = isBeforeMiddle ? start + length - inset : window - inset - start
    let needed: CGFloat =
      switch threshold.measure {
      case .share(let share): share * length
      case .centered: window / 2 - inset + length / 2
      }
    if inside <= 0 { return 1 }
    if inside >= needed { return 0 }
    return 1 - inside / needed
  }
}
