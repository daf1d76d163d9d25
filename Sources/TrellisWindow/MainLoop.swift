package import Foundation

/// Access to the main dispatch queue, which runs `@MainActor` tasks, and to the main run loop with its timers, for a custom loop.
///
/// The queue and the run loop can be served only if the process's first thread runs the custom loop, as in an app whose `main`
/// isn't async. Otherwise another loop serves them, and may be waiting for the custom loop to end.
package enum MainLoop {
  /// The descriptor that becomes readable when the queue has work, or -1 if this thread can't serve the queue.
  static var descriptor: Int32 {
    Thread.isMainThread ? mainQueueHandle() : -1
  }

  /// Waits until the queue has work, for at most `milliseconds`.
  package static func wait(milliseconds: Int) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, descriptor < 0 ? 0 : 1, Int32(milliseconds))
  }

  /// Runs the queue's work and all due timers, if this thread can; returns the next timer's time, or nil if there is none.
  @discardableResult
  package static func serve() -> Date? {
    guard Thread.isMainThread else { return nil }
    // An event counter: reading it resets it to zero, so that the next poll waits.
    var count: UInt64 = 0
    _ = read(mainQueueHandle(), &count, MemoryLayout<UInt64>.size)
    mainQueueCallback(nil)
    let next = RunLoop.main.limitDate(forMode: .default)
    return next == .distantFuture ? nil : next
  }
}

// The two entry points through which Foundation's own run loop serves the queue.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
