/// Sets a property of the observable object that rules may read.
package struct SetProperty: Instruction {
  var property: Int
  var value: Int

  package init(_ property: Int, _ value: Int) {
    self.property = property
    self.value = value
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.number(below: PropertyReader.propertyCount), bytes.value())
  }

  package func perform(on machine: inout some Machine) { machine.setProperty(property, to: value) }

  package mutating func rename(_ names: Renaming) {}

  package var simpler: [any Instruction] { value > 0 ? [SetProperty(property, value / 2)] : [] }
  package var description: String { "SetProperty(\(property), \(value))" }
}
