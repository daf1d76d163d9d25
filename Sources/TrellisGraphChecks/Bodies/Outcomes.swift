/// A rule whose second source is an outcome.
///
/// The outcome gets the lowest bit of the first source's value. The rule's value is the first source's value without its two lowest
/// bits.
struct OutcomeSetter: Body {
  init() {}

  init(from bytes: inout ByteSource) {}

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let value = machine.readIfThere(sources[0])
    machine.setOutcome(value & 1, of: sources[1])
    return value >> 2
  }

  var simpler: [any Body] { [] }
  var description: String { "OutcomeSetter()" }
}
