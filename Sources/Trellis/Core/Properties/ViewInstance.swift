import TrellisGraph

/// A view in the graph, independent of the view's current value: it holds the storage of the view's dynamic properties.
@MainActor
final class ViewInstance {
  let inputs: ViewInputs
  let record: TypeRecord
  let subgraph: Subgraph
  private var slots: [AnyObject?] = []
  /// The subgraph of the states, if the view shows a row whose views may be reused: the states of another row have their own.
  private var stateSubgraph: Subgraph?
  /// The generation of the row's slot when the states were created.
  private var stateGeneration = 0

  /// Creates an instance in the current subgraph.
  init(of record: TypeRecord, _ inputs: ViewInputs) {
    self.record = record
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
  }

  /// The dynamic properties of the view's type.
  var plan: PropertyPlan { record.plan }
  /// The name of the view's type, for messages.
  var owner: String { record.name }

  /// Links the dynamic properties of a copy of the view's value.
  func link<Value>(_ value: inout Value) {
    if slots.isEmpty { slots = Array(repeating: nil, count: plan.fields.count) }
    if plan.hasState, let row = inputs.row { beginStates(of: row) }
    withUnsafeMutablePointer(to: &value) { pointer in
      for (index, field) in plan.fields.enumerated() {
        field.link(UnsafeMutableRawPointer(pointer) + field.offset, &slots[index], self, field.name)
      }
    }
  }

  /// Returns the attributes that the values of the dynamic properties come from, for a view's value that isn't linked.
  func origins<Value>(of value: UnsafePointer<Value>) -> [(property: String, attribute: AnyAttribute)] {
    zip(plan.fields, slots).flatMap { field, slot in
      field.origins(UnsafeRawPointer(value) + field.offset, slot).map { (field.property, $0) }
    }
  }

  /// Removes the states of another row, so that the view's states begin anew; the running body depends on the row.
  ///
  /// Closures that captured such a state share only its last value, as after the removal of a view.
  private func beginStates(of row: RowSlot) {
    let generation = row.readGeneration()
    if stateSubgraph != nil, generation == stateGeneration { return }
    stateSubgraph?.remove()
    stateSubgraph = inputs.graph.makeSubgraph(in: subgraph)
    stateGeneration = generation
  }

  /// Returns whether a state belongs to another row that the view showed before.
  func leavesBehind<Value>(_ location: StateLocation<Value>) -> Bool {
    stateSubgraph != nil && location.generation != stateGeneration
  }

  /// Creates the attribute of a state, which is removed with the view.
  func makeState<Value>(_ value: Value, name: String) -> StateLocation<Value> {
    let value = keptValue(name, as: Value.self) ?? value
    let attribute = inputs.graph.within(stateSubgraph ?? subgraph) {
      inputs.graph.input(name: "\(owner).\(name)", kind: .state, value)
    }
    inputs.note(attribute.erased)
    let location = StateLocation(
      attribute, initialValue: value, writes: inputs.context.writes, in: inputs.row)
    inputs.context.identities?.noteSetter(of: attribute.erased, location)
    keep(location, name, attribute.erased) { $0.get() }
    return location
  }
}

// MARK: - Replaced code

extension ViewInstance {
  /// Takes the value of a state from the same view before its code was replaced; nil if there is none.
  func keptValue<Value>(_ name: String, as type: Value.Type) -> Value? {
    guard LiveCode.isOn else { return nil }
    return inputs.context.keptStates.take("\(owner).\(name)", at: inputs.identity.path, as: type)
  }

  /// Lets the value of a state be kept when code is replaced.
  func keep<Storage: AnyObject>(
    _ storage: Storage, _ name: String, _ attribute: AnyAttribute?, value: @escaping (Storage) -> Any?
  ) {
    guard LiveCode.isOn else { return }
    inputs.context.keptStates.note(
      storage, "\(owner).\(name)", at: inputs.identity.path, attribute, value: value)
  }
}
