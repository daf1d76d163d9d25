@_spi(Reflection) import Swift
import TrellisGraph

/// Where the dynamic properties of a type are, by offset.
struct PropertyPlan {
  /// A dynamic property.
  struct Field {
    let name: String
    let offset: Int
    let link: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewPlace, String) -> Void
  }

  /// The properties that Trellis feeds, those inside others too, in the order in which they are fed.
  private(set) var fields: [Field] = []

  var isEmpty: Bool { fields.isEmpty }

  init(of type: Any.Type) {
    collect(type, offset: 0, prefix: "")
  }

  private mutating func collect(_ type: Any.Type, offset: Int, prefix: String) {
    var found: [(name: String, offset: Int, type: any DynamicProperty.Type)] = []
    _ = _forEachField(of: type) { name, fieldOffset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let name = String(cString: name)
        found.append((name.hasPrefix("_") ? String(name.dropFirst()) : name, offset + fieldOffset, property))
      }
      return true
    }
    for field in found {
      let name = prefix + field.name
      if let linked = field.type as? any LinkedProperty.Type {
        fields.append(Field(name: name, offset: field.offset, link: linker(linked)))
      } else {
        collect(field.type, offset: field.offset, prefix: name + ".")
        fields.append(Field(name: name, offset: field.offset, link: updater(field.type)))
      }
    }
  }

  private func linker<P: LinkedProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewPlace, String) -> Void {
    { pointer, slot, place, name in
      pointer.assumingMemoryBound(to: P.self).pointee.link(to: &slot, in: place, name: name)
    }
  }

  private func updater<P: DynamicProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewPlace, String) -> Void {
    { pointer, _, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }
}

/// A view's place in the graph: what its dynamic properties are connected with, as long as it is there.
@MainActor
final class ViewPlace {
  let inputs: ViewInputs
  /// The view's type, as messages name it.
  let owner: String
  let subgraph: Subgraph
  private var slots: [AnyObject?] = []

  /// Creates a place in the subgraph in force.
  init(inputs: ViewInputs, owner: String) {
    self.inputs = inputs
    self.owner = owner
    subgraph = inputs.graph.currentSubgraph
  }

  /// Connects the dynamic properties of a copy of the view's value.
  func link<Value>(_ value: inout Value, _ plan: PropertyPlan) {
    if slots.isEmpty { slots = Array(repeating: nil, count: plan.fields.count) }
    withUnsafeMutablePointer(to: &value) { pointer in
      for (index, field) in plan.fields.enumerated() {
        field.link(UnsafeMutableRawPointer(pointer) + field.offset, &slots[index], self, field.name)
      }
    }
  }

  /// Makes the attribute of a state, which goes with the view.
  func makeState<Value>(_ value: Value, name: String) -> StateLocation<Value> {
    let attribute = inputs.graph.within(subgraph) {
      inputs.graph.input(name: "\(owner).\(name)", kind: .state, value)
    }
    return StateLocation(attribute, initialValue: value, writes: inputs.context.writes)
  }
}
