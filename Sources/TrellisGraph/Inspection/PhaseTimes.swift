/// The running times of rules, by groups of their kinds.
///
/// The clock is read only when the group of the running rule changes.
struct PhaseTimes {
  /// The group of each kind, by its number; kinds beyond the array belong to the last group.
  private let groups: [UInt8]
  private let last: UInt8
  private var times: [UInt64]
  /// The group of the running rule; nil between rules.
  private var present: UInt8?
  /// The time at which the present group began or resumed, in nanoseconds.
  private var since: UInt64 = 0

  /// Creates a time for each group of kinds and one for all others.
  init(_ kinds: [Set<UInt32>]) {
    last = UInt8(truncatingIfNeeded: kinds.count)
    var groups = [UInt8](repeating: last, count: kinds.joined().max().map { Int($0) + 1 } ?? 0)
    for (group, numbers) in kinds.enumerated() {
      for number in numbers { groups[Int(number)] = UInt8(truncatingIfNeeded: group) }
    }
    self.groups = groups
    times = Array(repeating: 0, count: kinds.count + 1)
  }

  /// The group to resume when a rule has run.
  enum Outer {
    case same
    case group(UInt8?)
  }

  /// Begins the time of a rule of a kind.
  mutating func enter(kind: UInt32) -> Outer {
    let group = Int(kind) < groups.count ? groups[Int(kind)] : last
    if group == present { return .same }
    defer { turn(to: group) }
    return .group(present)
  }

  /// Ends the time of a rule and resumes the outer one.
  mutating func leave(to outer: Outer) {
    if case .group(let group) = outer { turn(to: group) }
  }

  private mutating func turn(to group: UInt8?) {
    let now = Platform.nanoseconds
    if let present { times[Int(present)] &+= now &- since }
    (present, since) = (group, now)
  }

  /// Returns the times so far and resets them.
  mutating func take() -> [UInt64] {
    defer { for index in times.indices { times[index] = 0 } }
    return times
  }
}
