public import Foundation

extension RunLoop: @retroactive Scheduler {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// An empty type: there are no options.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// The smallest tolerance, which is zero; the run loop doesn't guarantee to keep it.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    perform { action.value() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = start(after: date, interval: 0, repeats: false, tolerance: tolerance, action)
  }

  /// Runs an action at a time and then at each interval, until the result is cancelled.
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
