import TrellisGraph

extension ForEach: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<ForEach>, _ inputs: ViewInputs) -> ViewList {
    let rows = ForEachRows(view: view, inputs: inputs)
    if inputs.listsLazily {
      return .lazy(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.lazyElements() })
    }
    return .dynamic(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
  }

  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { nil }
}

/// An id, and how many rows before this one have the same.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// The data of a `ForEach`, by the identity of the rows.
struct RowTable<Data: RandomAccessCollection, ID: Hashable>: Equatable {
  let data: Data
  let keys: [RowKey<ID>]
  /// Where in the data each row's element is; follows from the others.
  private let positions: [RowKey<ID>: Data.Index]

  init(_ data: Data, id: (Data.Element) -> ID) {
    self.data = data
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(data.count)
    var keys: [RowKey<ID>] = []
    keys.reserveCapacity(data.count)
    for element in data {
      let id = id(element)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      keys.append(RowKey(id: id, occurrence: occurrence))
    }
    self.keys = keys
    positions = Dictionary(uniqueKeysWithValues: zip(keys, data.indices))
    if counts.count < keys.count { RowTable.report(counts) }
  }

  private static func report(_ counts: [ID: Int]) {
    for (id, count) in counts where count > 1 {
      Warning.report(
        "ForEach: the id \(id) occurs \(count == 2 ? "twice" : "\(count) times") in \(Data.self); its rows are told apart "
          + "by their order; give each element an id of its own")
    }
  }

  /// Where a row's element is; nil where the row is gone.
  func position(of key: RowKey<ID>) -> Data.Index? { positions[key] }

  /// Whether two tables have the same rows with the same elements.
  static func == (first: RowTable, second: RowTable) -> Bool {
    first.keys == second.keys && ValueComparison.areEqual(first.data, second.data)
  }
}

/// The closure of a `ForEach`; in a struct, so that it is compared by its identity.
private struct RowContent<Element, Content> {
  let make: (Element) -> Content
}

