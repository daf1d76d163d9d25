/// The rule of one of some attributes that read one another in a ring, or in several, as their gates say.
///
/// The first source is its gate, the others are all the members. With an odd gate its value is that; with an even one it is
/// that of another member, and 0 where that leads in a circle. Each member has one it reads, so that every value is
/// the same whichever is asked first: that of the odd gate on the way, or 0 where there is none.
struct RingMember: Body {
  /// Which of the members it is.
  var index: Int

  init(index: Int) {
    self.index = index
  }

  init(from bytes: inout ByteSource) {
    index = bytes.byte()
  }

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let gate = machine.readIfThere(sources[0])
    if gate % 2 == 1 { return gate }
    let members = sources.dropFirst()
    let next = members[members.startIndex + (index + 1 + gate / 2) % members.count]
    return machine.readUnlessCycle(next) ?? 0
  }

  var simpler: [any Body] { [] }
  var description: String { "RingMember(index: \(index))" }
}
