package import Foundation
import TrellisGraph

private nonisolated struct SidewaysScrollModifier {
  let action: @MainActor (CGFloat) -> Bool
}

extension View {
  /// Performs an action on horizontal scrolling over the view, by a wheel or on a touchpad.
  ///
  /// `action` gets the distance in points, positive to the right. It returns whether it handled the distance; otherwise the views around
  /// can do so.
  package nonisolated func onSidewaysScroll(_ action: @escaping @MainActor (CGFloat) -> Bool) -> some View {
    ModifiedContent(content: self, modifier: SidewaysScrollModifier(action: action))
  }
}

extension SidewaysScrollModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let responder = SidewaysScrollResponder(modifier, at: inputs.position)
      return element.make(inputs.position).answered(by: responder, named: "SidewaysScrollModifier", inputs)
    }
  }
}

private final class SidewaysScrollResponder: Responder {
  private let modifier: GraphValue<SidewaysScrollModifier>

  init(_ modifier: GraphValue<SidewaysScrollModifier>, at position: ViewPosition) {
    self.modifier = modifier
    super.init(at: position)
  }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .scroll(let distance) = event else { return super.handle(event) }
    guard distance.width != 0, modifier.read({ $0.action })(distance.width) else { return .ignored }
    return .scrolled(rest: CGSize(width: 0, height: distance.height))
  }
}
