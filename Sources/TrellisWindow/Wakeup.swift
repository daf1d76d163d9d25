import Foundation
import Synchronization

/// A flag that any thread can raise, and that wakes a loop polling its descriptor.
final class Wakeup: Sendable {
  /// The descriptor that becomes readable when the flag is raised.
  let descriptor: Int32
  private let writingEnd: Int32
  private let flag = Atomic<Bool>(false)

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    writingEnd = ends[1]
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }

  /// Whether the flag was raised; it is never lowered.
  var isRaised: Bool { flag.load(ordering: .acquiring) }

  func raise() {
    flag.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }
}
