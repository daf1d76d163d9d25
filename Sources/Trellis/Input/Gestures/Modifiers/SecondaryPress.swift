package import Foundation
import TrellisGraph

/// A modifier that handles presses of the secondary button, or of the equivalent key while the view has the focus.
private nonisolated struct SecondaryPressModifier {
  /// Handles a press at a point in the view's space, or nil for a key; returns whether it did something.
  let action: @MainActor (CGPoint?) -> Bool
}

extension View {
  /// Performs an action on a press of the secondary button, or on Shift-F10 while the view, or one in it, has the focus.
  ///
  /// The action gets the point in the view's space, or nil for a key. It returns whether it did something; otherwise the views
  /// around can handle the press.
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
      // Of several modifiers around a view, the innermost applies.
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

/// The response of a view to the secondary button, for the container of the view.
package final class SecondaryPressTarget {
  fileprivate weak var responder: Responder?
}

/// The targets of the views to which one modifier applies.
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

/// A modifier that forwards presses of the secondary button to a view inside.
private nonisolated struct SecondaryPressForwarder {
  let target: SecondaryPressTarget
}

extension View {
  /// Forwards presses of the secondary button that no view inside handles to one of the views inside.
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

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .press(.secondary, let place) = event else { return super.handle(event) }
    guard let inner = modifier.read({ $0.target }).responder, inner.isThere else { return .ignored }
    let origin = inner.position.originSeen(in: position)
    return inner.handle(.press(.secondary, at: CGPoint(x: place.x - origin.x, y: place.y - origin.y)))
  }
}

private final class SecondaryPressResponder: Responder {
  private let modifier: GraphValue<SecondaryPressModifier>

  init(_ modifier: GraphValue<SecondaryPressModifier>, at position: ViewPosition) {
    self.modifier = modifier
    super.init(at: position)
  }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .press(.secondary, let place) = event else { return super.handle(event) }
    return EventResult(modifier.read { $0.action }(place))
  }
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
