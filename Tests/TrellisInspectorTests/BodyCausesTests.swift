import Foundation
import SwiftUI
import Testing
import TrellisGraph
@testable import TrellisInspector

private struct Counter: View {
  @State private var count = 0
  let title: String
  var body: some View {
    VStack {
      Text("\(title) \(count)")
      Label(act: { [count] in print(count) })
    }
  }
}

private struct Label: View {
  let act: () -> Void
  var body: some View { Text("label").onTapGesture(perform: act) }
}

/// The causes of bodies' runs, as editors ask for them.
@MainActor @Suite struct BodyCausesTests {
  @Test func `the runs of each body are counted by cause, and a property that can't be compared is one`()
    throws
  {
    let host = try InspectedHost(Counter(title: "a"))
    let state = try #require(host.node("state", "Counter.count"))
    for value in 1...3 {
      _ = host.inspector.change(state: state, to: "\(value)")
      host.frame()
    }
    let causes = BodyCauses(of: host.inspector.history)
    let input = try #require(host.viewGraph.graph.attribute(withSnapshotID: state))
    #expect(causes.bodies["Counter.body"]?.runs == 3)
    #expect(causes.bodies["Counter.body"]?.causes == [.input(input): 3])
    let label = try #require(causes.bodies["Label.body"])
    #expect(label.runs == 3 && label.causes.count == 1)
    guard case .property(let path, _)? = label.causes.keys.first else {
      Issue.record("\(label.causes)")
      return
    }
    #expect(path.hasPrefix("act"))
    #expect(causes.writes[input]?.count == 3)
  }

  @Test func `a client gets the causes of all windows, then only a count while nothing happens`() async throws
  {
    let host = try InspectedHost(Counter(title: "a"))
    let state = try #require(host.node("state", "Counter.count"))
    _ = host.inspector.change(state: state, to: "1")
    host.frame()
    let first = try await response(host, "")
    #expect(
      first.contains(#""name":"Counter.body","runs":1,"#) && first.contains(#""title":"Counter.count""#))
    #expect(first.contains(#""place":""#), "\(first)")
    let count = try #require(first.firstMatch(of: /"count":(\d+)/)).output.1
    let second = try await response(host, "&after=\(count)")
    #expect(second.hasSuffix("\r\n\r\n{\"count\":\(count)}"), "\(second)")
  }

  private func response(_ host: InspectedHost, _ more: String) async throws -> String {
    let port = host.inspector.server.port
    let client = try PageClient(port: port) { await host.finishWorkBeside() }
    let token = host.inspector.server.admission.token
    client.send(Array("GET /causes?token=\(token)\(more) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    return await client.rest()
  }
}
