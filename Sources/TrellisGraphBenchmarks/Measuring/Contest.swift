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

  /// Times the operations, which are called with numbers that go up from 1.
  init(_ operations: [(Int) -> Void], sample: Double = 2e6, rounds most: Int = 25, limit: Double = 2.5e9) {
    var contestants = operations.map { Contestant(operation: $0) }
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
  let operation: (Int) -> Void
  private var number = 0
  private var operations = 1

  init(operation: @escaping (Int) -> Void) { self.operation = operation }

  /// Runs the operation for a while, and finds out how many of them fill a sample.
  mutating func warmUp(sample: Double) {
    let start = now()
    var count = 0
    while count < 3 || now() - start < 5e7 {
      next()
      count += 1
    }
    let single = time { next() } + time { next() }
    operations = max(1, Int(sample / max(single / 2, 5)))
  }

  /// Nanoseconds an operation; the first is not counted, since the one who was there before has left the cache to it.
  mutating func sample() -> Double {
    next()
    let (first, count) = (number + 1, operations)
    number += count
    return time { for number in first..<first + count { operation(number) } } / Double(count)
  }

  private mutating func next() {
    number += 1
    operation(number)
  }
}
