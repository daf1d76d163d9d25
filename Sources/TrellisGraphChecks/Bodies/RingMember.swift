/// The rule of one of some attributes that read one another in a ring, or in several, as their gates say.
///
/// The first source is the gate, the others are all the members. With an odd gate the value is the gate's; with an even one it is
/// that of another member, and 0 if that read closes a cycle. Each member reads one other, so every value is
/// the same whichever is asked first: that of the odd gate on the way, or 0 if there is none.
///
/// A member that counts adds one to what it reads, and reads the gate last. Its value depends on the order of updates: the
/// oracle and the engine must agree on that order.
struct RingMember: Body {
  /// The position among the members.
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
