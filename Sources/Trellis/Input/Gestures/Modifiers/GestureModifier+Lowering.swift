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

/// The responder of a view with a gesture.
private final class GestureResponder<G: Gesture>: Responder, TapReceiver, RecognizerSource {
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

  var takesTaps: Bool { isEnabled && counts && makeGestureRecognizer().tapCount > 0 }

  var stillRecognizes: Bool { isEnabled && counts }

  var cancelsInnerRecognizers: Bool { isEnabled && modifier.read { !$0.mask.contains(.subviews) } }

  func makeRecognizer() -> Recognizer? {
    guard isEnabled, counts else { return nil }
    let recognizer = makeGestureRecognizer()
    recognizer.context = GestureContext(position: position, clock: clock)
    recognizer.rank = modifier.read { $0.rank }
    return recognizer
  }

  private var counts: Bool { modifier.read { $0.isEnabled && $0.mask.contains(.gesture) } }

  private func makeGestureRecognizer() -> GestureRecognizer<G.Value> {
    let first = modifier.read { $0.gesture }
    // A callback of the gesture may remove the view. Later callbacks are those of the first gesture.
    return G.recognizer { [weak self, modifier] in
      self?.isThere == true ? modifier.read { $0.gesture } : first
    }
  }
}
