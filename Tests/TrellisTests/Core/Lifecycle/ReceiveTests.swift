import Combine
import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct ReceiveTests {
  /// Counts its subscribers.
  private final class Station: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
    var listeners = 0
    var all = 0

    var publisher: AnyPublisher<Int, Never> {
      subject.handleEvents(
        receiveSubscription: { _ in
          self.listeners += 1
          self.all += 1
        }, receiveCancel: { self.listeners -= 1 }
      ).eraseToAnyPublisher()
    }
  }

  @Test func `onReceive delivers values while the view exists, to the latest body's closure`() {
    let station = Station()
    let publisher = station.publisher
    let stage = Stage { m, log in
      if m.show { Text("x").onReceive(publisher) { [v = m.v] in log("\($0) at \(v)") } }
    }
    station.subject.send(1)
    #expect(stage.change { $0.show = true } == [])
    #expect(stage.change { _ in station.subject.send(2) } == ["2 at 0"])
    #expect(stage.change { $0.v = 7 } == [])
    #expect(stage.change { _ in station.subject.send(3) } == ["3 at 7"])
    #expect((station.listeners, station.all) == (1, 1))
    _ = stage.change { $0.show = false }
    #expect(stage.change { _ in station.subject.send(4) } == [])
    #expect(station.listeners == 0)
  }

  @Test func `a new publisher's subscription replaces the old one`() {
    let stations = [Station(), Station()]
    let publishers = stations.map(\.publisher)
    let stage = Stage { m, log in Text("x").onReceive(publishers[m.k]) { log("\($0)") } }
    _ = stage.change { $0.k = 1 }
    #expect(stations.map(\.listeners) == [0, 1])
    #expect(
      stage.change { _ in
        stations[0].subject.send(1)
        stations[1].subject.send(2)
      } == ["2"])
  }

  @Test func `the action's changes are shown, and a value sent on another thread arrives on the main actor`()
    async throws
  {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage { m, _ in
      Text("v \(m.v)").onReceive(subject) {
        MainActor.assertIsolated()
        m.v = $0
      }
    }
    subject.send(3)
    #expect(stage.host.texts == ["v 3"])
    nonisolated(unsafe) let sender = subject
    await Task.detached { sender.send(4) }.value
    try await stage.host.wait(for: "the value") { stage.host.texts == ["v 4"] }
  }
}
