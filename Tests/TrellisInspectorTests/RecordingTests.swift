import Foundation
import Observation
import SwiftUI
import Testing
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
@testable import TrellisInspector

private struct Rows: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      ForEach(0..<(count % 4), id: \.self) { Row(number: $0, count: count) }
      if count.isMultiple(of: 3) { Text("</script>{nonce}\u{2028}\n{recording}\n") }
    }
  }
}

private struct Row: View {
  let number: Int
  let count: Int
  var body: some View { Text("row \(number)").padding(CGFloat(count)) }
}

@MainActor @Suite struct RecordingTests {
  /// Returns a window recorded without a page, and a closure that sets its state.
  private func recorded(
    limits: FrameRecording.Limits = .init(), size: CGSize = CGSize(width: 300, height: 200)
  ) throws -> (host: InspectedHost, set: (Int) -> Void) {
    let host = try InspectedHost(Rows(), size: size)
    host.inspector.recordingLimits = limits
    host.inspector.record()
    host.inspector.causes = ["begin"]
    _ = host.inspector.change("locale", to: "en")
    host.frame()
    let state = try #require(host.node("state", "Rows.count"))
    return (
      host,
      { value in
        _ = host.inspector.change(state: state, to: "\(value)")
        host.frame()
      }
    )
  }

  /// Returns the graph after the last frame of a recording.
  private func replayed(_ recording: FrameRecording) -> RecordedGraph {
    var graph = recording.base
    for segment in recording.segments {
      for frame in segment.frames { graph.apply(frame) }
    }
    return graph
  }

