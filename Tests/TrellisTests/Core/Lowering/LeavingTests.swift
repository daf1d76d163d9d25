import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisDisplayList
import TrellisGraph
import TrellisText

/// The lines recorded by views, in order.
@MainActor private final class Journal {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Observable private final class Model {
  var shows = true
  var choice = 0
  var ids = [1, 2, 3]
}

/// A text that counts taps, and records when it appears and disappears.
private struct Counter: View {
  let name: String
  let journal: Journal
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { journal.lines.append("\(name) came") }
      .onDisappear { journal.lines.append("\(name) went") }
  }
}

private struct Root<Content: View>: View {
  let content: () -> Content
  var body: some View { content().frame(maxHeight: .infinity, alignment: .top) }
}

/// A window in which removed views stay until they are released.
@MainActor private struct Scenery {
  let model = Model()
  let journal = Journal()
  let graph: ViewGraph

  init(@ViewBuilder _ content: @escaping (Model, Journal) -> some View) {
    let (model, journal) = (model, journal)
    graph = ViewGraph(
      root: Root { content(model, journal) }, size: CGSize(width: 200, height: 200),
      measurer: ArithmeticTextMeasurer())
    graph.keepsDepartures = true
    _ = graph.update()
    _ = journal.take()
  }

  /// The texts and their positions, back to front.
  var texts: [String] {
    var found: [String] = []
    graph.update().forEachItem { item, frame in
      if case .text(let text) = item.content { found.append("\(text.string) at \(Int(frame.minY))") }
    }
    return found
  }

  func tap(_ name: String) {
    var point: CGPoint?
    graph.update().forEachItem { item, frame in
      if case .text(let text) = item.content, text.string.hasPrefix(name) {
        point = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    guard let point else { return }
    graph.send(InputEvent(.pointer(PointerEvent(.down, at: point))))
    graph.send(InputEvent(.pointer(PointerEvent(.up, at: point))))
  }
}

@MainActor
@Suite struct LeavingTests {
  @Test func `a conditionally removed view is drawn in place, below the others, and takes no taps`() {
    let stage = Scenery { model, journal in
      VStack(spacing: 0) {
        Text("top")
        if model.shows { Counter(name: "a", journal: journal) }
        Text("bottom")
      }
    }
    stage.tap("a")
    let before = stage.texts
    #expect(before.map { $0.prefix(3) } == ["top", "a 1", "bot"])
    stage.model.shows = false
    let after = stage.texts
    #expect(after.first == before[1], "it is first, and stands where it stood")
    #expect(after.count == 3)
    #expect(after != before, "the others closed up")
    #expect(stage.journal.take() == [])
    stage.tap("a")
    #expect(stage.texts == after)
    stage.graph.letGoOfDepartures()
    #expect(stage.texts == Array(after.dropFirst()))
    #expect(stage.journal.take() == ["a went"])
  }

  @Test func `a view that returns while leaving is as before`() {
    let stage = Scenery { model, journal in
      VStack(spacing: 0) {
        if model.shows { Counter(name: "a", journal: journal) } else { Counter(name: "b", journal: journal) }
      }
    }
    stage.tap("a")
    let nodes = stage.graph.graph.nodeCount
    stage.model.shows = false
    #expect(stage.texts.map { $0.prefix(3) } == ["a 1", "b 0"])
    stage.model.shows = true
    #expect(stage.texts.map { $0.prefix(3) } == ["b 0", "a 1"])
    #expect(stage.journal.take() == ["b came"])
    stage.graph.letGoOfDepartures()
    #expect(stage.texts.map { $0.prefix(3) } == ["a 1"])
    #expect(stage.journal.take() == ["b went"])
    #expect(stage.graph.graph.nodeCount == nodes)
  }

  @Test func `state changes of a leaving view are still drawn`() {
    struct Kept: View {
      @State private var count = 0
      let give: @MainActor (@escaping @MainActor () -> Void) -> Void
      var body: some View { Text("kept \(count)").onAppear { give { count += 1 } } }
    }
    var act: (@MainActor () -> Void)?
    let stage = Scenery { model, _ in
      VStack { if model.shows { Kept { act = $0 } } }
    }
    stage.model.shows = false
    _ = stage.texts
    act?()
    #expect(stage.texts.map { $0.prefix(6) } == ["kept 1"])
  }

  @Test func `rows leave and return by their ids`() {
    let stage = Scenery { model, journal in
      VStack(spacing: 0) {
        ForEach(model.ids, id: \.self) { Counter(name: "row\($0)", journal: journal) }
      }
    }
    stage.tap("row2")
    let before = stage.texts
    stage.model.ids = [1, 3]
    #expect(stage.texts.map { $0.prefix(6) } == ["row2 1", "row1 0", "row3 0"])
    #expect(stage.texts[0] == before[1])
    stage.model.ids = [3]
    #expect(stage.texts.map { $0.prefix(6) } == ["row2 1", "row1 0", "row3 0"])
    stage.model.ids = [3, 2]
    #expect(stage.texts.map { $0.prefix(6) } == ["row1 0", "row3 0", "row2 1"])
    #expect(stage.journal.take() == [])
    stage.graph.letGoOfDepartures()
    #expect(stage.journal.take() == [])
    #expect(stage.texts.map { $0.prefix(6) } == ["row3 0", "row2 1"])
    #expect(stage.journal.take() == ["row1 went"])
    stage.model.ids = [1, 2, 3]
    #expect(stage.texts.map { $0.prefix(6) } == ["row1 0", "row2 1", "row3 0"])
    #expect(stage.journal.take() == ["row1 came"])
  }

  @Test func `many rows leave in the same way as few`() {
    let stage = Scenery { model, journal in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(model.ids, id: \.self) { Counter(name: "row\($0)", journal: journal) }
        }
      }
    }
    stage.model.ids = Array(0..<200)
    #expect(stage.texts.count == 200)
    let before = stage.texts
    stage.model.ids.removeSubrange(50..<60)
    #expect(stage.texts.count == 200)
    #expect(Array(stage.texts.prefix(10)) == Array(before[50..<60]))
    stage.model.ids = Array(0..<200)
    #expect(stage.texts == before)
    stage.graph.letGoOfDepartures()
    #expect(stage.texts == before)
    stage.model.ids.removeSubrange(50..<60)
    _ = stage.texts
    stage.graph.letGoOfDepartures()
    #expect(stage.texts.count == 190)
  }

