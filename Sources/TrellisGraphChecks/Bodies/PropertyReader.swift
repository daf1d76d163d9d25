/// A rule that reads a property of an observable object before, between or after its sources, or only sometimes.
package struct PropertyReader: Body {
  package static let propertyCount = 3

  var property: Int
  /// The number of sources that are read before the property.
  var place: Int
  /// Whether the read of the property is skipped when the first source's value is even.
  var isConditional: Bool

  package init(_ property: Int, after place: Int = 0, isConditional: Bool = false) {
    self.property = property
    self.place = place
    self.isConditional = isConditional
  }

  package init(from bytes: inout ByteSource) {
    self.init(
      bytes.number(below: PropertyReader.propertyCount), after: bytes.number(below: 4),
      isConditional: bytes.number(below: 3) == 0)
  }

  package func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    var total = 0
    var isRead = false
    for (index, source) in sources.enumerated() {
      if index == place, !isConditional {
        total += machine.readProperty(property)
        isRead = true
      }
      let value = machine.readIfThere(source)
      total = (total * 3 + value) & 255
      if index == 0, isConditional {
        isRead = true
        if value % 2 == 1 { total += machine.readProperty(property) }
      }
    }
    return (isRead ? total : total + machine.readProperty(property)) & 15
  }

  package var simpler: [any Body] {
    var all: [any Body] = [Formula(.sum)]
    if isConditional { all.append(PropertyReader(property, after: place)) }
    if place > 0 { all.append(PropertyReader(property, isConditional: isConditional)) }
    return all
  }

  package var description: String {
    "PropertyReader(\(property)\(place == 0 ? "" : ", after: \(place)")\(isConditional ? ", isConditional: true" : ""))"
  }
}
