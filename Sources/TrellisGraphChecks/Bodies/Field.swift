/// The rule of a projection: a part of its source's number.
package enum Field: String, Body, CaseIterable {
  /// The lowest two bits.
  case low
  /// The other bits.
  case high

  package init(from bytes: inout ByteSource) {
    self = bytes.choice(of: Field.self)
  }

  package func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let number = machine.read(sources[0])
    return self == .low ? number & 3 : number >> 2
  }

  /// The storage of the part.
  var shape: Shape { self == .low ? .byte : .word }

  package var simpler: [any Body] { [] }
  package var description: String { ".\(rawValue)" }
}
