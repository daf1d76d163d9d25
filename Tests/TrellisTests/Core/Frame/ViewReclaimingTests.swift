import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisGraph
import TrellisText

private final class Held {}

@Observable private final class Model {
  var rows = (0..<20).map { _ in Held() }
}

/// Deferred destruction of values that views held, at the host's request.
@MainActor @Suite struct ViewReclaimingTests {
  private struct Rows: View {
    let model: Model

    var body: some View {
      VStack { ForEach(Array(model.rows.enumerated()), id: \.offset) { Row(held: $0.element) } }
    }
  }

  private struct Row: View {
    let held: Held

    var body: some View { Color.red.frame(height: 10) }
  }

  @Test func `a window with many pending removals schedules their destruction`() {
    let model = Model()
    model.rows = (0..<6000).map { _ in Held() }
    let window = ViewGraph(
      root: Rows(model: model), size: CGSize(width: 100, height: 400), measurer: ArithmeticTextMeasurer())
    window.defersDeallocation = true
    _ = window.update()
    model.rows.removeLast(100)
    _ = window.update()
    #expect(window.graph.removedCount > 0)
    #expect(!window.hasBacklog)
    model.rows = []
    _ = window.update()
    #expect(window.hasBacklog)
    while window.hasBacklog { _ = window.collect(limit: 500) }
    #expect((49_000...50_000).contains(window.graph.removedCount))
    window.defersDeallocation = false
  }

  @Test func `closing a window destroys removed nodes, and releases its graph`() {
    weak var held: Held?
    weak var graph: AttributeGraph?
    let model = Model()
    do {
      let window = ViewGraph(
        root: Rows(model: model), size: CGSize(width: 100, height: 400), measurer: ArithmeticTextMeasurer())
      window.defersDeallocation = true
      _ = window.update()
      (held, graph) = (model.rows[7], window.graph)
      model.rows = []
      _ = window.update()
      #expect(window.graph.removedCount > 20)
      #expect(held != nil)
    }
    #expect(held == nil)
    #expect(graph == nil)
  }

  @Test func `destruction in slices releases the rows' objects, and nothing else`() {
    let model = Model()
    weak var held: Held?
    held = model.rows[7]
    let window = ViewGraph(
      root: Rows(model: model), size: CGSize(width: 100, height: 400), measurer: ArithmeticTextMeasurer())
    window.defersDeallocation = true
    _ = window.update()
    model.rows = []
    let list = window.update()
    while window.collect(limit: 7) {}
    #expect(held == nil)
    #expect(window.update() == list)
  }
}