/// The rows of a `ForEach`: each id's branch, kept as long as the id is there.
///
/// ```
/// ForEach ─┬─▶ content ──────────────────────────────────────────────────┐
///          └─▶ table ─┬─▶ elements of a group ─▶ a row's element ─┴─▶ the row's view ─▶ its list ─┐
///                     └─▶ ids ─────────────────────────────────────────────────────────┴─▶ the list of all
/// ```
/// When rows move, their elements are looked up a group at a time, and what is equal stops there.
@MainActor
private final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private typealias Key = RowKey<ID>
  private typealias Group = RowElements<Key, Data.Element>

  private struct Row {
    let branch: Branch
    let list: ViewList
    let group: Group?
  }

  private let inputs: ViewInputs
  private let owner: Subgraph
  private let content: Attribute<RowContent<Data.Element, Content>>
  private let table: Attribute<RowTable<Data, ID>>
  private let keys: Attribute<[Key]>
  private var rows: [Key: Row] = [:]
  /// Whether it is in a lazy container, so that rows are built when they are asked for.
  private let isLazy: Bool
  /// How many views a row stands for, where that follows from its type; else 0.
  nonisolated let width: Int
  /// Tells what ``lazyElements()`` gave at a time from what it gives later.
  private var version = 0
  /// The group of rows that was made last.
  private var group: Group?
  /// The rows' ids in the order that they had last.
  private var order: [Key] = []

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: ViewInputs) {
    self.inputs = inputs
    let graph = inputs.graph
    owner = graph.currentSubgraph
    isLazy = inputs.listsLazily
    width = isLazy ? FixedCount.of(Content.self) ?? 0 : 0
    content = graph.rule(name: "ForEach.content", kind: .view) {
      RowContent(make: view.wrappedValue.content)
    }
    let table = graph.rule(name: "ForEach.table", kind: .viewList) {
      let forEach = view.wrappedValue
      return RowTable(forEach.data) { forEach.id($0) }
    }
    self.table = table
    keys = graph.rule(name: "ForEach.ids", kind: .viewList) { table.wrappedValue.keys }
  }

  /// The views of all rows; rows are made for new ids and removed with theirs.
  func elements() -> [ViewElement] {
    updateRows()
    return order.flatMap { rows[$0]!.list.elements }
  }

  /// The views of all rows; none is made where each row stands for the same number of views.
  ///
  /// Else all are, as their views have to be counted, but not the views themselves.
  func lazyElements() -> LazyElements {
    guard width > 0 else {
      updateRows()
      return LazyElements(order.flatMap { rows[$0]!.list.lazyParts })
    }
    let keys = keys.wrappedValue
    // The keys are the table's: nothing else of it matters here.
    let table = table.cachedValue!
    for key in order where rows[key] != nil && table.position(of: key) == nil {
      remove(key)
    }
    order = keys
    version += 1
    return LazyElements([.rows(self, version: version, count: keys.count * width)])
  }

  /// Makes rows for new ids and removes those whose ids have gone.
  private func updateRows() {
    let keys = keys.wrappedValue
    var kept: [Key: Row] = [:]
    kept.reserveCapacity(keys.count)
    for key in keys { kept[key] = rows.removeValue(forKey: key) ?? makeRow(key) }
    // In the order in which they were shown: so they disappear.
    if !rows.isEmpty { for key in order { remove(key) } }
    rows = kept
    order = keys
  }

  private func makeRow(_ key: Key) -> Row {
    let branch = Branch(in: owner, inputs)
    var group: Group?
    let list = branch.build(inputs) { inputs in
      let (graph, content) = (inputs.graph, content)
      let element = makeElement(key, &group, graph)
      let view = graph.rule(name: shortName(Content.self), kind: .view) {
        content.wrappedValue.make(element.wrappedValue)
      }
      return Trellis.makeList(view, inputs.standing(alone: nil))
    }
    return Row(branch: branch, list: list, group: group)
  }

  /// Removes a row with all that is in it.
  private func remove(_ key: Key) {
    guard let row = rows.removeValue(forKey: key) else { return }
    row.branch.remove(inputs.context)
    row.group?.remove()
  }

  /// Builds what a row's closure is given; where it is looked up in a group, that is the row's.
  private func makeElement(_ key: Key, _ group: inout Group?, _ graph: AttributeGraph) -> Attribute<
    Data.Element
  > {
    let table = table
    if let bindings = Data.self as? any BindingCollection.Type {
      func make<C: BindingCollection>(_ type: C.Type) -> AnyAttribute {
        let source = RowSource<C>(
          read: { table.wrappedValue.located(key) }, look: { table.cachedValue?.located(key) })
        return C.makeElement(source, graph).erased
      }
      return make(bindings).typed()
    }
    if self.group?.isOpen != true {
      self.group = Group(in: owner, graph) { table.wrappedValue.element(of: $0) }
    }
    group = self.group
    return self.group!.add(key)
  }
}

extension ForEachRows: LazyRows {
  func elements(at index: Int) -> [ViewElement] {
    let key = order[index]
    if let row = rows[key] { return row.list.elements }
    let row = makeRow(key)
    rows[key] = row
    return row.list.elements
  }

  func key(at index: Int) -> AnyHashable { AnyHashable(order[index]) }

  func index(of key: AnyHashable) -> Int? {
    guard let key = key.base as? RowKey<ID>, let table = table.cachedValue else { return nil }
    return table.position(of: key).map { table.data.distance(from: table.data.startIndex, to: $0) }
  }

  func release(_ key: AnyHashable) {
    guard let key = key.base as? RowKey<ID> else { return }
    remove(key)
  }
}

extension RowTable {
  fileprivate func element(of key: RowKey<ID>) -> Data.Element? { position(of: key).map { data[$0] } }

  /// A row's element, for one who knows the collection's type in another way.
  fileprivate func located<C: Collection>(_ key: RowKey<ID>) -> (C, C.Index)? {
    position(of: key).map { (data as! C, $0 as! C.Index) }
  }
}
