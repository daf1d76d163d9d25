import Foundation

/// The main dispatch queue, on which `@MainActor` tasks run, for a loop of our own that has to serve it.
///
/// It can be served where the process's first thread runs the loop, as in an app whose `main` isn't async.
/// Elsewhere the queue is served by others, and may well wait for the loop to end.
enum MainQueue {
  /// The descriptor that becomes readable when the queue has work, or -1 where this thread can't serve it.
  static var descriptor: Int32 {
    Thread.isMainThread ? mainQueueHandle() : -1
  }

  /// Runs what is in the queue, where this thread can serve it.
  static func drain() {
    guard Thread.isMainThread else { return }
    // An event counter: reading sets it back to zero, so that the next poll waits.
    var count: UInt64 = 0
    _ = read(mainQueueHandle(), &count, MemoryLayout<UInt64>.size)
    mainQueueCallback(nil)
  }
}

// The two entry points through which Foundation's own run loop serves the queue.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
