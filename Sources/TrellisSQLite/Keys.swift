import Foundation
import Synchronization

/// The source of keys for new models.
///
/// A key is the time at which the process first needed one, in milliseconds, and a number. So keys need no access to the store, ascend
/// in the order of creation, and don't collide with those of other processes.
package enum Keys {
  private static let counter: Atomic<Int64> = {
    let milliseconds = Int64(max(Date.now.timeIntervalSince1970 - 1_600_000_000, 1) * 1_000)
    return Atomic(milliseconds << 21 + Int64.random(in: 0..<1024))
  }()

  package static func next() -> Int64 { counter.add(1, ordering: .relaxed).newValue }
}
