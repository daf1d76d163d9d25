import Observation
import Testing

@testable import TrellisGraph

@Observable private final class Model {
  var count = 1
}

/// Behaviour when the numbers of updates start again, after 2³².
@Suite struct EpochTests {
  let graph = AttributeGraph()

  /// Sets the update number so that `left` updates remain.
  private func skipUpdates(_ attribute: Attribute<Int>, left: UInt32) {
    attribute.core.storage.pointee.epoch = .max - left
  }

  @Test(arguments: 0..<6) func `property changes are detected at any update number`(left: UInt32) {
    let model = Model()
    let a = graph.input(1)
    let rule = graph.rule { model.count + a.wrappedValue }
    let end = graph.rule { rule.wrappedValue }
    #expect(end.wrappedValue == 2)
    skipUpdates(a, left: left + 1)
    for step in 2..<12 {
      model.count = step
      #expect(rule.wrappedValue == step + a.wrappedValue)
      #expect(end.wrappedValue == step + a.wrappedValue)
      a.wrappedValue += 1
      #expect(end.wrappedValue == step + a.wrappedValue)
    }
    #expect(a.core.storage.pointee.epoch < 100)
  }

  @Test(arguments: 0..<6) func `awaited values are delivered once at any update number`(
    left: UInt32
  ) async {
    let a = graph.input(0)
    let half = graph.rule { a.wrappedValue / 2 }
    var values = half.values(bufferingNewest: 100).makeAsyncIterator()
    skipUpdates(a, left: left + 1)
    for step in 1..<20 { a.wrappedValue = step }
    for step in 0..<10 { #expect(await values.next() == step) }
    #expect(a.core.storage.pointee.epoch < 100)
  }
}
