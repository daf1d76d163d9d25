import TrellisGraph

extension ForEach: PrimitiveView where Content: View {
  @MainActor static func makeList(_ view: GraphValue<ForEach>, _ inputs: ViewInputs) -> ViewList {
    var view = view.attribute(in: inputs.graph)
    if let data = Data.self as? any ListedData.Type { view = withViewsIn(data, view, inputs) }
    let rows = ForEachRows(view: view, inputs: inputs)
    if inputs.listsLazily {
      return .lazy(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.lazyElements() })
    }
    return .dynamic(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
  }

  @MainActor static func fixedCount(_ counter: ViewCounter) -> Int? { nil }
}

/// The data of a `ForEach` that are views of another list, which are known where the `ForEach` is built.
@MainActor
protocol ListedData {
  /// Returns the data with the views in them.
  static func listed(_ data: Attribute<Self>, _ inputs: ViewInputs) -> Attribute<Self>
}

extension ForEach where Content: View {
  /// Returns the `ForEach` with the views in its data.
  @MainActor private static func withViewsIn<Listed: ListedData>(
    _ type: Listed.Type, _ view: Attribute<ForEach>, _ inputs: ViewInputs
  ) -> Attribute<ForEach> {
    let graph = inputs.graph
    let listed = Listed.listed(
      graph.rule(name: "ForEach.data", kind: .view) { view.wrappedValue.data as! Listed }, inputs)
    return graph.rule(name: "ForEach.listed", kind: .view) {
      var view = view.wrappedValue
      view.data = listed.wrappedValue as! Data
      return view
    }
  }
}

/// The closure of a `ForEach`, in a struct so that it is compared by identity.
private struct RowContent<Element, Content> {
  let make: (Element) -> Content
}

