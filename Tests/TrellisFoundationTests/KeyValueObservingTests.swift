import Foundation
import Testing
import TrellisFoundation

/// Observers of properties by key paths.
@Suite struct KeyValueObservingTests {
  private final class Counter: NSObject, _KeyValueObservable {
    let keyValueObservers = _KeyValueObservers()
    var count = 0 { didSet { keyValueObservers.check() } }
    var half: Int { count / 2 }
    var object: NSObject? { didSet { keyValueObservers.check() } }
  }

  @Test func `an observer gets the changes of its property alone, with the values that it asked for`() {
    let counter = Counter()
    var log: [String] = []
    func text(_ value: Int?) -> String { value.map { "\($0)" } ?? "-" }
    let observations = [
      counter.observe(\.half, options: [.new, .old]) { _, change in
        log.append("\(text(change.oldValue)) \(text(change.newValue)) \(change.isPrior)")
      },
      counter.observe(\.count, options: [.initial]) { counter, change in
        log.append("\(counter.count) \(text(change.newValue))")
      },
    ]
    #expect(log == ["0 -"])
    counter.count = 1
    counter.count = 1
    counter.count = 2
    #expect(log == ["0 -", "1 -", "0 1 false", "2 -"])
    withExtendedLifetime(observations) {}
  }

  @Test func `an observation ends when it is invalidated or released, also from a handler`() {
    let counter = Counter()
    var calls: [String] = []
    var second: NSKeyValueObservation?
    var first: NSKeyValueObservation? = counter.observe(\.count) { _, _ in
      calls.append("first")
      second = nil
    }
    second = counter.observe(\.count) { _, _ in calls.append("second") }
    counter.count = 1
    #expect(calls == ["first"])
    first?.invalidate()
    first?.invalidate()
    counter.count = 2
    first = nil
    #expect(calls == ["first"] && second == nil)
  }

  @Test func `objects are compared by identity or equality`() {
    let counter = Counter()
    var calls = 0
    let observation = counter.observe(\.object) { _, _ in calls += 1 }
    counter.object = NSString(string: "a")
    counter.object = NSString(string: "a")
    counter.object = nil
    #expect(calls == 2)
    observation.invalidate()
  }

  @Test func `an observer doesn't keep the object`() {
    var counter: Counter? = Counter()
    weak let kept = counter
    let observation = counter?.observe(\.count) { _, _ in }
    counter = nil
    #expect(kept == nil)
    observation?.invalidate()
  }
}
