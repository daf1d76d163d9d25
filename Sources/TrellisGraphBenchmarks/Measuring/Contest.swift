import TrellisBenchmarkSupport

/// Operations that are timed alternately, A B C C B A, over and over.
///
/// A change of the machine's speed affects all operations alike. The times are processor times of this thread, so other processes affect
/// them only through the caches.
struct Contest {
  /// The nanoseconds per operation of each contestant, by round.
  private(set) var rounds: [[Double]] = []

  /// Returns the median time of a contestant, in nanoseconds per operation.
  func time(of contestant: Int) -> Double { rounds.map { $0[contestant] }.median }

  /// Returns the median of the rounds' ratios, which is steadier than the ratio of the medians.
  func ratio(of contestant: Int, to other: Int) -> Double {
    rounds.map { $0[contestant] / $0[other] }.median
  }

  /// Times the operations, which are called with increasing numbers from `first` on.
  ///
  /// `sample` is the minimum duration of a sample in nanoseconds. After `limit` nanoseconds, no further rounds are started.
  init(
    _ operations: [(Int) -> Void], first: Int = 1_000_000, sample: Double = 2e6, rounds most: Int = 25,
    limit: Double = 2e9
  ) {
    var contestants = operations.map { Contestant(operation: $0, next: first) }
    for index in contestants.indices { contestants[index].warmUp(sample: sample) }
    let start = SystemClock.monotonic.now
    while rounds.count < most, rounds.count < 5 || SystemClock.monotonic.now - start < limit {
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
  /// The number of operations in a sample.
  private var count = 1

  init(operation: @escaping (Int) -> Void, next: Int) {
    self.operation = operation
    self.next = next
  }

  /// Runs the operation for a while, and determines the number of operations in a sample.
  mutating func warmUp(sample: Double) {
    let start = SystemClock.monotonic.now
    var done = 0
    while done < 3 || SystemClock.monotonic.now - start < 5e7 {
      perform(1)
      done += 1
    }
    let single = SystemClock.monotonic.time { perform(2) } / 2
    // A sample has at least three operations, unless one operation takes 10 ms or more.
    count = max(single < 1e7 ? 3 : 1, Int(sample / max(single, 5)))
  }

  /// Returns the nanoseconds per operation; runs some operations untimed before, because another contestant has just used the cache.
  mutating func sample() -> Double {
    perform(1 + count / 8)
    return SystemClock.thread.time { perform(count) } / Double(count)
  }

  private mutating func perform(_ count: Int) {
    for number in next..<next + count { operation(number) }
    next += count
  }
}
