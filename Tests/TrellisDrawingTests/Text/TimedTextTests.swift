import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct TimedTextTests {
  /// Returns a host whose clock starts at a date.
  private func host(_ view: some View, at date: Date) -> TestHost {
    TestHost(
      view.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt), date: date)
  }

  private let begin = Date(timeIntervalSinceReferenceDate: 800_000_000)

  @Test func `a date is shown in its styles`() {
    let texts = host(
      VStack {
        Text(begin, style: .date)
        Text(begin, style: .time)
        Text(begin.addingTimeInterval(2 * 3600 + 23 * 60 + 5), style: .relative)
        Text(begin.addingTimeInterval(-2 * 3600), style: .offset)
        Text(begin.addingTimeInterval(36 * 3600 + 59 * 60 + 1), style: .timer)
      }, at: begin
    ).texts
    #expect(texts[0] == "May 9, 2026")
    #expect(texts[1].replacing("\u{202F}", with: " ") == "6:13 AM")
    #expect(texts[2...] == ["2 hr, 23 min", "−2 hours", "36:59:01"])
  }

  @Test func `a timer counts down to its end, and up`() async {
    let interval = begin...begin.addingTimeInterval(90)
    let host = host(
      VStack {
        Text(timerInterval: interval)
        Text(timerInterval: interval, countsDown: false)
        Text(timerInterval: interval, pauseTime: begin.addingTimeInterval(2))
      }, at: begin)
    #expect(host.texts == ["1:30", "0:00", "1:30"])
    await host.advance(by: .seconds(1.5))
    #expect(host.texts == ["1:29", "0:01", "1:29"])
    await host.advance(by: .seconds(10))
    #expect(host.texts == ["1:19", "0:11", "1:28"])
    await host.advance(by: .seconds(1000))
    #expect(host.texts == ["0:00", "1:30", "1:28"])
  }

  @Test func `a timer text updates only when its string changes`() async throws {
    let host = host(Text(begin, style: .timer), at: begin)
    let log = await host.evaluations { await host.advance(by: .seconds(3)) }
    #expect(log.count(of: "resolvedText") == 3)
    let still = self.host(Text(begin, style: .date), at: begin)
    let none = await still.evaluations { await still.advance(by: .seconds(3)) }
    #expect(none.count(of: "resolvedText") == 0)
  }

  @Test func `without hours, minutes exceed 59`() {
    let interval = begin...begin.addingTimeInterval(3661)
    #expect(host(Text(timerInterval: interval, showsHours: false), at: begin).texts == ["61:01"])
    #expect(host(Text(timerInterval: interval), at: begin).texts == ["1:01:01"])
  }
}
