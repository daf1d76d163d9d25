import SwiftUI
import Testing
import TrellisTesting

/// How often a lazy list reads the ids of its elements.
@MainActor
@Suite struct RowIDReadingTests {
  @MainActor final class Counter {
    var reads = 0
  }

  struct Item: Identifiable {
    let number: Int
    let counter: Counter

    var id: Int {
      MainActor.assumeIsolated {
        counter.reads += 1
        return number
      }
    }
  }

  @Observable final class Model {
    var items: [Item] = []
    let counter = Counter()

    func fill(_ numbers: Range<Int>) { items = numbers.map { Item(number: $0, counter: counter) } }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(model.items) { Text("row \($0.number)").frame(height: 20) } }
      }
    }
  }

  private func reads(_ model: Model, _ host: TestHost, _ change: () -> Void) -> Int {
    let before = model.counter.reads
    change()
    _ = host.displayList
    return model.counter.reads - before
  }

  @Test func `a lazy list that is filled reads no id`() {
    let model = Model()
    let host = TestHost(Rows(model: model), size: CGSize(width: 100, height: 100))
    #expect(reads(model, host) { model.fill(0..<1000) } == 0)
    #expect(host.texts.first == "row 0")
  }

  @Test func `a lazy list that is emptied reads the ids of built rows only`() {
    let model = Model()
    model.fill(0..<1000)
    let host = TestHost(Rows(model: model), size: CGSize(width: 100, height: 100))
    let count = reads(model, host) { model.items = [] }
    #expect(count <= 10)
    #expect(host.texts.isEmpty)
    #expect(reads(model, host) { model.fill(500..<1500) } == 0)
    #expect(host.texts.first == "row 500")
  }

  @Test func `a lazy list that was filled finds moved rows by their ids`() {
    let model = Model()
    let host = TestHost(Rows(model: model), size: CGSize(width: 100, height: 100))
    model.fill(0..<100)
    _ = host.displayList
    model.items.swapAt(0, 99)
    _ = host.displayList
    #expect(host.texts.prefix(2) == ["row 99", "row 1"])
  }
}
