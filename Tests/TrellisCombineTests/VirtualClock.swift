import Combine

/// A scheduler whose time is advanced by the test.
final class VirtualClock: Scheduler {
  struct SchedulerTimeType: Strideable {
    var tick: Int

    func distance(to other: Self) -> Ticks { Ticks(other.tick - tick) }
    func advanced(by distance: Ticks) -> Self { Self(tick: tick + distance.magnitude) }
  }

  struct Ticks: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var magnitude: Int

    init(_ magnitude: Int) { self.magnitude = magnitude }
    init(integerLiteral value: Int) { magnitude = value }
    init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

    static func seconds(_ count: Int) -> Self { Self(count * 1000) }
    static func seconds(_ count: Double) -> Self { Self(Int(count * 1000)) }
    static func milliseconds(_ count: Int) -> Self { Self(count) }
    static func microseconds(_ count: Int) -> Self { Self(count / 1000) }
    static func nanoseconds(_ count: Int) -> Self { Self(count / 1_000_000) }

    static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
    static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
    static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
    static func += (one: inout Self, other: Self) { one = one + other }
    static func -= (one: inout Self, other: Self) { one = one - other }
    static func *= (one: inout Self, other: Self) { one = one * other }
  }

  typealias SchedulerOptions = Never

  private struct Entry {
    let id: Int
    let time: Int
    let interval: Int?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(tick: 0)
  var minimumTolerance: Ticks { 0 }
  private var entries: [Entry] = []
  private var count = 0

  /// The number of pending actions.
  var waiting: Int { entries.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now.tick, every: nil, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: Ticks, options: Never?, _ action: @escaping () -> Void
  ) {
    add(at: date.tick, every: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: Ticks, tolerance: Ticks, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(at: date.tick, every: interval.magnitude, action)
    return AnyCancellable { self.entries.removeAll { $0.id == id } }
  }

  @discardableResult
  private func add(at time: Int, every interval: Int?, _ action: @escaping () -> Void) -> Int {
    count += 1
    entries.append(Entry(id: count, time: time, interval: interval, action: action))
    return count
  }

  /// Advances to a time and runs the actions scheduled until then, the earliest first.
  func advance(to tick: Int) {
    while let index = entries.indices.min(by: {
      (entries[$0].time, entries[$0].id) < (entries[$1].time, entries[$1].id)
    }),
      entries[index].time <= tick
    {
      let entry = entries.remove(at: index)
      now.tick = max(now.tick, entry.time)
      if let interval = entry.interval {
        entries.append(
          Entry(id: entry.id, time: entry.time + interval, interval: interval, action: entry.action))
      }
      entry.action()
    }
    now.tick = tick
  }
}
