import Foundation
import TrellisDisplayList
import TrellisGraph

extension GestureModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let responder = GestureResponder(modifier, inputs)
      return outputs.answered(by: responder, named: "GestureModifier", inputs)
    }
  }
}

extension ViewOutputs {
  /// Returns these outputs with a responder for the area that is drawn.
  @MainActor func answered(by responder: Responder, named name: String, _ inputs: ViewInputs) -> ViewOutputs {
    responder.join(inputs, named: "\(name).responder")
    let drawing = inputs.graph.declare(DisplayItem.self, name: name, kind: .displayList)
    inputs.graph.define(drawing) { [number = responder.number] in
      var item = framed(inputs.position, id: drawing.erased.rawValue)
      item.answer(for: number, wrappedAs: drawing.erased.rawValue, fillsFrame: false)
      return item
    }
    return self.drawing(drawing).responding(responder, inputs.graph)
  }
}

/// The responder of a view with a gesture.
private final class GestureResponder<G: Gesture>: Responder {
  private let modifier: GraphValue<GestureModifier<G>>
  private let enabling: Attribute<Bool>
  private let clock: FrameClock

  init(_ modifier: GraphValue<GestureModifier<G>>, _ inputs: ViewInputs) {
    self.modifier = modifier
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    clock = inputs.context.clock
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling.wrappedValue }

  override var takesTaps: Bool { isEnabled && counts && makeRecognizer().tapCount > 0 }

  override var stillContends: Bool { isEnabled && counts }

  override var cancelsInnerRecognizers: Bool { isEnabled && modifier.read { !$0.mask.contains(.subviews) } }

  override func makeContender() -> (Contender, Contender.Rank)? {
    guard isEnabled, counts else { return nil }
    let context = GestureContext(position: position, clock: clock)
    return (GestureContender(makeRecognizer(), context), modifier.read { $0.rank })
  }

  private var counts: Bool { modifier.read { $0.isEnabled && $0.mask.contains(.gesture) } }

  private func makeRecognizer() -> Recognizer<G.Value> {
    let first = modifier.read { $0.gesture }
    // A callback of the gesture may remove the view. Callbacks after that are those of the gesture as it was at first.
    return G.recognizer { [weak self, modifier] in
      self?.isThere == true ? modifier.read { $0.gesture } : first
    }
  }
}

/// The contender of a gesture, which competes for pointers.
private final class GestureContender<Value>: Contender {
  private let recognizer: Recognizer<Value>
  private let context: GestureContext

  init(_ recognizer: Recognizer<Value>, _ context: GestureContext) {
    (self.recognizer, self.context) = (recognizer, context)
  }

  override var tapCount: Int { recognizer.tapCount }
  override var deadline: Duration? { recognizer.deadline }
  override var isAboutResting: Bool { recognizer.tapCount > 0 || recognizer.deadline != nil }

  override func take(_ sample: PointerSample) -> Reaction { react(sample, at: sample.time) }
  override func pass(to time: Duration) -> Reaction { react(nil, at: time) }

  private func react(_ sample: PointerSample?, at time: Duration) -> Reaction {
    let actions = GestureActions()
    _ = recognizer.take(GestureInput(sample: sample, time: time, context: context, actions: actions))
    let standing: Standing =
      switch recognizer.phase {
      case .possible: .possible
      case .active: .begun
      case .ended: .ended
      case .failed: .failed
      }
    return Reaction(standing: standing, atOnce: actions.atOnce, whenGranted: actions.whenGranted)
  }

  override func cancel() -> [@MainActor () -> Void] {
    let actions = GestureActions()
    recognizer.cancel(actions)
    return actions.atOnce
  }
}
