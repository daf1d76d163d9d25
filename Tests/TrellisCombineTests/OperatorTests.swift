import Combine
import Testing

/// The operators that OpenCombine lacks.
@Suite struct OperatorTests {
  private let a = PassthroughSubject<Int, Failed>()
  private let b = PassthroughSubject<Int, Failed>()
  private let c = PassthroughSubject<String, Failed>()

  // MARK: combineLatest

  @Test func `combineLatest publishes the latest values whenever one is new`() {
    let journal = a.combineLatest(c).journal()
    a.send(1)
    a.send(2)
    c.send("x")
    a.send(3)
    a.send(completion: .finished)
    c.send("y")
    c.send(completion: .finished)
    #expect(journal.lines == [#"(2, "x")"#, #"(3, "x")"#, #"(3, "y")"#, "finished"])
  }

  @Test func `combineLatest takes three and four publishers, and a transform`() {
    let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.journal()
    let four = a.combineLatest(b, c, a.map { $0 * 10 }) { "\($0)\($1)\($2)\($3)" }.journal()
    let pairs = a.combineLatest(b, +).journal()
    a.send(1)
    b.send(2)
    c.send("x")
    b.send(3)
    #expect(three.lines == ["12x", "13x"])
    #expect(four.lines == ["12x10", "13x10"])
    #expect(pairs.lines == ["3", "4"])
  }

  @Test func `a failure of one cancels the other`() {
    var cancelled = 0
    let journal = a.handleEvents(receiveCancel: { cancelled += 1 }).combineLatest(b).journal()
    b.send(completion: .failure(.once))
    a.send(1)
    #expect(journal.lines == ["failed once"])
    #expect(cancelled == 1)
  }

  @Test func `combineLatest drops pairs without demand, and publishes the latest one later`() {
    let journal = a.combineLatest(b).journal(initial: .max(1))
    a.send(1)
    b.send(2)
    a.send(3)
    journal.request(.max(1))
    b.send(4)
    #expect(journal.lines == ["(1, 2)", "(3, 4)"] || journal.lines == ["(1, 2)", "(1, 4)"])
  }

  @Test func `a cancelled combineLatest publishes nothing`() {
    let journal = a.combineLatest(b).journal()
    a.send(1)
    b.send(2)
    journal.cancel()
    a.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(journal.lines == ["(1, 2)"])
  }

  // MARK: merge

  @Test func `merge publishes all values in their order`() {
    let journal = a.merge(with: b, c.map { $0.utf8.count }).journal()
    a.send(1)
    c.send("0123456789")
    b.send(2)
    a.send(completion: .finished)
    c.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(journal.lines == ["1", "10", "2", "3", "finished"])
  }

  @Test func `up to eight publishers, and any number of one type, are merged`() {
    let parts = (0..<8).map { _ in PassthroughSubject<Int, Failed>() }
    let eight = parts[0].merge(
      with: parts[1].eraseToAnyPublisher(), parts[2], parts[3], parts[4], parts[5], parts[6], parts[7]
    ).journal()
    let many = Publishers.MergeMany(parts).merge(with: a).journal()
    for (index, part) in parts.enumerated() { part.send(index) }
    a.send(8)
    #expect(eight.lines == (0..<8).map { "\($0)" })
    #expect(many.lines == (0..<9).map { "\($0)" })
    #expect(Publishers.MergeMany([Just(1)][..<0]).journal().lines == ["finished"])
  }

  @Test func `merge buffers one value of each publisher until there is demand`() {
    let journal = [1, 2, 3].publisher.merge(with: [10, 20].publisher).journal(initial: .none)
    #expect(journal.lines == [])
    journal.request(.max(1))
    #expect(journal.lines == ["1"])
    journal.request(.max(2))
    #expect(journal.lines.count == 3)
    journal.request(.max(2))
    #expect(Set(journal.lines) == ["1", "2", "3", "10", "20", "finished"])
    #expect(journal.lines.last == "finished")
  }

  @Test func `a subscriber that requests one value at a time gets all`() {
    let journal = (1...2000).publisher.merge(with: (1...2000).publisher).journal(
      initial: .max(1), each: .max(1))
    #expect(journal.lines.count == 4001)
  }

  @Test func `a failure of one merged publisher ends them all`() {
    var cancelled = 0
    let journal = a.handleEvents(receiveCancel: { cancelled += 1 }).merge(with: b).journal()
    b.send(completion: .failure(.once))
    a.send(1)
    #expect(journal.lines == ["failed once"])
    #expect(cancelled == 1)
    let early = Fail<Int, Failed>(error: .once).merge(with: b).journal()
    b.send(1)
    #expect(early.lines == ["failed once"])
  }

  // MARK: time

  @Test func `values are collected by time`() {
    let clock = VirtualClock()
    let journal = a.collect(.byTime(clock, .milliseconds(10))).journal()
    a.send(1)
    a.send(2)
    clock.advance(to: 9)
    #expect(journal.lines == [])
    clock.advance(to: 10)
    #expect(journal.lines == ["[1, 2]"])
    clock.advance(to: 25)
    a.send(3)
    clock.advance(to: 30)
    a.send(4)
    a.send(completion: .finished)
    #expect(journal.lines == ["[1, 2]", "[3]", "[4]", "finished"])
    #expect(clock.waiting == 0)
  }

  @Test func `values are collected by time or count`() {
    let clock = VirtualClock()
    let journal = a.collect(.byTimeOrCount(clock, .milliseconds(10), 2)).journal()
    (1...3).forEach(a.send)
    #expect(journal.lines == ["[1, 2]"])
    clock.advance(to: 10)
    a.send(4)
    a.send(completion: .failure(.once))
    #expect(journal.lines == ["[1, 2]", "[3]", "failed once"])
    #expect(clock.waiting == 0)
  }

  @Test func `collected values wait for demand`() {
    let clock = VirtualClock()
    let journal = a.collect(.byTime(clock, .milliseconds(10))).journal(initial: .max(1))
    a.send(1)
    clock.advance(to: 10)
    a.send(2)
    clock.advance(to: 20)
    a.send(3)
    a.send(completion: .finished)
    #expect(journal.lines == ["[1]"])
    journal.request(.max(1))
    #expect(journal.lines == ["[1]", "[2, 3]", "finished"])
  }

  @Test func `a cancelled collection leaves the clock alone`() {
    let clock = VirtualClock()
    let journal = a.collect(.byTime(clock, .milliseconds(10))).journal()
    a.send(1)
    journal.cancel()
    #expect(clock.waiting == 0)
    clock.advance(to: 100)
    #expect(journal.lines == [])
  }

  @Test func `throttle publishes the last or the first value of an interval`() {
    let clock = VirtualClock()
    let last = a.throttle(for: .milliseconds(10), scheduler: clock, latest: true).journal()
    let first = a.throttle(for: .milliseconds(10), scheduler: clock, latest: false).journal()
    a.send(1)
    clock.advance(to: 1)
    a.send(2)
    a.send(3)
    clock.advance(to: 30)
    #expect(last.lines == ["1", "3"])
    #expect(first.lines == ["1", "2"])
  }
}