  @Test func `lazy rows leave, and return as they were`() {
    let stage = Scenery { model, journal in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.ids, id: \.self) { Counter(name: "row\($0)", journal: journal) }
        }
      }
    }
    stage.tap("row2")
    let before = stage.texts
    stage.model.ids = [1, 3]
    #expect(stage.texts[0] == before[1])
    #expect(stage.texts.map { $0.prefix(6) } == ["row2 1", "row1 0", "row3 0"])
    #expect(stage.journal.take() == [])
    stage.model.ids = [1, 2, 3]
    #expect(stage.texts == before)
    stage.model.ids = [1, 3]
    _ = stage.texts
    stage.graph.letGoOfDepartures()
    #expect(stage.texts.map { $0.prefix(6) } == ["row1 0", "row3 0"])
    #expect(stage.journal.take() == ["row2 went"])
  }

  @Test func `a view with a changed id leaves, and an AnyView's content is removed at once`() {
    let byID = Scenery { model, journal in VStack { Counter(name: "a", journal: journal).id(model.choice) } }
    byID.tap("a")
    byID.model.choice = 1
    #expect(byID.texts.map { $0.prefix(3) } == ["a 1", "a 0"])
    let any = Scenery { model, journal in
      VStack { model.shows ? AnyView(Counter(name: "a", journal: journal)) : AnyView(Text("b")) }
    }
    any.model.shows = false
    #expect(any.texts.map { $0.prefix(1) } == ["b"])
    #expect(any.journal.take() == ["a went"])
  }

  @Test func `z-indices order leaving views among the others`() {
    let stage = Scenery { model, _ in
      ZStack {
        Text("back").zIndex(-1)
        if model.shows {
          Text("low").zIndex(-1)
          Text("mid")
          Text("high").zIndex(1)
        }
        Text("front").zIndex(1)
        Text("here")
      }
    }
    stage.model.shows = false
    #expect(
      stage.texts.map { $0.prefix { $0 != " " } } == ["low", "back", "mid", "here", "high", "front"])
  }

  @Test func `a canvas draws a leaving symbol until it is released`() {
    let stage = Scenery { model, _ in
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        if model.shows { Text("symbol").tag(1) }
      }
    }
    #expect(stage.texts.count == 1)
    stage.model.shows = false
    #expect(stage.texts.count == 1)
    stage.graph.letGoOfDepartures()
    #expect(stage.texts.count == 0)
  }

  @Test func `a leaving view is removed with its container`() {
    let stage = Scenery { model, journal in
      VStack {
        if model.choice < 2 {
          VStack { if model.shows { Counter(name: "inner", journal: journal) } }
        }
      }
    }
    stage.model.shows = false
    _ = stage.texts
    stage.model.choice = 2
    #expect(stage.texts.map { $0.prefix(5) } == ["inner"])
    stage.graph.letGoOfDepartures()
    #expect(stage.texts == [])
    #expect(stage.journal.take() == ["inner went"])
  }
}
