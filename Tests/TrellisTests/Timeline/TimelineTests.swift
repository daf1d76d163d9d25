import Foundation
import SwiftUI
import Testing
import TrellisTesting

private let zero = Date(timeIntervalSinceReferenceDate: 1000)

@MainActor
@Suite struct TimelineTests {
  private func seconds(_ date: Date) -> String { "\((date.timeIntervalSince(zero) * 1000).rounded() / 1000)" }

  @Test func `a periodic timeline shows the last date that has passed`() async {
    let host = TestHost(
      TimelineView(.periodic(from: zero.addingTimeInterval(-0.5), by: 1)) { context in
        Text(seconds(context.date))
      }, date: zero)
    #expect(host.texts == ["-0.5"])
    let quiet = await host.evaluations(during: { await host.advance(by: .seconds(0.4)) })
    #expect(quiet.bodies == 0)
    await host.advance(by: .seconds(0.1))
    #expect(host.texts == ["0.5"])
    let log = await host.evaluations(during: { await host.advance(by: .seconds(3)) })
    #expect(host.texts == ["3.5"])
    #expect(log.bodies == 3)
  }

  @Test func `an animation timeline updates each frame, and once while paused`() async throws {
    struct Moving: View {
      @State private var isPaused = false
      var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in
          Text(String(context.date.timeIntervalSince(zero)))
        }
        Button("pause") { isPaused.toggle() }
      }
    }
    let host = TestHost(Moving(), date: zero)
    let log = await host.evaluations(during: { await host.advance(by: .seconds(1)) })
    #expect(log.count(of: "body", named: "TimelineView.body") == 60)
    try host.tap("pause")
    let paused = await host.evaluations(during: { await host.advance(by: .seconds(1)) })
    #expect(paused.bodies == 0)
    #expect(host.texts.first == "1.0")
    try host.tap("pause")
    #expect(host.texts.first == "2.0")
  }

  @Test func `an explicit timeline shows the first date until one has passed, and the last one forever`()
    async
  {
    let dates = [1.0, 2, 5].map { zero.addingTimeInterval($0) }
    let host = TestHost(TimelineView(.explicit(dates)) { Text(seconds($0.date)) }, date: zero)
    #expect(host.texts == ["1.0"])
    await host.advance(by: .seconds(3))
    #expect(host.texts == ["2.0"])
    await host.advance(by: .seconds(100))
    #expect(host.texts == ["5.0"])
  }

  @Test func `everyMinute starts with the current minute`() async {
    let host = TestHost(TimelineView(.everyMinute) { Text(seconds($0.date)) }, date: zero)
    // 1000 seconds are 16 minutes and 40 seconds.
    #expect(host.texts == ["-40.0"])
    await host.advance(by: .seconds(20))
    #expect(host.texts == ["20.0"])
  }

  @Test func `a removed timeline doesn't run`() async throws {
    struct Coming: View {
      @State private var shows = true
      var body: some View {
        if shows { TimelineView(.animation) { Text(seconds($0.date)) } }
        Button("hide") { shows = false }
      }
      private func seconds(_ date: Date) -> String { "\(date.timeIntervalSince(zero))" }
    }
    let host = TestHost(Coming(), date: zero)
    await host.advance(by: .seconds(0.1))
    try host.tap("hide")
    let log = await host.evaluations(during: { await host.advance(by: .seconds(1)) })
    #expect(log.entries.isEmpty)
  }

  @Test func `invalid intervals give a schedule of one date`() async {
    for interval in [0, -1, TimeInterval.nan, .infinity] {
      let host = TestHost(
        TimelineView(.periodic(from: zero, by: interval)) { Text(seconds($0.date)) }, date: zero)
      await host.advance(by: .seconds(2))
      #expect(host.texts == ["0.0"])
    }
  }

  @Test func `a frame's time is the same for all readers, and constant during the frame`() async {
    let host = TestHost(
      HStack {
        ForEach(0..<3) { _ in TimelineView(.animation) { Text(seconds($0.date)) } }
      }, date: zero)
    await host.advance(by: .seconds(0.05))
    #expect(Set(host.texts).count == 1)
    #expect(host.now == zero.addingTimeInterval(0.05))
  }
}
