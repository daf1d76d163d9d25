import Trellis

/// Sets the state of a view from outside.
@MainActor
final class Remote<Value> {
  private(set) var set: (Value) -> Void = { _ in preconditionFailure("Remote.set: the view wasn't shown yet")
  }

  func connect(_ set: @escaping (Value) -> Void) { self.set = set }
  func connect(_ binding: Binding<Value>) { set = { binding.wrappedValue = $0 } }
}
