import Foundation
import SwiftUI
import Testing
import TrellisGraph
@testable import TrellisInspector

private struct Arranged: View {
  @State private var isWide = false

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Color.red.frame(width: 50, height: 20)
      Color.blue
      Text("ab").alignmentGuide(.leading) { _ in 3 }
    }
    .frame(width: 300, height: 100)
    .padding(.bottom, isWide ? 20 : 0)
  }
}

/// The positions of views, as sent to a page.
@MainActor @Suite struct LayoutInspectionTests {
  private func place(_ name: String, _ host: InspectedHost) throws -> [String: Any] {
    // The layout computer of a text is the resolved text.
    let number = try #require(host.node(name == "Text" ? "resolvedText" : "layoutComputer", name))
    let text = host.inspector.place(of: number).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func guides(_ place: [String: Any]) throws -> [String: (at: Double, isSet: Bool)] {
    let all = try #require(place["guides"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: all.map {
        (
          "\($0["name"]!) \($0["axis"]!)",
          (at: $0["at"] as? Double ?? .nan, isSet: $0["set"] as? Bool ?? false)
        )
      })
  }

  @Test func `a view's frame is relative to the window, its guides to the view, and set guides are marked`()
    throws
  {
    let host = try InspectedHost(Arranged())
    let text = try place("Text", host)
    let frame = try #require(text["frame"] as? [Double])
    let stack = try #require(try place("HStack", host)["frame"] as? [Double])
    #expect(stack[0] == 0 && stack[2] == 300)
    #expect(frame[0] + frame[2] == 300)
    let guides = try guides(text)
    #expect(guides["firstTextBaseline y"]?.isSet == true && guides["center y"]?.isSet == false)
    #expect(guides["center x"]?.at == frame[2] / 2 && guides["trailing x"]?.at == frame[2])
    let modified = try self.guides(try place("AlignmentGuideModifier", host))
    #expect(modified["leading x"]?.at == 3 && modified["leading x"]?.isSet == true)
  }

  @Test func `a stack's report matches its layout`() throws {
    let host = try InspectedHost(Arranged())
    let account = try #require(try place("HStack", host)["stack"] as? [String: Any])
    let views = try #require(account["views"] as? [[String: Any]])
    #expect(account["axis"] as? String == "x" && account["space"] as? Double == 20)
    #expect(views.map { $0["gap"] as? Double } == [10, 10, nil])
    let answers = try views.map { try #require($0["answer"] as? [Double]) }
    #expect(answers.reduce(20) { $0 + $1[0] } == 300)
    // The colour is the most flexible view, so it gets all the space that the other views leave.
    let shares = views.compactMap { $0["share"] as? Double }
    #expect(views.map { $0["order"] as? Int } == [0, 2, 1])
    #expect(shares[0] == 280.0 / 3 && answers[0][0] == 50)
    #expect(shares[1] == answers[1][0] && shares[1] == 230 - answers[2][0])
  }

  @Test func `inspecting makes no attributes and evaluates nothing`() throws {
    let host = try InspectedHost(Arranged())
    let graph = host.viewGraph.graph
    let (nodes, edges) = (graph.nodeCount, graph.edgeCount)
    var evaluated = 0
    let observer = graph.addObserver { if case .evaluated = $0 { evaluated += 1 } }
    _ = try (place("Text", host), place("HStack", host))
    #expect(host.inspector.pick(CGPoint(x: 10, y: 100)).text.contains("frame"))
    #expect(graph.nodeCount == nodes && graph.edgeCount == edges && evaluated == 0)
    observer.cancel()
  }

  @Test func `the smallest view at a point is picked, and none outside the window`() throws {
    let host = try InspectedHost(Arranged())
    let frame = try #require(try place("Text", host)["frame"] as? [Double])
    let inside = CGPoint(x: frame[0] + 1, y: frame[1] + 1)
    #expect(host.inspector.pick(inside).text.contains(#""name":"Text""#))
    #expect(host.inspector.pick(CGPoint(x: 5000, y: 5000)).text == "null")
  }

  @Test func `a view's frame includes ignored safe areas`() throws {
    let host = try InspectedHost(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) })
    let place = try #require(
      host.viewGraph.graph.attributes.filter { $0.kind == .layoutComputer && $0.name == "Color" }
        .map { host.inspector.place(of: $0.snapshotID).text }.first {
          $0.contains(#""safe":[0.0,0.0,30.0,0.0]"#)
        })
    #expect(place.contains(#""frame":[0.0,0.0,300.0,170.0]"#))
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View { Text("count \(count)") }
}

/// Several windows behind one address.
@MainActor @Suite struct HubTests {
  @Test func `a page switches windows, and late messages for the first aren't a violation`()
    async throws
  {
    var limits = PageServer.Limits()
    limits.headSeconds = 86_400
    let hub = try InspectorHub(limits: limits)
    let first = try InspectedHost(Counting(), name: "first", in: hub)
    let second = try InspectedHost(Counting(), name: "second", in: hub)
    #expect(first.inspector.address == second.inspector.address)
    let page = try await first.page()
    #expect(await page.message("hello", acknowledges: false)?["name"] as? String == "first")
    let picture = try #require(await page.message("picture", acknowledges: false)?["bytes"] as? [UInt8])
    page.send(#"{"t":"window","window":2}"#)
    // A late acknowledgement of the first window's picture is accepted.
    page.send(#"{"t":"ack","frame":\#(PageClient.frame(of: picture))}"#)
    #expect(await page.message("hello", acknowledges: false)?["name"] as? String == "second")
    #expect(first.inspector.pages.isEmpty && second.inspector.pages.count == 1)
    let state = try #require(second.node("state", "Counting.count"))
    page.send(#"{"t":"state","node":\#(state),"value":"7"}"#)
    try await second.woken(by: page)
    second.frame()
    #expect(second.middle(ofText: "count 7") != nil && first.middle(ofText: "count 0") != nil)
    // A window that doesn't exist changes nothing.
    page.send(#"{"t":"window","window":99}"#)
    #expect(await page.isHeard())
    #expect(second.inspector.pages.count == 1)
  }

  @Test func `a page of a closed window shows another window, and is closed after the last`()
    async throws
  {
    var limits = PageServer.Limits()
    limits.headSeconds = 86_400
    let hub = try InspectorHub(limits: limits)
    let first = try InspectedHost(Counting(), name: "first", in: hub)
    let second = try InspectedHost(Counting(), name: "second", in: hub)
    let page = try await first.page()
    _ = await page.message("hello")
    first.inspector.stop()
    #expect(await page.message("hello")?["name"] as? String == "second")
    second.inspector.stop()
    #expect(await page.ending(byMessage: true)?.code == 1001)
  }
}
