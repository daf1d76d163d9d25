import Testing
@testable import TrellisComparison
@testable import TrellisGraph

/// Values stored by recorders: unchanged if they contain no object, and described on demand.
@Suite struct KeptValueTests {
  private struct Item: Equatable {
    var id: Int
    var title: String
  }

  private final class Model: Equatable {
    var name = "first"
    static func == (first: Model, second: Model) -> Bool { first === second }
  }

  private struct Holder: Equatable {
    var model: Model
    var number: Int
  }

  /// A value that counts its descriptions.
  private struct Counting: Equatable, CustomStringConvertible {
    nonisolated(unsafe) static var count = 0
    var number: Int
    var description: String {
      Self.count += 1
      return "number \(number)"
    }
  }

  private let graph = AttributeGraph()

  private func log(_ change: () -> Void) -> [String] {
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    change()
    return recorder.log
  }

  @Test func `recorded values with objects are described as they were when set`() {
    let model = Model()
    let input = graph.input(name: "holder", Holder(model: model, number: 1))
    let lines = log { input.wrappedValue.number = 2 }
    #expect(lines.count == 1 && lines[0].contains("number: 1") && lines[0].contains("number: 2"))
  }

  @Test func `no recorder keeps an object alive`() {
    var model: Model? = Model()
    weak let watched = model
    let input = graph.input(name: "model", [model!])
    let recorder = GraphRecorder(of: graph, keepsValues: true, keepsDifferences: true)
    input.wrappedValue = []
    let reader = graph.rule { input.wrappedValue.count }
    _ = reader.wrappedValue
    model = nil
    #expect(watched == nil)
    #expect(recorder.log.first?.contains("Model") == true)
  }

  @Test func `recording an array doesn't copy it on in-place writes`() {
    let input = graph.input(name: "items", (0..<1000).map { Item(id: $0, title: "row \($0)") })
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    input.wrappedValue[7].title = "other"
    _ = input.wrappedValue
    // The stored value is another array, of the first elements alone.
    let kept = recorder[recorder.numbers.lowerBound]
    #expect(kept?.new?.utf8.count ?? 0 <= 204)
    guard case .beginning(let elements) = recorder.values(recorder.numbers.lowerBound)?.new else {
      Issue.record("the beginning isn't kept")
      return
    }
    #expect((elements as? [Item])?.count == 21)
    #expect((elements as? [Item])?[7].title == "other")
  }

  @Test func `values without objects are described on demand`() {
    let input = graph.input(name: "items", [Item(id: 1, title: "a")])
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    input.wrappedValue = [Item(id: 2, title: "b")]
    guard case .plain = recorder.values(0)?.old else {
      Issue.record("it is described already")
      return
    }
    #expect(recorder[0]?.old == "\([Item(id: 1, title: "a")])")
    #expect(recorder[0]?.new == "\([Item(id: 2, title: "b")])")
  }

  @Test func `values with a custom description are described at once, and as often as before`() {
    let input = graph.input(name: "counting", Counting(number: 1))
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    Counting.count = 0
    input.wrappedValue = Counting(number: 2)
    #expect(Counting.count == 2)
    #expect(recorder[0]?.old == "number 1" && recorder[0]?.new == "number 2")
    #expect(Counting.count == 2)
  }

  @Test func `long texts are stored up to the displayed length`() {
    let input = graph.input(name: "text", "short")
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    input.wrappedValue = String(repeating: "long ", count: 10_000)
    guard case .text(let text) = recorder.values(0)?.new else {
      Issue.record("the whole text is kept")
      return
    }
    #expect(text == String(repeating: "long ", count: 40) + "…")
    let items = graph.input(name: "items", [Item(id: 1, title: "a")])
    items.wrappedValue = [Item(id: 1, title: String(repeating: "x", count: 10_000))]
    guard case .text(let item) = recorder.values(1)?.new else {
      Issue.record("an element's long text is kept")
      return
    }
    #expect(item.count == 201)
  }

  @Test func `values of bytes and texts are plain at any nesting`() {
    struct Pair<First, Second> {
      var first: First
      var second: Second
    }
    enum Choice { case none, some(Int) }
    for type: Any.Type in [
      Int.self, Double?.self, String.self, (Int, String).self, Pair<Int, String>.self, Choice.self, Item.self,
      Int.Type.self,
      Pair<Item, Bool?>.self, Range<Int>.self, Duration.self,
    ] {
      #expect(PlainData(of: type) != nil, "\(type)")
    }
    for type: Any.Type in [
      Model.self, [Int].self, (() -> Void).self, Any.self, Holder.self, String?.self, Pair<Int, Model>.self,
      Counting.self,
      Counting?.self, Pair<Int, Counting>.self, AnyHashable.self,
    ] {
      #expect(PlainData(of: type) == nil, "\(type)")
    }
  }
}
