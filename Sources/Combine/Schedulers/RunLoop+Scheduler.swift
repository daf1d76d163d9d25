public import Foundation

extension RunLoop: @retroactive Scheduler {
  /// The time that it counts in.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There is nothing to choose.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// How exact it is at best: it promises nothing.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Performs an action as soon as it can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    perform { action.value() }
  }

  /// Performs an action at a time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = start(after: date, interval: 0, repeats: false, tolerance: tolerance, action)
  }

  /// Performs an action at a time and then again and again, until what it returns is cancelled.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = start(after: date, interval: interval, repeats: true, tolerance: tolerance, action)
    return AnyCancellable { timer.invalidate() }
  }

  private func start(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, repeats: Bool,
    tolerance: DateSchedulerTime.Stride, _ action: @escaping () -> Void
  ) -> Timer {
    let action = Unchecked(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: repeats) { _ in
      action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}
