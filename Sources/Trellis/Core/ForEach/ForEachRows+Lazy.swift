import TrellisGraph

extension ForEachRows: LazyRows {
  func place(of index: Int) -> LazyRowCounts.Place { counts.place(of: index) }

  func start(of row: Int, having offset: Int) -> Int? {
    let views = counts.views(of: row)
    return offset < views.count ? views.start : nil
  }

  func element(at place: LazyRowCounts.Place) -> ViewElement {
    let number = shown.number(at: place.row)
    let isNew = otherCounts != nil && !rows.contains(number)
    let list = makeRow(number)
    let elements = list.elements
    let canChange = if case .fixed = list { elements.count != width } else { true }
    if elements.count != counts.views(of: place.row).count { isRecountDue = true }
    // The next count includes the row. Until then, a placeholder without a size represents a row without views.
    if isNew && canChange || isRecountDue { noteRecount() }
    return elements.count > place.offset ? elements[place.offset] : stand(for: number, 0)
  }

  /// Enqueues a recount of the views for the next round of the update.
  private func noteRecount() {
    guard let recounts, !isRecountNoted else { return }
    isRecountNoted = true
    inputs.context.writes.performLater("ForEach: how many views a row stands for", continues: true) {
      [self] in
      isRecountNoted = false
      if recounts.exists { recounts.wrappedValue += 1 }
    }
  }

  func plainTag(at place: LazyRowCounts.Place) -> ViewTag? {
    guard inputs[RowTagsKey.self], RowTagging.isByID(Content.self) else { return nil }
    return tracker.id(of: shown.number(at: place.row)).map { ViewTag($0, includeOptional: true) }
  }

  /// Returns a placeholder view that takes no space and draws nothing.
  func stand(for number: Int, _ index: Int) -> ViewElement {
    let place = LazyRowCounts.Place(row: number, offset: index)
    if let known = stands[place] { return known.element }
    let branch = RowBranch(number, of: tracker, in: owner, inputs)
    let element = branch.build(inputs) { inputs in
      ViewList.single(inputs) { makeSingle(.fixed([]), as: .pile, $0) }.elements[0]
    }
    stands[place] = (element, branch)
    return element
  }

  /// Removes the placeholders for missing views, after the views were counted.
  func removeStands() {
    for stand in stands.values { stand.branch.end(inputs.context.departures) }
    stands = [:]
  }

  func index(of number: Int) -> Int? { shown.position(of: number) }

  /// Removes a row, unless the row is leaving or has no views.
  ///
  /// A row without views stays, because nothing would request it when it has a view again.
  func release(_ number: Int) {
    if !rows.isLeaving(number), otherCounts?[number] != 0 { rows.end(number) }
  }
}

extension ForEachRows: LazyLists {
  func section(_ index: Int, of row: Int) -> UInt64 { lists!.section(index, of: row, inputs.context) }

  /// Returns the views of a row, which is built if it isn't yet, and is included in counts from now on.
  func list(of row: Int, countedAs count: Int) -> LazyElements {
    if let known = lists!.listed[row] { return known }
    let list = LazyElements(makeRow(row).lazyParts)
    lists!.note(list, of: row)
    if list.count != count { isRecountDue = true }
    noteRecount()
    return list
  }
}
