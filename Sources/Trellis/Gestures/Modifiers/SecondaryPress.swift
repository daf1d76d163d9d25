package import Foundation
import TrellisGraph

/// Does something where the secondary button is pressed on the view, or a key that stands for that while the view has the focus.
private nonisolated struct SecondaryPressModifier {
  /// Answers whether it did anything; it is given the point in the view's space, nil where a key was pressed.
  let action: @MainActor (CGPoint?) -> Bool
}

extension View {
  /// Does something where the secondary button is pressed on the view, or Shift and F10 while the view, or one in it,
  /// has the focus.
  ///
  /// The action answers whether it did anything; else who is around is asked. It is given the point in the view's space, nil where a key
  /// was pressed.
  package nonisolated func onSecondaryPress(_ action: @escaping @MainActor (CGPoint?) -> Bool) -> some View {
    ModifiedContent(content: self, modifier: SecondaryPressModifier(action: action))
  }
}

extension SecondaryPressModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inner = inputs
    inner[FocusNodeKey.self] = SecondaryPressNode(in: inputs[FocusNodeKey.self], modifier)
    return content(inner).map(inputs) { element, inputs in
      let responder = SecondaryPressResponder(modifier, at: inputs.position)
      return element.make(inputs.position).answered(by: responder, named: "SecondaryPressModifier", inputs)
    }
  }
}

private final class SecondaryPressResponder: Responder {
  private let modifier: GraphValue<SecondaryPressModifier>

  init(_ modifier: GraphValue<SecondaryPressModifier>, at position: ViewPosition) {
    self.modifier = modifier
    super.init(at: position)
  }

  override func secondaryPress(at place: CGPoint) -> Bool { modifier.read { $0.action }(place) }
}

private final class SecondaryPressNode: FocusNode {
  private let modifier: GraphValue<SecondaryPressModifier>

  init(in outer: FocusNode?, _ modifier: GraphValue<SecondaryPressModifier>) {
    self.modifier = modifier
    super.init(in: outer)
  }

  override func takeUnused(_ press: KeyPress) -> Bool {
    guard press.key == .function(10), press.modifiers == .shift else { return false }
    return modifier.read { $0.action }(nil)
  }
}
