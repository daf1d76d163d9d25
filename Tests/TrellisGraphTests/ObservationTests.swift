import Foundation
import Observation
import Testing

@testable import TrellisGraph

@Observable private final class Model {
  var count = 1
  var name = "x"
  @ObservationIgnored var silent = 0
}

/// A model that may be changed on any thread.
private final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Guarded(1)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storage.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { storage.withLock { $0 = newValue } } }
  }
}

@Suite struct ObservationTests {
  let graph = AttributeGraph()

  @Test func `a rule depends on the properties that it reads, and on no others`() {
    var runs: [Int] = []
    let model = Model()
    let double = graph.rule {
      runs.append(model.count)
      return model.count * 2
    }
    #expect(double.wrappedValue == 2)
    model.name = "y"
    model.silent = 1
    #expect(double.wrappedValue == 2)
    #expect(runs == [1])
    model.count = 5
    #expect(double.isStale)
    #expect(double.wrappedValue == 10)
    model.count += 1
    #expect(double.wrappedValue == 12)
    #expect(double.wrappedValue == 12)
    #expect(runs == [1, 5, 6])
  }

  @Test func `rules inside rules keep their reads apart`() {
    var log: [String] = []
    let model = Model()
    let inner = graph.rule {
      log.append("inner")
      return model.name.count
    }
    let outer = graph.rule {
      log.append("outer")
      let first = model.count
      return first + inner.wrappedValue + model.count
    }
    #expect(outer.wrappedValue == 3)
    #expect(log == ["outer", "inner"])
    model.count = 2
    #expect(outer.wrappedValue == 5)
    #expect(log == ["outer", "inner", "outer"])
    model.name = "y"
    #expect(outer.wrappedValue == 5)
    #expect(log == ["outer", "inner", "outer", "inner"])
    model.name = "long"
    #expect(outer.wrappedValue == 8)
    #expect(log == ["outer", "inner", "outer", "inner", "inner", "outer"])
  }

  @Test func `objects of one type are distinguished, and a rule depends on its last reads`() {
    var runs = 0
    let first = Model()
    let second = Model()
    let showsFirst = graph.input(true)
    let end = graph.rule {
      runs += 1
      return showsFirst.wrappedValue ? first.count : second.count
    }
    #expect(end.wrappedValue == 1)
    second.count = 20
    #expect(end.wrappedValue == 1)
    #expect(runs == 1)
    showsFirst.wrappedValue = false
    #expect(end.wrappedValue == 20)
    first.count = 10
    #expect(end.wrappedValue == 20)
    #expect(runs == 2)
    second.count = 21
    #expect(end.wrappedValue == 21)
    #expect(runs == 3)
  }

  @Test func `an attribute read before a changed property isn't evaluated`() {
    var log: [String] = []
    let model = Model()
    let items = graph.input([7])
    let first = graph.rule {
      log.append("first")
      return items.wrappedValue[0]
    }
    let end = graph.rule { model.count == 0 ? -1 : first.wrappedValue }
    #expect(end.wrappedValue == 7)
    items.wrappedValue = []
    model.count = 0
    #expect(end.wrappedValue == -1)
    #expect(log == ["first"])
  }

  @Test func `a property is one input for all readers, and is removed with its last reader`() {
    let model = Model()
    let subgraph = graph.makeSubgraph()
    let rules = graph.within(subgraph) { (0..<3).map { index in graph.rule { model.count + index } } }
    let other = graph.rule { model.name + String(model.count) }
    #expect(rules.map(\.wrappedValue) == [1, 2, 3])
    #expect(other.wrappedValue == "x1")
    #expect(graph.nodeCount == 6)
    #expect(graph.edgeCount == 5)
    let observed = graph.snapshot().nodes.filter { $0.kind == .observed }
    // An optimized program may have no symbols for properties. Then the inputs have names with the properties' types.
    let names = observed.map(\.name).sorted()
    #expect(names == ["Model.count", "Model.name"] || names == ["Model (Int)", "Model (String)"])
    subgraph.remove()
    #expect(graph.nodeCount == 3)
    #expect(graph.edgeCount == 2)
    model.count = 2
    #expect(other.wrappedValue == "x2")
  }