  private func expectSame(_ recording: FrameRecording, _ host: InspectedHost) {
    let graph = host.viewGraph.graph
    let replayed = replayed(recording)
    var edges: Set<RecordedEdge> = []
    for attribute in graph.attributes {
      let known = replayed.attributes[attribute.snapshotID]
      #expect(
        known?.name == attribute.name ?? "" && known?.kind == attribute.kind.description,
        "\(attribute.name ?? "") \(attribute.kind)")
      for source in attribute.reads {
        edges.insert(RecordedEdge(source: source.snapshotID, reader: attribute.snapshotID))
      }
    }
    #expect(replayed.edges == edges)
    let state = host.node("state", "Rows.count").flatMap { graph.attribute(withSnapshotID: $0) }
    #expect(state.flatMap { replayed.values[$0.snapshotID]?.text } == state?.summary(withValue: true).value)
  }

  @Test func `the start plus all differences is the current graph`() throws {
    let (host, set) = try recorded()
    let recording = try #require(host.inspector.recording)
    for value in [1, 2, 3, 5, 6, 4, 3, 11, 12, 0, 9] {
      set(value)
      expectSame(recording, host)
    }
    #expect(recording.frameCount == 11 && recording.droppedCount == 0)
  }

  @Test func `dropping the oldest frames leaves the current graph correct`() throws {
    var limits = FrameRecording.Limits()
    (limits.frames, limits.segment) = (20, 5)
    let (host, set) = try recorded(limits: limits)
    let recording = try #require(host.inspector.recording)
    for value in 1...100 {
      set(value)
      #expect(recording.frameCount <= 25)
    }
    #expect(recording.frameCount + recording.droppedCount == 100)
    expectSame(recording, host)
  }

  @Test func `a recording's size is limited, whatever is drawn`() throws {
    var limits = FrameRecording.Limits()
    (limits.bytes, limits.segment) = (200_000, 10)
    let (host, set) = try recorded(limits: limits, size: CGSize(width: 100, height: 100))
    let recording = try #require(host.inspector.recording)
    for value in 1...200 {
      set(value)
      // For a while, one segment more than allowed may be held, with its pixels.
      #expect(recording.byteCount < 200_000 + 10 * 50_000)
    }
    #expect(recording.droppedCount > 0)
  }

  @Test func `a segment's picture plus later tiles is the current picture`() throws {
    var limits = FrameRecording.Limits()
    limits.segment = 7
    let (host, set) = try recorded(limits: limits)
    let recording = try #require(host.inspector.recording)
    for value in 1...17 { set(value) }
    let last = recording.segments[2]
    var pixels = try Self.pixels(try #require(last.picture), of: last.size)
    for tile in last.frames.flatMap(\.tiles) {
      let part = try Bitmap(png: tile.png)
      for y in 0..<tile.height {
        for x in 0..<tile.width {
          pixels[(tile.y + y) * last.size.width + tile.x + x] = part.color(x: x, y: y)
        }
      }
    }
    #expect(pixels == (try Self.pixels(try #require(host.inspector.picture.whole()), of: last.size)))
  }

  private static func pixels(_ tile: Tile, of size: PictureSize) throws -> [RGBAColor] {
    let bitmap = try Bitmap(png: tile.png)
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { x in bitmap.color(x: x, y: y) }
    }
  }

  @Test func `drawings, placements and environments are recorded for each frame`() throws {
    let (host, set) = try recorded()
    let recording = try #require(host.inspector.recording)
    for value in [1, 2, 3, 7] { set(value) }
    let replayed = replayed(recording)
    let graph = host.viewGraph.graph
    for attribute in graph.attributes
    where ["displayList", "placements"].contains(attribute.kind.description) {
      let value = try #require(attribute.latestValue())
      guard let inspected = InspectedValue(value) else { continue }
      let known = try #require(replayed.values[attribute.snapshotID], "\(attribute.name ?? "")")
      #expect(known.text == inspected.text && known.text.utf8.count <= InspectedValue.limit + 3)
    }
    #expect(replayed.values.values.contains { $0.text.contains("\"row 2\"") })
    for (computer, frame, proposal) in host.viewGraph.layoutPlaces(atMost: 400) {
      #expect(
        replayed.places[computer.snapshotID]
          == RecordedLayout(frame: frame, width: proposal.width, height: proposal.height))
    }
    #expect(replayed.places.count > 4)
  }

  @Test func `with many views placements aren't recorded, and with a large graph no whole lists`() throws {
    var limits = FrameRecording.Limits()
    (limits.places, limits.describedGraph) = (1, 10)
    let (host, set) = try recorded(limits: limits)
    let recording = try #require(host.inspector.recording)
    for value in [1, 2, 3, 7] { set(value) }
    let replayed = replayed(recording)
    #expect(replayed.places.isEmpty)
    for attribute in host.viewGraph.graph.attributes where attribute.kind == "displayList" {
      #expect(replayed.values[attribute.snapshotID] == nil)
    }
  }

  @Test func `a recording's file has no script end in its data, and can't load anything`() throws {
    let (host, set) = try recorded()
    for value in 1...6 { set(value) }
    let file = String(decoding: try #require(host.inspector.recordingFile()), as: UTF8.self)
    let begin = try #require(file.range(of: #"id="recording">"#))
    let end = try #require(file.range(of: "</script>", range: begin.upperBound..<file.endIndex))
    let data = Data(file[begin.upperBound..<end.lowerBound].utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((json["texts"] as? [String])?.contains { $0.contains("</script>{nonce}") } == true)
    #expect(file.contains("default-src 'none'") && !file.contains("nonce=\"{nonce}\""))
    #expect(((json["segments"] as? [[String: Any]])?.first?["frames"] as? [Any])?.count == 6)
  }

  @Test func `nothing is recorded or drawn without a page or a request`() async throws {
    let host = try InspectedHost(Rows())
    host.frame()
    #expect(host.inspector.recording == nil && !host.inspector.picture.isNeeded)
    let page = try await host.page()
    _ = await page.message("hello")
    #expect(host.inspector.recording != nil)
    let data = await page.ask(1, #""what":"recording""#) as? [String: Any]
    #expect((data?["segments"] as? [Any])?.count == 1)
    host.inspector.leave(try #require(host.inspector.pages.keys.first))
    #expect(host.inspector.recording == nil && !host.inspector.picture.isNeeded)
  }

  @Test func `in a large graph, only active attributes and their inputs are described`() throws {
    var limits = FrameRecording.Limits()
    limits.wholeGraph = 10
    let (host, set) = try recorded(limits: limits)
    let recording = try #require(host.inspector.recording)
    #expect(recording.base.attributes.isEmpty)
    for value in 1...5 { set(value) }
    let replayed = replayed(recording)
    let body = try #require(host.node("body", "Rows.body"))
    #expect(replayed.attributes[body]?.name == "Rows.body")
    let sources = Set(replayed.edges.filter { $0.reader == body }.map(\.source))
    let reads = try #require(host.viewGraph.graph.attribute(withSnapshotID: body)).reads
    #expect(sources == Set(reads.map(\.snapshotID)))
  }
}

private struct Lines: View {
  @State private var width = 40.0

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text("one")
      Text("two").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 4 }
      Color.red.frame(width: width, height: 10)
    }
  }
}