/// The rows of a `ForEach`: one branch per id, kept as long as the id is in the data.
///
/// ```
/// ForEach ─┬─▶ content ─────────────────────────────────────────────────────┐
///          └─▶ table ─┬─▶ change of a group ─▶ a row's element ─┴─▶ the row's view ─▶ its list ─┐
///                     └─▶ order ───────────────────────────────────────────────────────┴─▶ the list of all
/// ```
/// When rows move, each group compares one number and finds its rows unchanged, and the update stops there.
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let inputs: ViewInputs
  let owner: Subgraph
  private let content: Attribute<RowContent<Data.Element, Content>>
  private let table: Attribute<RowTable<Data>>
  private let order: Attribute<RowOrder>
  let tracker: RowTracker<Data, ID>
  /// The rows that were made, by number.
  let rows: KeyedBranches<Int>
  /// The groups of those rows, by the groups' numbers.
  private var groups: [Int: RowGroup] = [:]
  /// Whether the rows are in a lazy container, which builds them when they are needed.
  private let isLazy: Bool
  /// The number of views per row, if the type determines it.
  ///
  /// 1 as an estimate if the number varies; 0 if rows must be built to be counted.
  nonisolated let width: Int
  /// The view counts of rows that differ from ``width``, by the rows' numbers; nil if no row can differ.
  var otherCounts: [Int: Int]?
  /// The view counts of all rows in a lazy container.
  var counts = LazyRowCounts(rows: 0, width: 1)
  /// The placeholders for views that rows turned out not to have, by row number and offset, until the views are counted.
  var stands: [LazyRowCounts.Place: (element: ViewElement, branch: Branch)] = [:]
  /// The last result of ``lazyElements()``.
  private var lastElements: LazyElements?
  /// The number of recounts that rows have caused, or nil if their view counts can't change.
  var recounts: Attribute<Int>?
  var isRecountDue = false
  var isRecountNoted = false
  /// The version of the result of ``lazyElements()``.
  private var version = 0
  /// The latest order of the rows.
  var shown = RowOrder([])
  /// The views of all rows while each row is one view that is always the same, or else nil.
  private var oneEach: [ViewElement]? = []
  /// The source of the rows' actions for deletion and moving, or nil if there is none.
  private let editing: RowsEditingSource?
  /// The rows that are lists of their own, or nil if rows aren't lists.
  private(set) var lists: ListedRows?

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: ViewInputs) {
    var inputs = inputs
    inputs.identity.settle()
    var own: (@MainActor () -> RowsEditing?)?
    if Data.self is any BindingCollection.Type { own = { view.withValue { $0.pointee.edits } } }
    editing = RowsEditingSource.take(from: &inputs, own: own)
    self.inputs = inputs
    let graph = inputs.graph
    owner = graph.currentSubgraph
    isLazy = inputs.listsLazily
    let fixed = isLazy ? ViewCounter.of(Content.self) : 0
    width = isLazy ? ViewCounter.width(ofRows: Content.self) : 0
    // Rows that never have a view need no lists either.
    let holdsLists = isLazy && width == 0 && fixed == nil
    if fixed == nil {
      if width > 0 { otherCounts = [:] }
      recounts = graph.input(name: "ForEach.counts", kind: .viewList, 0)
    }
    content = graph.rule(name: "ForEach.content", kind: .view) {
      RowContent(make: view.withValue { $0.pointee.content })
    }
    let tracker = RowTracker<Data, ID>(
      at: inputs.identity.path, looksAhead: width == 0, holdsLists: holdsLists)
    self.tracker = tracker
    rows = KeyedBranches(inputs) { RowBranch($0, of: tracker, in: $1, inputs) }
    let table = graph.rule(name: "ForEach.table", kind: .viewList) {
      view.withValue { tracker.update($0.pointee.data, $0.pointee.id) }
    }
    self.table = table
    order = graph.rule(name: "ForEach.ids", kind: .viewList) { table.withValue { $0.pointee.order } }
    rows.onEnd = { [weak self] in self?.dropView(of: $0) }
    rows.onRemoval = { [weak self] in self?.release(groupOf: $0) }
    if holdsLists { lists = makeLists() }
    if isLazy {
      // The last result refers back to this object.
      graph.onRemoval(of: owner) { [weak self] in MainActor.assumeIsolated { self?.lastElements = nil } }
    }
    inputs[ViewIndexKey.self]?.add(self)
  }

  /// Returns the views of all rows, after making rows for new ids and removing those whose ids have gone.
  func elements() -> [ViewElement] {
    let old = shown
    updateRows()
    if let elements = exchangingElements(since: old) { return elements }
    var elements: [ViewElement] = []
    elements.reserveCapacity(shown.count)
    for run in shown.runs {
      for number in run.numbers { elements += rows[number].elements }
    }
    return elements
  }

  /// Returns the views of all rows if each row is one view, or else nil; the views of rows that stayed are reused.
  private func exchangingElements(since old: RowOrder) -> [ViewElement]? {
    guard var elements = oneEach else { return nil }
    oneEach = nil
    let start = shown.commonCount(with: old)
    let end = shown.commonCountAtEnd(with: old, behind: start)
    var new: [ViewElement] = []
    for run in shown.runs(at: start..<(shown.count - end)) {
      for number in run.numbers {
        guard case .fixed(let list) = rows[number], list.count == 1 else { return nil }
        new.append(list[0])
      }
    }
    elements.replaceSubrange(start..<(old.count - end), with: new)
    oneEach = elements
    return elements
  }

  /// Returns the views of all rows, without building any row if each has the same number of views, or a few.
  ///
  /// Otherwise the views are counted by the rows' values; rows whose values don't determine the count are built.
  func lazyElements() -> LazyElements {
    let order = order.wrappedValue
    let gone = rows.keys.filter { order.position(of: $0) == nil && !rows.isLeaving($0) }
    // Rows disappear in the order in which they were shown.
    for number in gone.sorted(by: { shown.position(of: $0)! < shown.position(of: $1)! }) {
      rows.remove(number)
    }
    tracker.keepIDs(rows.isLeaving)
    let isSameOrder = shown === order
    shown = order
    if let lists { return countedViews(of: lists) }
    let counts = countedViews()
    if isSameOrder, counts == self.counts, let lastElements { return lastElements }
    version += 1
    self.counts = counts
    removeStands()
    let numbering = LazyRowNumbering(order: shown, counts: counts)
    let elements = LazyElements([.rows(self, numbering, version: version)])
    lastElements = elements
    return elements
  }

  /// Creates the store for rows that are lists of their own.
  private func makeLists() -> ListedRows {
    let lists = ListedRows(in: owner, inputs.graph) { [unowned self] number in
      // A change of the row's element arrives through the group's change, as it does for rows that are built.
      guard !rows.contains(number), let element = tracker.table.element(of: number) else { return nil }
      return Outliner.outline(of: content.wrappedValue.make(element))
    }
    lists.onEnd = { [weak self] in self?.release(groupOf: $0) }
    return lists
  }

  /// Returns the views of rows that are lists: built rows as they are, the others as their values describe them.
  private func countedViews(of lists: ListedRows) -> LazyElements {
    _ = recounts!.wrappedValue
    isRecountDue = false
    let last = lists.table
    let table = lists.table(shown, of: self) { number, isBuilding in
      isBuilding || rows.contains(number) ? LazyElements(makeRow(number).lazyParts) : nil
    } change: { number in
      let group = group(of: number)
      group.add()
      return group.change
    }
    if table === last, let lastElements { return lastElements }
    removeStands()
    let elements = LazyElements([.lists(table)])
    lastElements = elements
    return elements
  }

  /// Counts the views of the built rows; each other row keeps its last count, or counts as one view.
  private func countedViews() -> LazyRowCounts {
    guard otherCounts != nil else { return LazyRowCounts(rows: shown.count, width: width) }
    isRecountDue = false
    _ = recounts!.wrappedValue
    for number in rows.keys where !rows.isLeaving(number) {
      let count = rows[number].elements.count
      otherCounts![number] = count == width ? nil : count
    }
    var others: [(row: Int, count: Int)] = []
    for (number, count) in otherCounts! {
      if let row = shown.position(of: number) {
        others.append((row, count))
      } else {
        otherCounts![number] = nil
      }
    }
    return LazyRowCounts(rows: shown.count, width: width, except: others)
  }

  /// Makes rows for new ids and removes those whose ids have gone.
  private func updateRows() {
    let order = order.wrappedValue
    for number in order.numbers(notIn: shown) {
      makeRow(number)
      group(of: number).note(number, isThere: true)
    }
    // Rows disappear in the order in which they were shown.
    for number in shown.numbers(notIn: order) {
      group(of: number).note(number, isThere: false)
      rows.remove(number)
    }
    tracker.keepIDs(rows.isLeaving)
    shown = order
    for group in groups.keys.sorted() { groups[group]!.settle(inputs.graph) }
  }

  /// Returns the views of a row; builds the row if it doesn't exist, and restores it if it is leaving.
  @discardableResult
  func makeRow(_ number: Int) -> ViewList {
    rows.list(for: number) { inputs in
      let group = group(of: number)
      group.add()
      let (graph, content) = (inputs.graph, content)
      let element = makeElement(number, group, graph)
      let view = makeView(of: number, in: group, graph) {
        content.withValue { $0.pointee.make(element.wrappedValue) }
      }
      var list = Trellis.makeList(view, inputs.standing(alone: nil))
      if inputs[RowTagsKey.self], let id = tracker.id(of: number) { list = list.tagged(id, inputs) }
      if let editing {
        list = list.edited(by: editing, of: self, inputs) { [tracker] in
          tracker.table.order.position(of: number)
        }
      }
      return inputs[ViewIndexKey.self]?.noting(list, inputs) ?? list
    }
  }

  /// Builds the attribute of a row's view, which the closure makes from the row's element.
  ///
  /// If all rows are built, the attribute is a gate: a rule that reads something in a row has read the list of all rows, which
  /// settles the views. So if the closure changes, or something that every row reads, nothing is marked in rows whose views stay
  /// equal.
  private func makeView(
    of number: Int, in group: RowGroup, _ graph: AttributeGraph, _ make: @escaping () -> Content
  ) -> Attribute<Content> {
    let name = TypeRecord.of(Content.self).name
    if isLazy { return graph.rule(name: name, kind: .view, make) }
    let view = graph.gate(name: name, kind: .view, make)
    group.add(view.erased, of: number)
    return view
  }

  /// Removes the view of a row that has ended from its group.
  private func dropView(of number: Int) {
    groups[RowGroup.group(of: number, size: tracker.groupSize)]?.dropView(of: number)
  }

  /// Removes a row whose part of the graph was removed, or another user, from its group.
  private func release(groupOf number: Int) {
    let group = RowGroup.group(of: number, size: tracker.groupSize)
    guard groups[group]!.remove() else { return }
    groups[group] = nil
    tracker.groups.remove(group)
  }

  private func group(of number: Int) -> RowGroup {
    let group = RowGroup.group(of: number, size: tracker.groupSize)
    if let known = groups[group] { return known }
    let table = table
    let numbers = RowGroup.numbers(of: group, size: tracker.groupSize)
    let made = RowGroup(of: numbers, in: owner, inputs.graph) {
      table.withValue { $0.pointee.changes[group] ?? 0 }
    }
    groups[group] = made
    tracker.groups.insert(group)
    return made
  }

  /// Builds the attribute of a row's element, which is passed to the row's closure.
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
    let element = graph.declare(Data.Element.self, name: "ForEach.element", kind: .element)
    graph.define(element) {
      _ = change.wrappedValue
      if let now = tracker.table.element(of: number) { return now }
      // A removed row isn't read, because the list is read before it. A leaving row keeps its last element.
      guard let last = element.cachedValue else {
        fatalError("ForEach: a row that doesn't exist was built; this is a bug in Trellis")
      }
      return last
    }
    return element
  }
}

