import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Testing

/// Combine's extensions of types in Foundation and Dispatch.
@Suite struct FoundationTests {
  @Test func `a notification without demand is dropped`() {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    let sender = NSObject()
    let publisher = center.publisher(for: name, object: sender)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: sender))
    #expect(publisher != center.publisher(for: name))
    let journal = publisher.map { $0.userInfo?["n"] as? Int ?? 0 }.journal(initial: .max(1))
    center.post(name: name, object: sender, userInfo: ["n": 1])
    center.post(name: name, object: sender, userInfo: ["n": 2])
    center.post(name: name, object: nil, userInfo: ["n": 3])
    journal.request(.max(1))
    center.post(name: name, object: sender, userInfo: ["n": 4])
    #expect(journal.lines == ["1", "4"])
  }

  @Test func `a cancelled subscription observes no more`() {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    var count = 0
    let journal = center.publisher(for: name).handleEvents(receiveOutput: { _ in count += 1 }).journal()
    center.post(name: name, object: nil)
    journal.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `optionals and results are publishers`() {
    #expect(Optional(1).publisher.journal().lines == ["1", "finished"])
    #expect(Int?.none.publisher.journal().lines == ["finished"])
    #expect(Result<Int, Failed>.failure(.once).publisher.journal().lines == ["failed once"])
    let publisher: Optional<Int>.Publisher = Optional(1).publisher
    #expect(publisher.output == 1)
  }

  @Test func `encoded values are decoded again`() {
    let numbers = Just(["a": 1]).encode(encoder: JSONEncoder()).decode(
      type: [String: Int].self, decoder: JSONDecoder())
    #expect(numbers.journal().lines == [#"["a": 1]"#, "finished"])
    let list = Just(["a": 1]).encode(encoder: PropertyListEncoder())
      .decode(type: [String: Int].self, decoder: PropertyListDecoder())
    #expect(list.journal().lines == [#"["a": 1]"#, "finished"])
  }

  @Test func `a queue's times are added, compared and encoded`() throws {
    typealias Time = DispatchQueue.SchedulerTimeType
    let start = Time(DispatchTime(uptimeNanoseconds: 1000))
    #expect(start.advanced(by: .microseconds(2)).dispatchTime.uptimeNanoseconds == 3000)
    #expect(start.distance(to: Time(DispatchTime(uptimeNanoseconds: 400))) == .nanoseconds(-600))
    #expect(Time.Stride.seconds(0.5) == .milliseconds(500))
    #expect(Time.Stride.seconds(1e30) == .nanoseconds(.max))
    #expect(Time.Stride.seconds(-1e30) == .nanoseconds(.min))
    #expect(Time.Stride.seconds(.nan) == .nanoseconds(0))
    #expect(Time.Stride.seconds(Int.max) == .nanoseconds(.max))
    #expect(Time.Stride.nanoseconds(.max) + 1 == .nanoseconds(.max))
    #expect(Time.Stride(.never) == .nanoseconds(.max))
    #expect(start.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
    let data = try JSONEncoder().encode([start])
    #expect(try JSONDecoder().decode([Time].self, from: data) == [start])
  }

  @Test func `the times of a run loop are dates`() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(start.advanced(by: .milliseconds(500)).date.timeIntervalSinceReferenceDate == 10.5)
    #expect(start.distance(to: start.advanced(by: 3)) == 3)
    #expect(
      OperationQueue.SchedulerTimeType.Stride.seconds(2)
        == RunLoop.SchedulerTimeType.Stride.milliseconds(2000))
  }

  @Test func `queues perform scheduled actions`() async {
    let queue = DispatchQueue(label: "test")
    let operations = OperationQueue()
    for await value in Just(1).receive(on: queue).delay(for: .milliseconds(1), scheduler: queue).values {
      #expect(value == 1)
    }
    for await value in Just(2).receive(on: operations).delay(for: .milliseconds(1), scheduler: operations)
      .values
    {
      #expect(value == 2)
    }
    var ticks = 0
    let (stream, ticked) = AsyncStream.makeStream(of: Void.self)
    let timers = [
      queue.schedule(after: queue.now, interval: .milliseconds(1)) { ticked.yield() },
      operations.schedule(after: operations.now, interval: .milliseconds(1)) { ticked.yield() },
    ]
    for await _ in stream {
      ticks += 1
      if ticks == 4 { break }
    }
    timers.forEach { $0.cancel() }
    #expect(ticks == 4)
  }

  /// Runs the thread's run loop in short steps, because a longer run may not return when a timer fires.
  private func run(until condition: () -> Bool) {
    while !condition() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
  }

  @Test func `a run loop performs scheduled actions`() {
    let loop = RunLoop.current
    var seen: [String] = []
    let repeated = loop.schedule(after: loop.now, interval: .milliseconds(1)) { seen.append("tick") }
    loop.schedule { seen.append("now") }
    loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { seen.append("later") }
    run(until: { seen.contains("later") && seen.contains("now") && seen.count { $0 == "tick" } >= 2 })
    repeated.cancel()
    #expect(seen.count { $0 == "now" } == 1)
    #expect(seen.count { $0 == "later" } == 1)
  }

  @Test func `a timer publishes dates once it is connected`() {
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    let journal = timer.map { _ in "tick" }.prefix(2).journal()
    let connection = timer.connect()
    run(until: { journal.lines.count >= 3 })
    connection.cancel()
    #expect(journal.lines == ["tick", "tick", "finished"])
  }

  @Test(arguments: [1e-10, 1e-300, 0, -1, -.infinity, .nan])
  func `a timer of an unusable interval publishes dates`(interval: Double) {
    let timer = Timer.publish(every: interval, on: .current, in: .default)
    let journal = timer.map { _ in "tick" }.prefix(2).journal()
    let connection = timer.connect()
    run(until: { journal.lines.count >= 3 })
    connection.cancel()
    #expect(journal.lines == ["tick", "tick", "finished"])
  }

  /// Responds to `answer:…` with the text after the colon, and fails for other URLs.
  private final class AnswerProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, url.scheme == "answer", let client else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      let answer = Data(url.absoluteString.dropFirst("answer:".count).utf8)
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: answer.count, textEncodingName: nil)
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(self, didLoad: answer)
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test func `a URL is requested, and its response published`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [AnswerProtocol.self]
    let session = URLSession(configuration: configuration)
    let address = try #require(URL(string: "answer:contents"))
    var answers: [String] = []
    for try await answer in session.dataTaskPublisher(for: address).values {
      answers.append(String(decoding: answer.data, as: UTF8.self))
    }
    #expect(answers == ["contents"])
    let nowhere = session.dataTaskPublisher(for: try #require(URL(string: "nowhere:")))
    await #expect(throws: URLError(.cannotFindHost)) { for try await _ in nowhere.values {} }
  }
}
