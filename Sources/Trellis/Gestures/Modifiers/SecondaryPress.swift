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
    let targets = SecondaryPressTargets()
    return content(inner).mapElements(inputs) { element in
      let target = targets.target(for: element.id)
      var traits = element.traits
      // Of several around a view the innermost counts.
      traits.secondaryPress = traits.secondaryPress ?? target
      return element.changing(traits: traits) { position in
        let inputs = inputs.inside(position)
        let responder = SecondaryPressResponder(modifier, at: position)
        target.responder = responder
        return element.make(position).answered(by: responder, named: "SecondaryPressModifier", inputs)
      }
    }
  }
}

/// The response of a view to the secondary button, for the container that the view is in.
package final class SecondaryPressTarget {
  fileprivate weak var responder: Responder?
}

/// The targets of the views that one modifier is on.
@MainActor
private final class SecondaryPressTargets {
  private struct Weak { weak var target: SecondaryPressTarget? }

  private var all: [UInt64: Weak] = [:]

  /// Returns the target of the view with a number, the same each time.
  func target(for id: UInt64) -> SecondaryPressTarget {
    if let known = all[id]?.target { return known }
    if all.count > 200 { all = all.filter { $1.target != nil } }
    let made = SecondaryPressTarget()
    all[id] = Weak(target: made)
    return made
  }
}

/// Hands presses of the secondary button to a view inside.
private nonisolated struct SecondaryPressForwarder {
  let target: SecondaryPressTarget
}

extension View {
  /// Hands presses of the secondary button, where no view inside wants them, to one that is in this view but doesn't fill it.
  package nonisolated func forwardingSecondaryPress(to target: SecondaryPressTarget) -> some View {
    ModifiedContent(content: self, modifier: SecondaryPressForwarder(target: target))
  }
}

extension SecondaryPressForwarder: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let responder = ForwardingResponder(modifier, at: inputs.position)
      return element.make(inputs.position).answered(by: responder, named: "SecondaryPressForwarder", inputs)
    }
  }
}

private final class ForwardingResponder: Responder {
  private let modifier: GraphValue<SecondaryPressForwarder>

  init(_ modifier: GraphValue<SecondaryPressForwarder>, at position: ViewPosition) {
    self.modifier = modifier
    super.init(at: position)
  }

  override func secondaryPress(at place: CGPoint) -> Bool {
    guard let inner = modifier.read({ $0.target }).responder, inner.isThere else { return false }
    let origin = inner.position.originSeen(in: position)
    return inner.secondaryPress(at: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
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
