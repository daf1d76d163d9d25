public import Foundation
import TrellisGraph

/// Where the mouse is while it is over a view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/hoverphase.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point in the coordinate space that was asked for.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

private nonisolated struct HoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase, _ isNew: Bool) -> Void
}

extension View {
  /// Does something when the mouse comes over what the view draws, with true, and when it leaves that, with false.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onhover(perform:).
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let modifier = HoverModifier(space: .local) { phase, isNew in
      if phase == .ended { action(false) } else if isNew { action(true) }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Does something each time that the mouse moves over what the view draws, and when it leaves that.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:).
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
    inputs.context.hovers.isAsked = true
    return content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      return outputs.answered(by: HoverResponder(modifier, inputs), named: "HoverModifier", inputs)
    }
  }
}

/// Answers for a view that follows the mouse.
private final class HoverResponder: Responder {
  private let modifier: GraphValue<HoverModifier>

  init(_ modifier: GraphValue<HoverModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  override var followsMouse: Bool { true }

  override func mouseDidMove(to place: CGPoint, inWindow: CGPoint, isNew: Bool) {
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

  override func mouseDidLeave() { modifier.wrappedValue.action(.ended, false) }
}