/// The arithmetic of layout in recordings.
@MainActor @Suite struct RecordedArithmeticTests {
  @Test func `a recording has the guides that a stack used, and each frame's division of its space`() throws {
    let host = try InspectedHost(Lines())
    host.inspector.record()
    _ = host.inspector.change("locale", to: "en")
    host.frame()
    let recording = try #require(host.inspector.recording)
    let stack = try #require(host.node("layoutComputer", "HStack"))
    let first = try #require(recording.base.arithmetic[stack]?.stack)
    #expect(first.names.count == 3 && first.account.gaps == [10, 10])
    #expect(first.account.answers[2].width == 40)
    let modifier = try #require(host.node("layoutComputer", "AlignmentGuideModifier"))
    let text = try #require(host.node("resolvedText", "Text"))
    let guides = [modifier, text].map { recording.base.arithmetic[$0]?.guides.first }
    #expect(guides.allSatisfy { $0?.name == "firstTextBaseline" && $0?.axis == .vertical })
    #expect(try #require(guides[0]).position == (try #require(guides[1])).position + 4)

    let state = try #require(host.node("state", "Lines.width"))
    _ = host.inspector.change(state: state, to: "70")
    host.frame()
    let frame = try #require(recording.segments.last?.frames.last)
    let later = frame.arithmetic.first { $0.node == stack }?.arithmetic.stack
    #expect(later?.account.answers[2].width == 70)
    // The texts' guides are as before, so they aren't recorded again.
    #expect(!frame.arithmetic.contains { $0.node == text })
    var replayed = recording.base
    replayed.apply(frame)
    #expect(replayed.arithmetic[stack]?.stack == later)
    let json = String(decoding: try #require(host.inspector.recordingForFile()).document.json, as: UTF8.self)
    #expect(json.contains(#""arithmetic":[["#) && json.contains(#""name":"firstTextBaseline","axis":"y""#))
  }
}

@Observable private final class Model: Identifiable {
  var title: String
  init(_ title: String) { self.title = title }
}

private struct ModelRow: View {
  let model: Model
  var body: some View { Text(model.title) }
}

/// The counted cost of a change in one of many rows, and the work that the app doesn't wait for.
@MainActor @Suite struct InspectingCostTests {
  @Test func `a change of one row of 300 records only what it affects`() throws {
    let models = (0..<300).map { Model("row \($0)") }
    let host = try InspectedHost(
      VStack(spacing: 0) { ForEach(models) { ModelRow(model: $0) } }, size: CGSize(width: 200, height: 6000))
    host.inspector.record()
    _ = host.inspector.change("locale", to: "en")
    host.frame()
    let recording = try #require(host.inspector.recording)
    models[7].title = "changed"
    host.frame()
    let frame = try #require(recording.segments.last?.frames.last)
    #expect(frame.made.isEmpty && frame.gone.isEmpty && frame.addedEdges.isEmpty)
    #expect(frame.entries.count < 30, "\(frame.entries.count)")
    #expect(frame.byteCount < 8000, "\(frame.byteCount)")
    let pixels = frame.tiles.reduce(0) { $0 + $1.width * $1.height }
    #expect(pixels > 0 && pixels < 200 * 6000 / 50, "\(pixels)")
  }

  @Test func `source lines are looked up in the background, without delaying frames`() async throws {
    let host = try InspectedHost(Rows())
    let state = try #require(host.node("state", "Rows.count"))
    _ = host.inspector.change(state: state, to: "1")
    host.frame()
    var answer: String?
    let body = try #require(host.node("body", "Rows.body"))
    host.inspector.why(body, update: nil) { answer = $0.text }
    #expect(answer == nil)
    _ = host.inspector.change(state: state, to: "2")
    host.frame()
    #expect(host.middle(ofText: "count 2") != nil)
    await host.finishWorkBeside()
    #expect(answer?.contains(#""old":"0","new":"1","place":"#) == true, "\(answer ?? "none")")
  }
}