extension ForEachRows: IndexedRows {
  /// Returns the first row whose closure gives its view an explicit id, or nil if there is none.
  ///
  /// Linear in the number of rows: calls each row's closure, and builds nothing.
  private func number(withExplicit id: AnyHashable) -> Int? {
    guard isLazy, Content.self is any ExplicitlyIdentifiable.Type else { return nil }
    let (make, data) = (content.wrappedValue.make, table.wrappedValue.data)
    let position = data.enumerated().first { (make($1) as? any ExplicitlyIdentifiable)?.explicitID == id }?
      .offset
    return position.map(shown.number)
  }

  func element(of id: AnyHashable) -> LazyElements.ID? {
    guard let number = (id.base as? ID).flatMap(tracker.number) ?? number(withExplicit: id) else {
      return nil
    }
    if width > 0 { return .row(ObjectIdentifier(self), number, 0) }
    if let lists {
      return lists.table.flatMap { $0.count(of: number) > 0 ? $0.id(at: 0, of: number) : nil }
    }
    guard rows.contains(number) else { return nil }
    let list = LazyElements(rows[number].lazyParts)
    return list.count > 0 ? list.id(at: 0) : nil
  }

  func elementWithin(of id: AnyHashable) -> LazyElements.ID? {
    guard let (number, place) = lists?.place(of: id) else { return nil }
    return lists?.table?.id(at: place, of: number)
  }

  func id(of element: LazyElements.ID) -> AnyHashable? {
    switch element {
    case .row(let owner, let number, _):
      owner == ObjectIdentifier(self) ? tracker.id(of: number).map { AnyHashable($0) } : nil
    case .view(let element):
      rows.keys.first { rows[$0].elements.contains { $0.id == element } }
        .flatMap { tracker.id(of: $0) }.map { AnyHashable($0) }
    }
  }
}