  @Test func `an input without readers is removed at the end of the update`() {
    let model = Model()
    let isOn = graph.input(true)
    let early = graph.rule { isOn.wrappedValue ? model.count : 0 }
    let late = graph.rule { isOn.wrappedValue ? 0 : model.count }
    let end = graph.rule { early.wrappedValue + late.wrappedValue }
    #expect(end.wrappedValue == 1)
    #expect(graph.nodeCount == 5)
    isOn.wrappedValue = false
    #expect(end.wrappedValue == 1)
    #expect(graph.nodeCount == 5)
    model.count = 2
    #expect(end.wrappedValue == 2)
    let none = graph.rule { isOn.wrappedValue ? 5 : 6 }
    _ = none.wrappedValue
    graph.within(graph.makeSubgraph()) { graph.currentSubgraph.remove() }
    #expect(graph.nodeCount == 6)
  }

  @Test func `the graph doesn't retain objects, and objects don't retain the graph`() {
    weak var object: Model?
    weak var owner: AttributeGraph?
    do {
      let model = Model()
      object = model
      let subgraph = graph.makeSubgraph()
      let rule = graph.within(subgraph) { graph.rule { model.count } }
      #expect(rule.wrappedValue == 1)
      subgraph.remove()
    }
    #expect(object == nil)
    #expect(graph.nodeCount == 0)
    let model = Model()
    do {
      let graph = AttributeGraph()
      owner = graph
      #expect(graph.rule { model.count }.wrappedValue == 1)
    }
    #expect(owner == nil)
    model.count = 2
  }

  @Test func `releasing an object leaves its readers as they are`() {
    var model: Model? = Model()
    let rule = graph.rule { [weak model] in model?.count ?? -1 }
    #expect(rule.wrappedValue == 1)
    model = nil
    #expect(rule.cachedValue == 1)
    let again = Model()
    #expect(graph.rule { again.count }.wrappedValue == 1)
  }

  @Test func `a rule that writes a property that it reads runs once per change`() {
    var log: [String] = []
    let model = Model()
    let other = graph.rule {
      log.append("other \(model.count)")
      return model.count
    }
    let step = graph.input(1)
    let writer = graph.rule {
      model.count += step.wrappedValue
      log.append("writer \(model.count)")
      return model.count
    }
    #expect(other.wrappedValue == 1)
    #expect(writer.wrappedValue == 2)
    #expect(writer.wrappedValue == 2)
    #expect(other.wrappedValue == 2)
    #expect(log == ["other 1", "writer 2", "other 2"])
    step.wrappedValue = 10
    #expect(writer.wrappedValue == 12)
    #expect(writer.wrappedValue == 12)
    #expect(other.wrappedValue == 12)
    #expect(log == ["other 1", "writer 2", "other 2", "writer 12", "other 12"])
    model.count = 0
    #expect(writer.wrappedValue == 10)
    #expect(writer.wrappedValue == 10)
    #expect(!writer.isStale)
  }

  @Test func `a change on another thread is detected at the next read, and wakes the host`() async {
    let model = SharedModel()
    let wakes = Guarded(0)
    var runs = 0
    graph.onPendingWrites { wakes.withLock { $0 += 1 } }
    let rule = graph.rule {
      runs += 1
      return model.count
    }
    #expect(rule.wrappedValue == 1)
    await Task.detached { model.count = 7 }.value
    #expect(wakes.withLock { $0 } == 1)
    #expect(rule.wrappedValue == 7)
    #expect(runs == 2)
  }

  @Test func `many tasks change properties that rules read`() async {
    let models = (0..<4).map { _ in SharedModel() }
    let rules = models.map { model in graph.rule { model.count } }
    let sum = graph.rule { rules.reduce(0) { $0 + $1.wrappedValue } }
    #expect(sum.wrappedValue == 4)
    let tasks = models.map { model in
      Task.detached { for value in 1...300 { model.count = value } }
    }
    for _ in 0..<300 { _ = sum.wrappedValue }
    for task in tasks { await task.value }
    #expect(sum.wrappedValue == 1200)
  }

