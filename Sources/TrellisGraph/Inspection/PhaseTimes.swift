/// How long rules run, by groups of their kinds: a clock that is looked at where one group's rule runs in another's.
struct PhaseTimes {
  /// The group of each kind, by its number; those beyond are in the last.
  private let groups: [UInt8]
  private let last: UInt8
  private var times: [UInt64]
  /// Whose rule runs; nil between rules.
  private var present: UInt8?
  /// When it began, or went on.
  private var since: UInt64 = 0

  /// Gives each group of kinds a time, and all others one.
  init(_ kinds: [Set<UInt32>]) {
    last = UInt8(truncatingIfNeeded: kinds.count)
    var groups = [UInt8](repeating: last, count: kinds.joined().max().map { Int($0) + 1 } ?? 0)
    for (group, numbers) in kinds.enumerated() {
      for number in numbers { groups[Int(number)] = UInt8(truncatingIfNeeded: group) }
    }
    self.groups = groups
    times = Array(repeating: 0, count: kinds.count + 1)
  }

  /// What to go back to when a rule has run.
  enum Outer {
    case same
    case group(UInt8?)
  }

  /// A rule of a kind begins.
  mutating func enter(kind: UInt32) -> Outer {
    let group = Int(kind) < groups.count ? groups[Int(kind)] : last
    if group == present { return .same }
    defer { turn(to: group) }
    return .group(present)
  }

  /// It has run.
  mutating func leave(to outer: Outer) {
    if case .group(let group) = outer { turn(to: group) }
  }

  private mutating func turn(to group: UInt8?) {
    let now = Platform.nanoseconds
    if let present { times[Int(present)] &+= now &- since }
    (present, since) = (group, now)
  }

  /// The times so far, which begin anew.
  mutating func take() -> [UInt64] {
    defer { for index in times.indices { times[index] = 0 } }
    return times
  }
}
