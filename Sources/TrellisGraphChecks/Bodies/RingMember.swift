/// The rule of a member of a dependency cycle, which its gate closes or breaks.
///
/// The first source is the gate; the others are all members. With an odd gate, the value is the gate's. With an even gate, it is
/// another member's value, or 0 if reading that closes a cycle. Each member reads one other, so the values don't depend on the
/// order of reads: each is the value of the odd gate on the path, or 0 if there is none.
///
/// A counting member adds one to the value that it reads, and reads the gate last. Its value depends on the order of updates: the
/// oracle and the engine must agree on that order.
struct RingMember: Body {
  /// The index among the members.
  var index: Int
  var isCounting: Bool

  init(index: Int, isCounting: Bool = false) {
    self.index = index
    self.isCounting = isCounting
  }

  init(from bytes: inout ByteSource) {
    index = bytes.byte()
    isCounting = bytes.byte() % 2 == 1
  }

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let members = sources.dropFirst()
    if isCounting {
      let next = members[members.startIndex + (index + 1) % members.count]
      let value = machine.readUnlessCycle(next) ?? 0
      return (value + 1 + machine.readIfThere(sources[0])) & 15
    }
    let gate = machine.readIfThere(sources[0])
    if gate % 2 == 1 { return gate }
    let next = members[members.startIndex + (index + 1 + gate / 2) % members.count]
    return machine.readUnlessCycle(next) ?? 0
  }

  var simpler: [any Body] { [] }
  var description: String { "RingMember(index: \(index)\(isCounting ? ", isCounting: true" : ""))" }
}
