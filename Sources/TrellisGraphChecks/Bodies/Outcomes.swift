/// The rule of which the second source is an outcome: that gets the lowest bit of the first one, the rule itself the others.
struct Giver: Body {
  init() {}

  init(from bytes: inout ByteSource) {}

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let value = machine.readIfThere(sources[0])
    machine.give(value & 1, to: sources[1])
    return value >> 2
  }

  var simpler: [any Body] { [] }
  var description: String { "Giver()" }
}
