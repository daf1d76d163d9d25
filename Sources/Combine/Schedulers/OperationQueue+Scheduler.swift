import Dispatch
public import Foundation

/// Actions that are scheduled for later are added as operations when their time has come.
extension OperationQueue: @retroactive Scheduler {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// An empty type: there are no options.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// The smallest tolerance, which is zero; the queue doesn't guarantee to keep it.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (queue, action) = (Unchecked(self), Unchecked(action))
    let clock = DispatchQueue.global()
    clock.schedule(after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow))) {
      queue.value.addOperation { action.value() }
    }
  }

  /// Runs an action at a time and then at each interval, until the result is cancelled.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (queue, action) = (Unchecked(self), Unchecked(action))
    let clock = DispatchQueue.global()
    return clock.schedule(
      after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
      interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval)
    ) {
      queue.value.addOperation { action.value() }
    }
  }
}
