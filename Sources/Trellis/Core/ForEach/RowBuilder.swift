import TrellisGraph

/// The closure of a `ForEach`, in a struct so that it is compared by identity.
struct RowContent<Element, Content> {
  let make: (Element) -> Content
}

/// A builder of the rows of a `ForEach` by number: one branch per row, kept as long as the row's id is in the data.
///
/// ```
/// ForEach ─┬─▶ content ─────────────────────────────────────────────────────┐
///          └─▶ table ─┬─▶ change of a group ─▶ a row's element ─┴─▶ the row's view ─▶ its list ─┐
///                     └─▶ order ───────────────────────────────────────────────────────┴─▶ the list of all
/// ```
/// A move of rows stops at the groups: each compares one number and finds its rows unchanged. ``EagerRows``, ``LazyRows`` and
/// ``SectionedRows`` make the list of all rows.
@MainActor
final class RowBuilder<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  /// The kind of attribute that a row's view is.
  enum Views {
    /// Gates, for rows that are all built.
    ///
    /// A rule that reads something in a row has read the list of all rows before, which updates the views. So if the closure changes, or
    /// something that every row reads, nothing is marked in rows whose views stay equal.
    case gates
    /// Rules, for rows that are built on demand.
    case rules
  }

  let inputs: ViewInputs
  let owner: Subgraph
  let content: Attribute<RowContent<Data.Element, Content>>
  let table: Attribute<RowTable<Data>>
  let order: Attribute<RowOrder>
  let tracker: RowTracker<Data, ID>
  /// The built rows, by number.
  let branches: KeyedBranches<Int>
  /// The latest order of the rows that was listed.
  private(set) var shown = RowOrder([])
  private let views: Views
  /// The rows whose views may be reused, or nil if the list depends on more of a row than its views.
  let reuse: RowReuse?
  /// The source of the rows' actions for deletion and moving, or nil if there is none.
  private let editing: RowsEditingSource?
  /// The groups of the built rows and of outlined ones, by the groups' numbers.
  private var groups: [Int: RowGroup] = [:]

  /// Creates a builder without rows in the current subgraph.
  ///
  /// `looksAhead` and `holdsLists` are passed to ``RowTracker``.
  init(
    view: Attribute<ForEach<Data, ID, Content>>, views: Views, looksAhead: Bool, holdsLists: Bool,
    _ inputs: ViewInputs
  ) {
    var inputs = inputs
    inputs.identity.settle()
    var own: (@MainActor () -> RowsEditing?)?
    if Data.self is any BindingCollection.Type { own = { view.withValue { $0.pointee.edits } } }
    editing = RowsEditingSource.take(from: &inputs, own: own)
    (self.inputs, self.views) = (inputs, views)
    let graph = inputs.graph
    owner = graph.currentSubgraph
    content = graph.rule(name: "ForEach.content", kind: .view) {
      RowContent(make: view.withValue { $0.pointee.content })
    }
    let tracker = RowTracker<Data, ID>(
      at: inputs.identity.path, looksAhead: looksAhead, holdsLists: holdsLists)
    self.tracker = tracker
    let shape = StaticShape.of(Content.self)
    let mayStayUndrawn = shape.mayStayUndrawn
    let isReusable = views == .rules && shape.count == 1 && !inputs[RowTagsKey.self]
    reuse = isReusable ? RowReuse() : nil
    branches = KeyedBranches(inputs) {
      let branch = RowBranch($0, of: tracker, in: $1, $2)
      branch.mayStayUndrawn = mayStayUndrawn
      return branch
    }
    let table = graph.rule(name: "ForEach.table", kind: .viewList) {
      view.withValue { tracker.update($0.pointee.data, $0.pointee.id) }
    }
    self.table = table
    order = graph.rule(name: "ForEach.ids", kind: .viewList) { table.withValue { $0.pointee.order } }
    tracker.builtRows = { [weak branches] in
      MainActor.assumeIsolated { branches.map { Array($0.keys) } ?? [] }
    }
    branches.onEnd = { [weak self] in self?.dropView(of: $0) }
    branches.onRemoval = { [weak self] in self?.release(groupOf: $0) }
  }

  // MARK: - Rows

  /// Returns the views of a row; builds the row if it doesn't exist, and restores it if it is leaving.
  @discardableResult
  func makeRow(_ number: Int) -> ViewList {
    reuse?.unpark(number)
    return branches.list(for: number) { inputs in
      let group = group(of: number)
      group.add()
      let (graph, content) = (inputs.graph, content)
      let slot = reuse.map { _ in RowSlot(number, group.change, graph) }
      if let slot {
        reuse?.add(slot)
        inputs.identity.path?.branch?.row = slot
      }
      let element = makeElement(number, group, slot, graph)
      let view = makeView(of: number, in: group, graph) {
        let element = element.wrappedValue
        return RowSlot.making(slot) { content.withValue { $0.pointee.make(element) } }
      }
      var list = Trellis.makeList(view, inputs.inList())
      if inputs[RowTagsKey.self], let id = tracker.id(of: number) { list = list.tagged(id, inputs) }
      if let editing {
        list = list.edited(by: editing, of: self, inputs) { [tracker] in
          tracker.table.order.position(of: slot?.number ?? number)
        }
      }
      return inputs[ViewIndexKey.self]?.noting(list, inputs) ?? list
    }
  }

  /// Builds the attribute of a row's view, which the closure makes from the row's element.
  private func makeView(
    of number: Int, in group: RowGroup, _ graph: AttributeGraph, _ make: @escaping () -> Content
  ) -> Attribute<Content> {
    let name = TypeRecord.of(Content.self).name
    switch views {
    case .rules: return graph.rule(name: name, kind: .view, make)
    case .gates:
      let view = graph.gate(name: name, kind: .view, make)
      group.add(view.erased, of: number)
      return view
    }
  }

  /// Records an order that was listed, after the rows that aren't in it were removed.
  func finish(_ order: RowOrder) {
    tracker.keepIDs(branches.isLeaving)
    shown = order
  }

  /// Removes the built rows whose ids were removed from the data, and returns whether the order is the one that was listed last.
  func removeGoneRows() -> Bool {
    let order = order.wrappedValue
    let gone = branches.keys.filter { order.position(of: $0) == nil && !branches.isLeaving($0) }
    // Rows disappear in the order in which they were shown.
    for number in gone.sorted(by: { shown.position(of: $0)! < shown.position(of: $1)! }) {
      branches.remove(number)
    }
    let isSame = shown === order
    finish(order)
    return isSame
  }

  // MARK: - Groups

  /// Returns the group of a row; creates the group if the row is its first user.
  func group(of number: Int) -> RowGroup {
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

  /// Updates the views of all rows, which are gates.
  func settleGroups() {
    for group in groups.keys.sorted() { groups[group]!.settle(inputs.graph) }
  }

  /// Removes the view of a row that has ended from its group.
  private func dropView(of number: Int) {
    reuse?.forget(number)
    groups[RowGroup.group(of: number, size: tracker.groupSize)]?.dropView(of: number)
  }

  /// Removes a row whose part of the graph was removed, or another user, from its group.
  func release(groupOf number: Int) {
    let group = RowGroup.group(of: number, size: tracker.groupSize)
    guard groups[group]!.remove() else { return }
    groups[group] = nil
    tracker.groups.remove(group)
  }
}
