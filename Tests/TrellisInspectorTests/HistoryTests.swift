import Combine
import Observation
import SwiftUI
import Testing
import TrellisGraph
import TrellisText
@testable import TrellisInspector

@Observable private final class Model {
  var count = 0
}

private final class Publisher: ObservableObject {
  @Published var count = 0
}

private struct Counting: View {
  let model: Model
  @ObservedObject var publisher: Publisher
  var body: some View { Text("\(model.count) \(publisher.count)") }
}

private struct Row: View {
  let number: Int
  let act: @MainActor () -> Void
  var body: some View { Button("row", action: act) }
}

private struct Rows: View {
  let model: Model
  var body: some View {
    let count = model.count
    VStack { ForEach(0..<20, id: \.self) { number in Row(number: number) { print(count) } } }
  }
}

/// The history of frames, and the explanations from it.
@MainActor @Suite struct HistoryTests {
  private func place(ofWriteTo body: String, _ host: InspectedHost) -> CodeLocation? {
    let graph = host.viewGraph.graph
    guard let attribute = graph.attributes.first(where: { $0.kind == .body && $0.name == body }) else {
      return nil
    }
    let told = ExplanationText(graph.explain(attribute), of: graph) { _ in nil }
    return told.steps.last?.writes.last?.place
  }

  @Test func `writes to observable objects are reported with the program's own line`() throws {
    let (model, publisher) = (Model(), Publisher())
    let host = try InspectedHost(Counting(model: model, publisher: publisher))
    model.count += 1
    let first = #line - 1
    host.frame()
    let observed = try #require(place(ofWriteTo: "Counting.body", host))
    #expect(observed.fileID.hasSuffix("/HistoryTests.swift") && observed.line == first, "\(observed)")
    publisher.count += 1
    let second = #line - 1
    host.frame()
    let published = try #require(place(ofWriteTo: "Counting.body", host))
    #expect(published.fileID.hasSuffix("/HistoryTests.swift") && published.line == second, "\(published)")
  }

  @Test func `of several writes to an observable object, the last one before the frame is the reason`() throws
  {
    let (model, publisher) = (Model(), Publisher())
    let host = try InspectedHost(Counting(model: model, publisher: publisher))
    for _ in 0..<3 {
      model.count += 1
      host.frame()
    }
    let graph = host.viewGraph.graph
    let body = try #require(graph.attributes.first { $0.kind == .body && $0.name == "Counting.body" })
    let explanation = graph.explain(body)
    #expect(explanation.steps.last?.writes.count == 1)
    #expect(!explanation.description.contains("not read since"), "\(explanation)")
  }

  @Test func `frames are dropped beyond a byte limit, except the last one`() throws {
    let model = Model()
    let viewGraph = ViewGraph(
      root: Counting(model: model, publisher: Publisher()), size: CGSize(width: 200, height: 20),
      measurer: ArithmeticTextMeasurer(), recordsIdentities: true)
    let history = FrameHistory(of: viewGraph, byteLimit: 20_000)
    func frame() {
      model.count += 1
      _ = viewGraph.update()
      _ = history.take(
        at: .zero, causes: [String(repeating: "a", count: 1000)], updating: .zero, drawing: .zero, damage: [])
    }
    for _ in 0..<40 { frame() }
    #expect(history.frames.last?.number == 39)
    #expect(history.frames.count < 20 && history.frames.count > 1)
    #expect(history.byteCount <= 20_000)
    #expect(history.byteCount == history.frames.reduce(0) { $0 + $1.byteCount })
    let small = FrameHistory(of: viewGraph, byteLimit: 0)
    model.count += 1
    _ = viewGraph.update()
    _ = small.take(at: .zero, causes: ["a"], updating: .zero, drawing: .zero, damage: [])
    #expect(small.frames.count == 1)
  }

  @Test func `wasted work in rows is one finding with a count, and has no Equatable advice for Button`()
    throws
  {
    let model = Model()
    let host = try InspectedHost(Rows(model: model))
    model.count += 1
    host.frame()
    let waste = Waste(of: host.inspector.history) { _ in nil }
    let rows = waste.entries.filter { $0.title == "“Row”" && $0.difference?.path == "act(captured value 1)" }
    #expect(rows.map(\.attributes) == [20] && rows.map(\.count) == [20])
    #expect(rows.first?.advice.contains("make Row Equatable") == true)
    let buttons = waste.entries.filter { $0.title == "“Button”" }
    #expect(buttons.allSatisfy { !$0.advice.contains("Equatable") })
  }
}

private struct Growing: View {
  @State private var height: CGFloat = 20
  var body: some View {
    Color.red.frame(height: height).background {
      GeometryReader { geometry in
        Color.clear.onChange(of: geometry.size.height, initial: true) { _, new in height = new + 1 }
      }
    }
  }
}

private struct Themed: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    VStack {
      Text("title").padding(typeSize > .large ? 8 : 4)
      ForEach(0..<6, id: \.self) { Leaf(number: $0) }
      Leaf(number: 6)
      Leaf(number: 7)
      Leaf(number: 8)
      Leaf(number: 9)
    }
  }
}

private struct Leaf: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

/// Wasted work with its costs and the code that mends it.
@MainActor @Suite struct WasteTests {
  private func waste(_ host: InspectedHost) -> [Waste.Entry] {
    Waste(of: host.inspector.history) { _ in nil }.entries
  }

  @Test func `a view that sets its own size again and again is a loop`() throws {
    let host = try InspectedHost(Growing())
    for _ in 0..<12 { host.frame() }
    let entry = try #require(waste(host).first)
    #expect(entry.isLoop && entry.title == "“Growing.height”", "\(waste(host))")
    #expect(entry.count >= UpdateLoops.least && entry.advice.contains("size"))
    #expect(entry.fix?.contains("height = newValue") == true)
  }

  @Test func `an environment value that few of a body's views need is read too high`() throws {
    let host = try InspectedHost(Themed())
    _ = host.inspector.change("dynamicTypeSize", to: "xxLarge")
    host.frame()
    let entry = try #require(waste(host).first { $0.isEnvironment }, "\(waste(host))")
    #expect(entry.title == "“Themed.body”" && entry.fix?.contains("\\.dynamicTypeSize") == true)
  }

  @Test func `a property that can't be compared has the code of an equality without it`() throws {
    let model = Model()
    let host = try InspectedHost(Rows(model: model))
    model.count += 1
    host.frame()
    let entry = try #require(waste(host).first { $0.title == "“Row”" }, "\(waste(host))")
    #expect(entry.count == 20 && entry.isOfApp)
    #expect(entry.fix?.contains("a.number == b.number }") == true, "\(entry.fix ?? "none")")
  }
}
