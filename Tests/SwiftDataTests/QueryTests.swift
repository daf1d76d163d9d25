import SwiftData
import SwiftUI
import Testing
import Trellis
import TrellisGraph
import TrellisTesting
import TrellisText

private struct Row: View {
  let item: Item
  var body: some View { Text(item.text) }
}

private struct Items: View {
  @Query(sort: \Item.number) private var items: [Item]
  var body: some View {
    VStack { ForEach(items) { Row(item: $0) } }
  }
}

private struct OpenItems: View {
  @Query private var items: [Item]
  init(above limit: Int) {
    _items = Query(filter: #Predicate { $0.number > limit && !$0.isDone }, sort: [SortDescriptor(\.number)])
  }
  var body: some View { Text(items.map { "\($0.number)" }.joined(separator: " ")) }
}

private struct Titled: View {
  let title: String
  @Query private var items: [Item]
  var body: some View { Text("\(title) \(items.count)") }
}

private struct Limited: View {
  @State private var limit = 1
  var body: some View {
    OpenItems(above: limit)
    Button("more") { limit -= 1 }
  }
}

private struct RankedItems: View {
  @Query private var items: [Item]
  init(rank: Int?) {
    _items = Query(filter: #Predicate { $0.rank == rank }, sort: [SortDescriptor(\.number)])
  }
  var body: some View { Text(items.map { "\($0.number)" }.joined(separator: " ")) }
}

private struct Ranked: View {
  @State private var rank: Int?
  var body: some View {
    RankedItems(rank: rank)
    Button("zero") { rank = 0 }
  }
}

private struct Failing: View {
  @Query private var items: [Item]
  var body: some View { Text("\(items.count) \(_items.fetchError is SwiftDataError)") }
}

private struct Below: View {
  @Query(filter: #Predicate<Node> { ($0.parent?.number ?? 0) > 5 }) private var nodes: [Node]
  @Query(filter: #Predicate<Node> { $0.children.isEmpty }, sort: \Node.serial) private var leaves: [Node]
  var body: some View {
    Text(nodes.map { "\($0.serial)" }.joined(separator: " "))
    Text(leaves.map { "\($0.serial)" }.joined(separator: " "))
  }
}

@Model final class Line {
  var number: Int
  var text: String

  init(number: Int) {
    self.number = number
    text = "line \(number)"
  }
}

private struct LineRow: View {
  let line: Line
  var body: some View { Text(line.text) }
}

private struct LongList: View {
  @Query(sort: \Line.number) private var lines: [Line]
  var body: some View {
    ScrollView { LazyVStack { ForEach(lines) { LineRow(line: $0) } } }
  }
}

@MainActor struct QueryTests {
  let container: ModelContainer
  var context: ModelContext { container.mainContext }

  init() throws {
    container = try makeContainer()
    container.mainContext.autosaveEnabled = false
    for number in 0..<3 { context.insert(Item(number: number, text: "item \(number)")) }
    try context.save()
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view.modelContainer(container)) }

  @Test func aChangedRowRunsOneBody() throws {
    let host = host(Items())
    #expect(host.texts == ["item 0", "item 1", "item 2"])
    let item = try #require(context.fetch(FetchDescriptor<Item>()).first { $0.number == 1 })
    let log = host.evaluations {
      item.text = "new"
      try! context.save()
    }
    #expect(log.bodies == 1 && log.bodies(of: Row.self) == 1, "\(log)")
    #expect(log.count(of: "query") == 0)
    #expect(host.texts == ["item 0", "new", "item 2"])
  }

  @Test func theListChangesIfItsOrderDoes() throws {
    let host = host(Items())
    let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number)]))
    let log = host.evaluations { items[0].number = 5 }
    #expect(log.bodies(of: Items.self) == 1 && log.bodies(of: Row.self) == 0, "\(log)")
    #expect(host.texts == ["item 1", "item 2", "item 0"])
    // The new value is in the same place.
    let same = host.evaluations { items[0].number = 7 }
    #expect(same.count(of: "query") == 1 && same.bodies == 0, "\(same)")
  }

  @Test func insertedAndDeletedModelsAreShownBeforeTheyAreSaved() throws {
    let host = host(Items())
    context.insert(Item(number: -1, text: "first"))
    #expect(host.texts == ["first", "item 0", "item 1", "item 2"])
    let item = try #require(context.fetch(FetchDescriptor<Item>()).first { $0.number == 1 })
    context.delete(item)
    #expect(host.texts == ["first", "item 0", "item 2"])
    let log = host.evaluations { try! context.save() }
    #expect(log.bodies == 0)
    context.rollback()
    #expect(host.texts == ["first", "item 0", "item 2"])
  }

  @Test func aRollbackIsShown() throws {
    let host = host(Items())
    let item = try #require(context.fetch(FetchDescriptor<Item>()).first { $0.number == 1 })
    item.text = "changed"
    context.delete(try #require(context.fetch(FetchDescriptor<Item>()).first { $0.number == 0 }))
    context.insert(Item(number: 9, text: "new"))
    #expect(host.texts == ["changed", "item 2", "new"])
    context.rollback()
    #expect(host.texts == ["item 0", "item 1", "item 2"])
  }

  @Test func aPredicateDependsOnItsPropertiesAlone() throws {
    let host = host(OpenItems(above: 0))
    #expect(host.texts == ["1 2"])
    let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number)]))
    #expect(host.evaluations { items[1].text = "x" }.entries.isEmpty)
    #expect(host.evaluations { items[0].isDone = true }.bodies == 0)
    items[1].isDone = true
    #expect(host.texts == ["2"])
    items[1].isDone = false
    items[0].number = 8
    items[0].isDone = false
    #expect(host.texts == ["1 2 8"])
  }

  @Test func aViewMayAskForOtherModels() {
    let host = host(Limited())
    #expect(host.texts.first == "2")
    try! host.tap("more")
    #expect(host.texts.first == "1 2")
  }

  @Test func nilIsNotZeroForAQuery() throws {
    context.insert(Item(number: 7))
    try context.fetch(FetchDescriptor<Item>()).first { $0.number == 7 }?.rank = 0
    try context.save()
    let host = host(Ranked())
    #expect(host.texts.first == "0 1 2")
    try host.tap("zero")
    #expect(host.texts.first == "7")
  }

  @Test func aViewWithAPrivateQueryHasItsMemberwiseInitializer() {
    #expect(host(Titled(title: "items:")).texts == ["items: 3"])
  }

  @Test func aQueryWithoutItsModelsHasAnError() throws {
    #expect(TestHost(Failing()).texts == ["0 true"])
    #expect(host(Failing()).texts == ["3 false"])
  }

  @Test func aQueryDependsOnRelatedModelsOfItsOwnKind() throws {
    let container = try ModelContainer(
      for: Node.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let (one, two) = (Node(id: 1, number: 1), Node(id: 2, number: 2))
    context.insert(one)
    context.insert(two)
    two.parent = one
    try context.save()
    let host = TestHost(Below().modelContext(context))
    #expect(host.texts == ["", "2"])
    one.number = 9
    #expect(host.texts == ["2", "2"])
    two.parent = nil
    #expect(host.texts == ["", "1 2"])
  }

  @Test func aSaveOfAnotherContextIsShown() throws {
    let host = host(Items())
    let other = ModelContext(container)
    let item = try #require(other.fetch(FetchDescriptor<Item>()).first { $0.number == 2 })
    item.text = "from elsewhere"
    let log = host.evaluations { try! other.save() }
    #expect(log.bodies == 1 && log.bodies(of: Row.self) == 1, "\(log)")
    #expect(host.texts == ["item 0", "item 1", "from elsewhere"])
    other.insert(Item(number: 7, text: "new"))
    try other.save()
    #expect(host.texts == ["item 0", "item 1", "from elsewhere", "new"])
  }

  /// So many changes that the query fetches again, and so few that it inserts them into its result.
  @Test(arguments: [50, 400]) func anImportOfAnotherContextIsShownInOrder(count: Int) throws {
    let host = host(Items())
    _ = host.texts
    let other = ModelContext(container)
    for number in (10..<10 + count).reversed() { other.insert(Item(number: number, text: "\(number)")) }
    try other.save()
    #expect(host.texts == ["item 0", "item 1", "item 2"] + (10..<10 + count).map { "\($0)" })
    for item in try other.fetch(FetchDescriptor<Item>()) where item.number >= 10 { item.number *= -1 }
    try other.save()
    #expect(host.texts == (10..<10 + count).reversed().map { "\($0)" } + ["item 0", "item 1", "item 2"])
  }

  @Test func oneOfManyRowsRunsOneBody() throws {
    let container = try ModelContainer(
      for: Line.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for number in 0..<100_000 { context.insert(Line(number: number)) }
    try context.save()
    let host = TestHost(LongList().modelContext(context))
    let line = try #require(
      context.fetch(FetchDescriptor<Line>(predicate: #Predicate { $0.number == 4 })).first)
    let log = host.evaluations {
      line.text = "new"
      try! context.save()
    }
    #expect(log.bodies == 1 && log.bodies(of: LineRow.self) == 1, "\(log)")
    #expect(host.texts.contains("new"))
    // One that isn't on the screen.
    let far = try #require(
      context.fetch(FetchDescriptor<Line>(predicate: #Predicate { $0.number == 90_000 })).first)
    #expect(
      host.evaluations {
        far.text = "far"
        try! context.save()
      }.bodies == 0)
  }

  @Test func theInspectorNamesTheWrite() throws {
    let viewGraph = ViewGraph(
      root: Items().modelContainer(container), size: CGSize(width: 300, height: 300),
      measurer: ArithmeticTextMeasurer(), recordsIdentities: true)
    _ = viewGraph.update()
    let graph = viewGraph.graph
    let recorder = GraphRecorder(of: graph)
    let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number)]))
    items[1].text = "new"
    _ = viewGraph.update()
    let rows = graph.attributes.filter { $0.name == "Row.body" }
    try #require(rows.count == 3)
    let why = rows.map { graph.explain($0).description }.joined(separator: "\n")
    #expect(why.contains("Item.text"), "\(why)")
    let other = ModelContext(container)
    let copy = try #require(other.model(for: items[2].persistentModelID) as? Item)
    copy.text = "saved elsewhere"
    try other.save()
    _ = viewGraph.update()
    let whySaved = graph.attributes.filter { $0.name == "Row.body" }.map { graph.explain($0).description }
    #expect(
      whySaved.filter { $0.contains("because “Item.text” (observed) changed") }.count == 2, "\(whySaved)")
    context.insert(Item(number: 1, text: "other"))
    _ = viewGraph.update()
    let list = try #require(graph.attributes.first { $0.name == "Items.body" })
    let whyList = graph.explain(list).description
    #expect(whyList.contains("Items.items"), "\(whyList)")
    withExtendedLifetime(recorder) {}
  }
}
