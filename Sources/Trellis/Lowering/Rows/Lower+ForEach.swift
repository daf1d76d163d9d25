import TrellisGraph

extension ForEach: PrimitiveView where Content: View {
  @MainActor static func makeList(_ view: Attribute<ForEach>, _ inputs: ViewInputs) -> ViewList {
    let rows = ForEachRows(view: view, inputs: inputs)
    if inputs.listsLazily {
      return .lazy(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.lazyElements() })
    }
    return .dynamic(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
  }

  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { nil }
}

/// The closure of a `ForEach`; in a struct, so that it is compared by its identity.
private struct RowContent<Element, Content> {
  let make: (Element) -> Content
}

/// The rows of a `ForEach`: each id's branch, kept as long as the id is there.
///
/// ```
/// ForEach ─┬─▶ content ─────────────────────────────────────────────────────┐
///          └─▶ table ─┬─▶ change of a group ─▶ a row's element ─┴─▶ the row's view ─▶ its list ─┐
///                     └─▶ order ───────────────────────────────────────────────────────┴─▶ the list of all
/// ```
/// When rows move, each group sees at one number that nothing has changed in it, and what is equal stops there.
@MainActor
private final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let inputs: ViewInputs
  private let owner: Subgraph
  private let content: Attribute<RowContent<Data.Element, Content>>
  private let table: Attribute<RowTable<Data>>
  private let order: Attribute<RowOrder>
  private let tracker: RowTracker<Data, ID>
  /// The rows that were made, and the groups that they are in, by their numbers.
  private var rows: [Int: ForEachRow] = [:]
  private var groups: [Int: RowGroup] = [:]
  /// Whether it is in a lazy container, so that rows are built when they are asked for.
  private let isLazy: Bool
  /// How many views a row stands for, where that follows from its type; else 0.
  nonisolated let width: Int
  /// Tells what ``lazyElements()`` gave at a time from what it gives later.
  private var version = 0
  /// The order that the rows had last.
  private var shown = RowOrder([])

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: ViewInputs) {
    var inputs = inputs
    inputs.identity.settle()
    self.inputs = inputs
    let graph = inputs.graph
    owner = graph.currentSubgraph
    isLazy = inputs.listsLazily
    width = isLazy ? FixedCount.of(Content.self) ?? 0 : 0
    content = graph.rule(name: "ForEach.content", kind: .view) {
      RowContent(make: view.withValue { $0.pointee.content })
    }
    let tracker = RowTracker<Data, ID>(looksAhead: width == 0)
    self.tracker = tracker
    let table = graph.rule(name: "ForEach.table", kind: .viewList) {
      view.withValue { tracker.update($0.pointee.data, $0.pointee.id) }
    }
    self.table = table
    order = graph.rule(name: "ForEach.ids", kind: .viewList) { table.withValue { $0.pointee.order } }
  }

  /// The views of all rows; rows are made for new ids and removed with theirs.
  func elements() -> [ViewElement] {
    updateRows()
    var elements: [ViewElement] = []
    elements.reserveCapacity(shown.count)
    for run in shown.runs {
      for number in run.numbers { elements += rows[number]!.list.elements }
    }
    return elements
  }

  /// The views of all rows; none is made where each row stands for the same number of views.
  ///
  /// Else all are, as their views have to be counted, but not the views themselves.
  func lazyElements() -> LazyElements {
    guard width > 0 else {
      updateRows()
      return LazyElements(shown.runs.flatMap { $0.numbers.flatMap { rows[$0]!.list.lazyParts } })
    }
    let order = order.wrappedValue
    let gone = rows.keys.filter { order.position(of: $0) == nil }
    // In the order in which they were shown: so they disappear.
    for number in gone.sorted(by: { shown.position(of: $0)! < shown.position(of: $1)! }) { remove(number) }
    shown = order
    version += 1
    return LazyElements([.rows(self, version: version, count: order.count * width)])
  }

  /// Makes rows for new ids and removes those whose ids have gone.
  private func updateRows() {
    let order = order.wrappedValue
    for number in order.numbers(notIn: shown) { rows[number] = makeRow(number) }
    // In the order in which they were shown: so they disappear.
    for number in shown.numbers(notIn: order) { remove(number) }
    shown = order
  }

  private func makeRow(_ number: Int) -> ForEachRow {
    let branch = RowBranch(number, of: tracker, in: owner, inputs)
    let group = group(of: number)
    group.add()
    let list = branch.build(inputs) { inputs in
      let (graph, content) = (inputs.graph, content)
      let element = makeElement(number, group, graph)
      let view = graph.rule(name: shortName(Content.self), kind: .view) {
        content.withValue { $0.pointee.make(element.wrappedValue) }
      }
      return Trellis.makeList(view, inputs.standing(alone: nil))
    }
    return ForEachRow(branch: branch, list: list)
  }

  /// Removes a row with all that is in it.
  private func remove(_ number: Int) {
    guard let row = rows.removeValue(forKey: number) else { return }
    row.branch.remove(inputs.context)
    let group = RowGroup.group(of: number)
    guard groups[group]!.remove() else { return }
    groups[group] = nil
    tracker.groups.remove(group)
  }

  private func group(of number: Int) -> RowGroup {
    let group = RowGroup.group(of: number)
    if let known = groups[group] { return known }
    let table = table
    let made = RowGroup(in: owner, inputs.graph) { table.withValue { $0.pointee.changes[group] ?? 0 } }
    groups[group] = made
    tracker.groups.insert(group)
    return made
  }

  /// Builds what a row's closure is given.
  private func makeElement(_ number: Int, _ group: RowGroup, _ graph: AttributeGraph) -> Attribute<
    Data.Element
  > {
    let (tracker, change) = (tracker, group.change)
    if let bindings = Data.self as? any BindingCollection.Type {
      func make<C: BindingCollection>(_ type: C.Type) -> AnyAttribute {
        let source = RowSource<C>(
          read: {
            _ = change.wrappedValue
            return tracker.table.located(number)
          },
          look: { tracker.table.located(number) })
        return C.makeElement(source, graph).erased
      }
      return make(bindings).typed()
    }
    return graph.rule(name: "ForEach.element", kind: .element) {
      _ = change.wrappedValue
      // A row that is gone isn't asked: the list is asked before it.
      return tracker.table.element(of: number)!
    }
  }
}

/// Where a row's id is known.
private protocol RowNames: AnyObject {
  /// The id of a row, as source would write it; nil where the row has gone.
  func name(of number: Int) -> String?
}

extension RowTracker: RowNames {
  func name(of number: Int) -> String? { id(of: number).map { String(reflecting: $0) } }
}

/// A row of a `ForEach` as a step on a path.
private final class RowBranch: Branch {
  private let number: Int
  private let rows: any RowNames

  @MainActor init(_ number: Int, of rows: any RowNames, in owner: Subgraph, _ inputs: ViewInputs) {
    (self.number, self.rows) = (number, rows)
    super.init(in: owner, inputs)
  }

  override func write(to text: inout String) { text += "[\(rows.name(of: number) ?? "gone")]" }
}

/// A row of a `ForEach`, built.
private struct ForEachRow {
  let branch: Branch
  let list: ViewList
}

extension ForEachRows: LazyRows {
  func elements(at index: Int) -> [ViewElement] {
    let number = shown.number(at: index)
    if let row = rows[number] { return row.list.elements }
    let row = makeRow(number)
    rows[number] = row
    return row.list.elements
  }

  func number(at index: Int) -> Int { shown.number(at: index) }
  func index(of number: Int) -> Int? { shown.position(of: number) }
  func release(_ number: Int) { remove(number) }
}
