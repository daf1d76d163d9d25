package import Foundation
import TrellisGraph

private nonisolated struct WheelModifier {
  let action: (CGSize) -> CGSize
}

extension View {
  /// Calls a function when a wheel turns over the area that the view draws.
  ///
  /// The function gets the distance to the right and down in points, and returns the rest, which goes on to scroll views around this view.
  package nonisolated func onWheel(perform action: @escaping (CGSize) -> CGSize) -> some View {
    ModifiedContent(content: self, modifier: WheelModifier(action: action))
  }
}

extension WheelModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      return outputs.answered(by: WheelResponder(modifier, inputs), named: "WheelModifier", inputs)
    }
  }
}

/// The responder of a view that handles wheels.
private final class WheelResponder: Responder, WheelReceiver {
  private let modifier: GraphValue<WheelModifier>

  init(_ modifier: GraphValue<WheelModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  var takesWheel: Bool { true }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .scroll(let distance) = event else { return super.handle(event) }
    return .scrolled(rest: modifier.wrappedValue.action(distance))
  }
}