  @Test func `trackings outside the graph and inside rules go on working`() {
    let model = Model()
    let changes = Guarded(0)
    let rule = graph.rule {
      withObservationTracking {
        model.name + "\(model.count)"
      } onChange: {
      }
    }
    let outside = Model()
    let text = withObservationTracking {
      "\(outside.count)" + rule.wrappedValue + outside.name
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    #expect(text == "1x1x")
    model.count = 2
    #expect(changes.withLock { $0 } == 0)
    #expect(rule.wrappedValue == "x2")
    let inner = graph.rule { model.count }
    let outer = graph.rule {
      withObservationTracking {
        model.name + "\(inner.wrappedValue)"
      } onChange: {
      }
    }
    #expect(outer.wrappedValue == "x2")
    model.count = 3
    #expect(inner.wrappedValue == 3)
    #expect(outer.wrappedValue == "x3")
    outside.name = "y"
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func `two graphs read the same object`() {
    let model = Model()
    let other = AttributeGraph()
    let first = graph.rule { model.count }
    let second = other.rule { first.wrappedValue * 10 + model.name.count }
    #expect(second.wrappedValue == 11)
    #expect(other.edgeCount == 1)
    #expect(graph.edgeCount == 1)
    model.count = 3
    #expect(first.wrappedValue == 3)
    #expect(second.wrappedValue == 11)
    model.name = "yy"
    #expect(second.wrappedValue == 32)
  }

  @Test func `a thousand readers of a property cost it one change`() {
    let model = Model()
    var sets = 0
    var runs = 0
    let rules = (0..<1000).map { index in
      graph.rule {
        runs += 1
        return model.count == index
      }
    }
    for rule in rules { _ = rule.wrappedValue }
    graph.addObserver { if case .set = $0 { sets += 1 } }
    model.count = 5
    for rule in rules { _ = rule.wrappedValue }
    #expect(rules[5].wrappedValue)
    #expect(sets == 1)
    #expect(runs == 2000)
    #expect(graph.nodeCount == 1001)
  }

  @Test func `a property changed by a nested rule during a read is detected`() {
    let model = Model()
    let step = graph.input(0)
    let writer = graph.rule {
      if step.wrappedValue > 0 { model.count = 10 * step.wrappedValue }
      return step.wrappedValue
    }
    let reader = graph.rule { model.count + writer.wrappedValue }
    step.wrappedValue = 1
    // The reader has read 1 before the writer set 10.
    #expect(reader.wrappedValue == 2)
    #expect(reader.wrappedValue == 11)
    #expect(!reader.isStale)
  }

  @Test func `a change on another thread during a first read is detected if requested`() {
    for confirms in [false, true] {
      let graph = AttributeGraph()
      graph.revalidatesOnFirstRead = confirms
      let model = InterruptedModel()
      let wakes = Guarded(0)
      graph.onPendingWrites { wakes.withLock { $0 += 1 } }
      var runs = 0
      let rule = graph.rule {
        runs += 1
        return model.count
      }
      // Another thread writes 2 after the rule has read 1, and before the rule continues.
      #expect(rule.wrappedValue == 1)
      #expect(wakes.withLock { $0 } == (confirms ? 1 : 0))
      #expect(rule.wrappedValue == (confirms ? 2 : 1))
      #expect(rule.wrappedValue == (confirms ? 2 : 1))
      #expect(runs == (confirms ? 2 : 1))
      // From now on, the graph is notified of changes.
      model.count = 3
      #expect(rule.wrappedValue == 3)
      #expect(runs == (confirms ? 3 : 2))
      // Another reader of a property that the graph observes runs once.
      let other = graph.rule {
        runs += 10
        return model.count
      }
      #expect(other.wrappedValue == 3)
      #expect(other.wrappedValue == 3)
      #expect(runs == (confirms ? 13 : 12))
    }
  }
}

/// A model that another thread changes during the first read.
private final class InterruptedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Guarded((value: 1, wasRead: false))

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      let (value, isFirst) = storage.withLock { content in
        defer { content.wasRead = true }
        return (content.value, !content.wasRead)
      }
      if isFirst {
        let thread = Thread { self.count = 2 }
        thread.start()
        while !thread.isFinished { sched_yield() }
      }
      return value
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { storage.withLock { $0.value = newValue } } }
  }
}
