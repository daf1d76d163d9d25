/// Operations that are timed against each other, in turn: A B C C B A, over and over, so that a machine whose speed
/// drifts is as kind to one as to the other.
struct Contest {
  /// Nanoseconds an operation, of each contestant, round by round.
  private(set) var rounds: [[Double]] = []

  /// The middle time of a contestant, in nanoseconds an operation.
  func time(of contestant: Int) -> Double { median(rounds.map { $0[contestant] }) }

  /// The middle of the rounds' ratios, which is steadier than the ratio of the middles.
  func ratio(of contestant: Int, to other: Int) -> Double {
    median(rounds.map { $0[contestant] / $0[other] })
  }

  /// Times the operations, which are called with numbers that go up from the first one.
  ///
  /// `sample` is how many nanoseconds a sample should take at least, `limit` when no more rounds are begun.
  init(
    _ operations: [(Int) -> Void], first: Int = 1_000_000, sample: Double = 2e6, rounds most: Int = 25,
    limit: Double = 2e9
  ) {
    var contestants = operations.map { Contestant(operation: $0, next: first) }
    for index in contestants.indices { contestants[index].warmUp(sample: sample) }
    let start = now()
    while rounds.count < most, rounds.count < 5 || now() - start < limit {
      var times = contestants.map { _ in 0.0 }
      let order = Array(contestants.indices) + contestants.indices.reversed()
      for index in order { times[index] += contestants[index].sample() / 2 }
      rounds.append(times)
    }
  }
}

private struct Contestant {
  private let operation: (Int) -> Void
  /// The number of the next operation.
  private var next: Int
  /// How many operations make a sample.
  private var count = 1

  init(operation: @escaping (Int) -> Void, next: Int) {
    self.operation = operation
    self.next = next
  }

  /// Runs the operation for a while, and finds out how many of them fill a sample.
  mutating func warmUp(sample: Double) {
    let start = now()
    var done = 0
    while done < 3 || now() - start < 5e7 {
      perform(1)
      done += 1
    }
    let single = time { perform(2) } / 2
    // A long operation is repeated less, and still more than once: another contestant has just had the cache.
    count = max(single < 1e7 ? 3 : 1, Int(sample / max(single, 5)))
  }

  /// Nanoseconds an operation, after some that aren't counted, since another contestant has just had the cache.
  mutating func sample() -> Double {
    perform(1 + count / 8)
    return time { perform(count) } / Double(count)
  }

  private mutating func perform(_ count: Int) {
    for number in next..<next + count { operation(number) }
    next += count
  }
}
