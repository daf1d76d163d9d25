import Combine
import Foundation
import SwiftUI
import Testing
import TrellisTesting

private let zero = Date(timeIntervalSinceReferenceDate: 1000)
private let allSeconds = [
  -Double.infinity, -1e300, -1e20, -63_113_904_000, 0, 1e20, 1e300, .infinity, .nan,
]

/// Dates and durations that aren't numbers, or are larger than integers.
@MainActor
@Suite struct ExtremeTimeTests {
  @Test(arguments: allSeconds) func `texts of extreme dates are created, and follow the clock`(
    seconds: Double
  ) async {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let styles: [Text.DateStyle] = [.timer, .relative, .offset, .date, .time]
    let host = TestHost(VStack { ForEach(0..<5, id: \.self) { Text(date, style: styles[$0]) } }, date: zero)
    await host.advance(by: .seconds(2))
    #expect(host.texts.count == 5)
  }

  @Test(arguments: [-1e300, -63_113_904_000, 0]) func `a timer that started long ago runs`(start: Double)
    async
  {
    let range = Date(timeIntervalSinceReferenceDate: start)...Date(timeIntervalSinceReferenceDate: 1e300)
    let host = TestHost(
      VStack {
        Text(timerInterval: range)
        Text(timerInterval: range, countsDown: false)
      }, date: zero)
    await host.advance(by: .seconds(2))
    #expect(host.texts.count == 2)
  }

  @Test(arguments: allSeconds, [1, 1e-9, 1e-300, 1e300])
  func `a periodic timeline with an extreme start finds its present entry`(
    start: Double, interval: Double
  ) async {
    let host = TestHost(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: start), by: interval)) { _ in
        Text("shown")
      }, date: zero)
    await host.advance(by: .milliseconds(100))
    #expect(host.texts == ["shown"])
  }

  @Test(arguments: allSeconds) func `animations and gauges accept any number`(seconds: Double) async {
    struct Moving: View {
      let seconds: Double
      @State private var isMoved = false
      var body: some View {
        VStack {
          Color.red.frame(width: isMoved ? 10 : 20, height: 10)
            .animation(.linear(duration: seconds).delay(seconds), value: isMoved)
          ProgressView(value: seconds, total: 1)
          Gauge(value: seconds, in: 0...1) { Text("gauge") }
          Text(Color.red.opacity(seconds).description)
        }
        .onAppear { isMoved = true }
      }
    }
    let host = TestHost(Moving(seconds: seconds), date: zero)
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("gauge"))
  }

  @Test func `schedulers accept negative intervals`() {
    let queue = DispatchQueue(label: "extreme times")
    let work = queue.schedule(after: queue.now, interval: .seconds(-1.0), tolerance: .seconds(-1.0)) {}
    work.cancel()
    let operations = OperationQueue()
    let past = DateSchedulerTime(.distantPast)
    operations.schedule(after: past, interval: .seconds(-1e300), tolerance: .seconds(-1e300)) {}.cancel()
    Timer.publish(every: .nan, tolerance: .nan, on: .main, in: .common).connect().cancel()
  }
}
