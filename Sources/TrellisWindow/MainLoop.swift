package import Foundation

/// The main dispatch queue, on which `@MainActor` tasks run, and the main run loop with its timers, for a loop of our own that
/// has to serve both.
///
/// They can be served where the process's first thread runs the loop, as in an app whose `main` isn't async.
/// Elsewhere others serve them, and may well wait for the loop to end.
package enum MainLoop {
  /// The descriptor that becomes readable when the queue has work, or -1 where this thread can't serve it.
  static var descriptor: Int32 {
    Thread.isMainThread ? mainQueueHandle() : -1
  }

  /// Waits until the queue has work, for so many milliseconds at most.
  package static func wait(milliseconds: Int) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, descriptor < 0 ? 0 : 1, Int32(milliseconds))
  }

  /// Runs what is in the queue, and timers whose time has come, where this thread can serve them; answers when the next
  /// timer's time comes, nil where there is none.
  @discardableResult
  package static func serve() -> Date? {
    guard Thread.isMainThread else { return nil }
    // An event counter: reading sets it back to zero, so that the next poll waits.
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
