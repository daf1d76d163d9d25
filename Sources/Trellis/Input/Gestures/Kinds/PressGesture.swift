/// A tap whose value is the modifier keys that were down.
package nonisolated struct PressGesture: PrimitiveGesture {
  package typealias Value = EventModifiers
  package typealias Body = Never

  package init() {}

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> PressGesture) -> GestureRecognizer<
    EventModifiers
  > {
    ModifiedPressRecognizer()
  }
}

private final class ModifiedPressRecognizer: GestureRecognizer<EventModifiers> {
  private let tap = TapGesture.makeRecognizer { TapGesture() }

  override var nextDeadline: Duration? { tap.deadline }
  override var tapCount: Int { tap.tapCount }

  override func respond(to input: GestureInput) -> GesturePhase<EventModifiers>? {
    let modifiers = input.sample?.modifiers ?? []
    return tap.handle(input)?.map { _ in modifiers }
  }

  override func wasCancelled(_ actions: GestureActions) { tap.cancel(actions) }
}
