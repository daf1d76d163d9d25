import Dispatch
public import Foundation

/// What is scheduled for later becomes an operation when its time has come.
extension OperationQueue: @retroactive Scheduler {
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
    addOperation { action.value() }
  }

  /// Performs an action at a time.
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

  /// Performs an action at a time and then again and again, until what it returns is cancelled.
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
