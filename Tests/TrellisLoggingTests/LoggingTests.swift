import Foundation
import Testing

@testable import TrellisLogging

struct LoggingTests {
  private struct Failure: Error, CustomStringConvertible { let description = "no answer" }
  private enum Phase: String, CustomStringConvertible {
    case rest
    var description: String { rawValue }
  }

  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `interpolated values have formats`() {
    let error: any Error = Failure()
    #expect(text("\(3) of \(7, format: .decimal(minDigits: 3))") == "3 of 007")
    #expect(
      text("\(-255, format: .hex) \(UInt8(200), format: .hex(includePrefix: true, uppercase: true))")
        == "-ff 0xC8")
    #expect(text("\(5, format: .decimal(explicitPositiveSign: true)) \(8, format: .octal)") == "+5 10")
    #expect(text("\(0.5) \(1.25, format: .fixed(precision: 1))") == "0.500000 1.2")
    #expect(text("\(true) \(false, format: .answer)") == "true no")
    #expect(text("[\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))]") == "[  ab|ab  ]")
    #expect(text("\(Phase.rest) \(Int.self) \(error) \([1, 2])") == "rest Int no answer [1, 2]")
    #expect(text("\(Int.min)") == "\(Int.min)")
  }

  @Test func `private values are hidden, equal ones with equal masks`() {
    #expect(text("a \("secret", privacy: .private) \(1, privacy: .sensitive)") == "a <private> <private>")
    let first = text("\("secret", privacy: .private(mask: .hash))")
    #expect(first == text("\("secret", privacy: .private(mask: .hash))"))
    #expect(!first.contains("secret") && first != text("\("other", privacy: .private(mask: .hash))"))
    #expect(text("\("open", privacy: .public) \("auto")") == "open auto")
  }

  @Test func `a format's annotations are left out`() {
    #expect(plainText("%{public}@ has %{private}d", ["a" as NSString, 3]) == "a has 3")
    os_log(.debug, log: .disabled, "%{public}@ has %d", "a" as NSString, 3)
    os.Logger(OSLog.disabled).debug("never written")
  }

  @Test func `a line has its level, subsystem and category`() {
    let log = OSLog(subsystem: "org.example", category: "net")
    #expect(log.line("hello", .error) == "error [org.example:net] hello\n")
    #expect(OSLog.default.line("hello", .default) == "hello\n")
    #expect(!OSLog.disabled.isEnabled(type: .fault) && log.isEnabled(type: .fault))
    Logger(OSLog.disabled).critical("never written")
  }

  @Test func `an unfair lock protects its state`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { for _ in 0..<100 { lock.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 5000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }

  @Test func `a lock of C excludes other threads`() async {
    let lock = Shared()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { for _ in 0..<100 { lock.increment() } } }
    }
    #expect(lock.count == 5000)
    let copy = lock.whileLocked { os_unfair_lock_trylock($0) }
    #expect(!copy)
    var plain = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&plain))
    os_unfair_lock_assert_owner(&plain)
    os_unfair_lock_unlock(&plain)
    os_unfair_lock_assert_not_owner(&plain)
  }

  private final class Shared: @unchecked Sendable {
    private let lock = os_unfair_lock_t.allocate(capacity: 1)
    private(set) var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func increment() { whileLocked { _ in count += 1 } }

    func whileLocked<Result>(_ body: (os_unfair_lock_t) -> Result) -> Result {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return body(lock)
    }
  }

  @Test func `locking a lock of C twice on one thread traps`() async {
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock()
      os_unfair_lock_lock(&lock)
      os_unfair_lock_lock(&lock)
    }
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock()
      os_unfair_lock_unlock(&lock)
    }
  }

  @Test func `signposts return what they surround`() {
    let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(3) items")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
    #expect(!signposter.isEnabled)
    let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
    os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%{public}s", "items")
    os_signpost(.end, log: log, name: "load")
    #expect(!log.signpostsEnabled)
  }
}
