package import Foundation
import TrellisGraph

private nonisolated struct SidewaysScrollModifier {
  let action: @MainActor (CGFloat) -> Bool
}

extension View {
  /// Does something when a wheel is turned sideways over the view, or fingers move so on a pad.
  ///
  /// `action` is given how far, in points, those to the end of the line positive, and answers whether nobody around is to have it.
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

  override func scroll(by distance: CGSize) -> CGSize {
    guard distance.width != 0, modifier.read({ $0.action })(distance.width) else { return distance }
    return CGSize(width: 0, height: distance.height)
  }
}
