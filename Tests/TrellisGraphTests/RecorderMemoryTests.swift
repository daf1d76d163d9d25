import Testing
import TrellisGraph

/// The memory of a recorder, counted in its own bytes.
@Suite struct RecorderMemoryTests {
  let graph = AttributeGraph()

  @Test func `the names of removed attributes take no more memory than the kept events need`() {
    let recorder = GraphRecorder(of: graph, capacity: 512)
    func exchange(_ times: Int) {
      for _ in 0..<times {
        let subgraph = graph.makeSubgraph()
        graph.within(subgraph) { for number in 0..<50 { _ = graph.input(name: "row", number) } }
        subgraph.remove()
      }
    }
    exchange(40)
    let before = recorder.byteCount
    exchange(1000)
    #expect(recorder.byteCount == before)
  }

  @Test func `the last removed attribute is still named after the oldest names were dropped`() {
    let recorder = GraphRecorder(of: graph, capacity: 16)
    var last: AnyAttribute?
    for number in 0..<2000 {
      let subgraph = graph.makeSubgraph()
      let input = graph.within(subgraph) { graph.input(name: "row \(number)", number) }
      input.set(-1)
      subgraph.remove()
      // A lookup fills the table of names, which the following removals then keep up to date.
      last =
        recorder.events.lazy.compactMap { if case .set(let attribute) = $0 { attribute } else { nil } }.last
      if number % 500 == 499 {
        #expect(recorder.log.contains { $0.contains("row \(number)") }, "\(recorder.log)")
      }
    }
    #expect(last != nil)
  }

  @Test func `values beside events are dropped, the oldest first, once they take too much memory`() {
    let recorder = GraphRecorder(of: graph, capacity: 1 << 18, keepsValues: true)
    let input = graph.input(name: "text", String(repeating: "x", count: 190))
    for number in 0..<120_000 { input.set("\(number) " + String(repeating: "y", count: 190)) }
    #expect(recorder.count == 120_000)
    let events = recorder.capacity * 32
    #expect(recorder.byteCount - events <= 1 << 25)
    #expect(recorder[0]?.new == nil)
    #expect(recorder[119_999]?.new?.hasPrefix("119999 ") == true)
  }
}
