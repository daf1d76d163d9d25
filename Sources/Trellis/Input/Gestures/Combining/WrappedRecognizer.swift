import Foundation

/// A recognizer around another one, whose phases it translates.
class WrappedRecognizer<Inner, Value>: GestureRecognizer<Value> {
  final let inner: GestureRecognizer<Inner>

  init(_ inner: GestureRecognizer<Inner>) { self.inner = inner }

  final override var nextDeadline: Duration? { inner.deadline }
  final override var tapCount: Int { inner.tapCount }

  final override func respond(to input: GestureInput) -> GesturePhase<Value>? {
    inner.handle(input).map { follow($0, input) }
  }

  override func wasCancelled(_ actions: GestureActions) { inner.cancel(actions) }

  /// Returns the phase of this recognizer for a new phase of the inner one.
  func follow(_ phase: GesturePhase<Inner>, _ input: GestureInput) -> GesturePhase<Value> { .failed }
}

/// A recognizer that transforms the values of the inner one.
final class MappedRecognizer<Inner, Value>: WrappedRecognizer<Inner, Value> {
  private let transform: @MainActor (Inner) -> Value

  init(_ inner: GestureRecognizer<Inner>, _ transform: @escaping @MainActor (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Inner>, _ input: GestureInput) -> GesturePhase<Value> {
    phase.map(transform)
  }
}

/// A recognizer that calls a closure for each phase of the inner one, which it passes on unchanged.
final class ObservingRecognizer<Value>: WrappedRecognizer<Value, Value> {
  private let tell: @MainActor (GesturePhase<Value>, GestureActions) -> Void
  private let end: @MainActor (GestureActions) -> Void

  /// Creates a recognizer with closures for new phases of the inner one and for its cancellation.
  init(
    _ inner: GestureRecognizer<Value>,
    tell: @escaping @MainActor (GesturePhase<Value>, GestureActions) -> Void,
    whenCancelled end: @escaping @MainActor (GestureActions) -> Void = { _ in }
  ) {
    (self.tell, self.end) = (tell, end)
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Value>, _ input: GestureInput) -> GesturePhase<Value> {
    tell(phase, input.actions)
    return phase
  }

  override func wasCancelled(_ actions: GestureActions) {
    super.wasCancelled(actions)
    end(actions)
  }
}
