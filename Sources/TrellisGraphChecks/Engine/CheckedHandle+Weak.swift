import TrellisGraph

extension CheckedHandle {
  var isWeak: Bool { Value.self is any AnyOptional.Type }

  func makeWeak(name: String, in graph: AttributeGraph) -> any Handle {
    CheckedHandle<Value?>(attribute: graph.weak(attribute, name: name), ledger: ledger)
  }
}

private protocol AnyOptional {}

extension Optional: AnyOptional, CheckedValue where Wrapped: CheckedValue {
  init(_ number: Int, in ledger: Ledger) {
    self = number == Weak.none ? nil : Wrapped(number, in: ledger)
  }

  var number: Int { self?.number ?? Weak.none }
}
