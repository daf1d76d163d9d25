import TrellisGraph

extension CheckedHandle {
  var isIndirect: Bool { indirect != nil }

  func makeIndirect(name: String, in graph: AttributeGraph) -> any Handle {
    let indirect = graph.indirect(to: attribute, name: name)
    return CheckedHandle(attribute: indirect.attribute, ledger: ledger, indirect: indirect)
  }

  func retarget(to handle: (any Handle)?) {
    guard let indirect else { return }
    if let handle = handle as? CheckedHandle {
      indirect.source = handle.attribute
    } else {
      indirect.reset()
    }
  }
}

/// A placeholder handle for the input of an indirect attribute, for which the graph returns no handle.
///
/// The input lives as long as the indirect attribute.
struct TargetHandle: Handle {
  let indirect: any Handle

  var exists: Bool { indirect.exists }
  var isStale: Bool { false }
  var rawValue: UInt64 { .max }
  var cached: Int? { nil }
  var isIndirect: Bool { false }
  var isWeak: Bool { false }

  func read(way: Int) -> Int { -1 }
  func readUnlessCycle() -> Int? { nil }
  func hasChanged<Own>(in context: RuleContext<Own>) -> Bool { false }
  func set(_ number: Int) {}
  func send(_ number: Int) {}
  func setOutcome(_ number: Int) {}
  func onChange(_ perform: @escaping (Int) -> Void) -> AttributeObservation? { nil }
  var erased: AnyAttribute? { nil }
  func project(_ field: Field, name: String, in graph: AttributeGraph) -> any Handle { self }
  func makeIndirect(name: String, in graph: AttributeGraph) -> any Handle { self }
  func makeWeak(name: String, in graph: AttributeGraph) -> any Handle { self }
  func retarget(to handle: (any Handle)?) {}
}

extension Engine {
  package func makeIndirect(to attribute: Int) -> Int {
    let place = places[attribute]
    let indirect = graph.within(subgraphs[place]) {
      handles[attribute].makeIndirect(name: "n\(handles.count + 1)", in: graph)
    }
    _ = enter(TargetHandle(indirect: indirect), .word, isInput: true, in: place)
    return enter(indirect, shape(of: attribute), isInput: false, in: place)
  }

  package func retarget(_ indirect: Int, to attribute: Int?) {
    flushWritesThatRemove()
    if !exists(indirect) || attribute.map({ !exists($0) }) ?? false { return }
    handles[indirect].retarget(to: attribute.map { handles[$0] })
  }
}
