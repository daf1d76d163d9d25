public import Foundation
import TrellisGraph

/// A phase of hovering over a view with the mouse.
public enum HoverPhase: Equatable, Sendable {
  /// The mouse is over the view, at a point in the coordinate space of the modifier.
  case active(CGPoint)
  /// The mouse has left the view.
  case ended
}

private nonisolated struct HoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase, _ isNew: Bool) -> Void
}

extension View {
  /// Calls an action with true when the mouse enters the area that the view draws, and with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let modifier = HoverModifier(space: .local) { phase, isNew in
      if phase == .ended { action(false) } else if isNew { action(true) }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Calls an action each time that the mouse moves over the area that the view draws, and when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let modifier = HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) }
    return ModifiedContent(content: self, modifier: modifier)
  }
}

extension HoverModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    inputs.context.hovers.hasReceivers = true
    return content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      return outputs.answered(by: HoverResponder(modifier, inputs), named: "HoverModifier", inputs)
    }
  }
}

/// The responder of a view that tracks the mouse.
private final class HoverResponder: Responder, HoverReceiver {
  private let modifier: GraphValue<HoverModifier>

  init(_ modifier: GraphValue<HoverModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  override func handle(_ event: ResponderEvent) -> EventResult {
    switch event {
    case .hover(.moved(let place, let inWindow, let isNew)): mouseDidMove(to: place, inWindow, isNew)
    case .hover(.left): modifier.wrappedValue.action(.ended, false)
    default: return super.handle(event)
    }
    return .handled
  }

  private func mouseDidMove(to place: CGPoint, _ inWindow: CGPoint, _ isNew: Bool) {
    let modifier = modifier.wrappedValue
    let point: CGPoint
    switch modifier.space {
    case .local: point = place
    case .global: point = inWindow
    case .named(let name):
      let origin = position.origin(inSpaceNamed: name)
      point = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }
    modifier.action(.active(point), isNew)
  }
}
