import Foundation
import Trellis

/// The actions on a row of a list: select, activate and delete; ``ListCursor`` moves rows.
@MainActor
struct ListRowActions {
  let values: ContainerValues
  let id: RowID
  let context: ListContext

  private var model: ListModel { context.model }

  var canDelete: Bool { values.rowEdits?.canDelete == true && values.row.isDeleteDisabled != true }
  var canMove: Bool { values.rowEdits?.canMove == true && values.row.isMoveDisabled != true }

  /// Handles a press on the row: selects it, depending on modifier keys, and without modifiers activates it.
  func press(_ modifiers: EventModifiers) {
    let keys = modifiers.intersection([.shift, .control, .command])
    if model.opened != nil, model.opened != id { model.opened = nil }
    if let selection = context.selection, let tag = selection.tag(of: values) {
      if selection.isMultiple, context.isEditing || !keys.isDisjoint(with: [.control, .command]) {
        selection.select(selection.tags.symmetricDifference([tag]))
        (model.anchor, model.lead) = (id, id)
      } else if selection.isMultiple, keys.contains(.shift) {
        ListCursor(context).extend(to: id)
      } else if !context.appearance.isPhone || !selection.isMultiple {
        selection.select([tag])
        (model.anchor, model.lead) = (id, id)
        if keys.isEmpty { context.chosen?() }
      }
    }
    if keys.isEmpty, !context.isEditing { activate() }
  }

  /// Performs the actions that views in the row declare for a press on it.
  func activate() { for activation in model.activations(of: id) { activation.perform() } }

  func delete() {
    guard canDelete, let edits = values.rowEdits, let offset = edits.offset() else { return }
    withAnimation { edits.delete(IndexSet(integer: offset)) }
  }

  /// The tags that an action on this row applies to: the whole selection if the row is selected, else only its own tag.
  var affectedTags: Set<AnyHashable> {
    guard let selection = context.selection, let tag = selection.tag(of: values) else { return [] }
    return selection.contains(tag) ? selection.tags : [tag]
  }
}

/// Moves through the rows of a list by keys.
@MainActor
struct ListCursor {
  private let context: ListContext
  private let selection: (any RowSelecting)?
  private var model: ListModel { context.model }
  private var directory: RowDirectory { context.model.directory }

  init(_ context: ListContext) { (self.context, selection) = (context, context.selection) }

  /// Returns the tag by which the row at an index is selected, or nil if the row can't be selected.
  private func tag(at index: Int) -> AnyHashable? {
    guard let selection, directory.isRow(at: index) else { return nil }
    if let known = selection.plainTag(at: index, in: directory) { return known }
    return directory.values(at: index).flatMap { selection.tag(of: $0) }
  }

  /// Whether keys stop at the row at an index.
  private func isStop(_ index: Int) -> Bool {
    guard directory.isRow(at: index) else { return false }
    return selection == nil || tag(at: index) != nil
  }

  /// The index of the current row: the row reached last if it is still selected, else the first selected row; nil if there is
  /// none.
  var index: Int? {
    if let lead = model.lead, let index = directory.index(of: lead) {
      guard let selection else { return index }
      if let tag = tag(at: index), selection.contains(tag) { return index }
    }
    guard let selection else { return model.currentRow.flatMap { directory.index(of: $0) } }
    let tags = selection.tags
    if tags.count > ListCursor.few { return (0..<directory.count).first { isSelected($0, tags) } }
    return tags.lazy.compactMap { self.index(of: $0) }.min()
  }

  /// The maximum number of tags looked up one by one; for more, all rows are scanned.
  private static let few = 8

  private func isSelected(_ index: Int, _ tags: Set<AnyHashable>) -> Bool {
    tag(at: index).map { tags.contains($0) } ?? false
  }

  /// Returns the index of the row with a tag, or nil if there is none.
  func index(of tag: AnyHashable) -> Int? {
    if let index = directory.indices(ofRows: tag).first(where: { self.tag(at: $0) == tag }) { return index }
    // If the tag isn't a row's id, the search is limited to 1000 rows.
    return (0..<min(directory.count, 1000)).first { self.tag(at: $0) == tag }
  }

  /// Returns the index of the row that keys reach in `steps` moves from `start`, or the last one before the end; nil if there is
  /// none.
  ///
  /// A nil `start` is before the first row, or behind the last row if `steps` is negative.
  func stop(_ steps: Int, from start: Int?) -> Int? {
    let direction = steps < 0 ? -1 : 1
    var index = start ?? (direction > 0 ? -1 : directory.count)
    var (rest, found) = (abs(steps), Int?.none)
    while rest > 0 {
      index += direction
      guard index >= 0, index < directory.count else { break }
      if isStop(index) { (rest, found) = (rest - 1, index) }
    }
    return found
  }

  /// Moves by a number of rows, or to the start or end if `steps` is nil.
  ///
  /// Returns false if the list is empty.
  func move(by steps: Int?, toEnd: Bool = false, extending: Bool) -> Bool {
    guard directory.count > 0 else { return false }
    let target: Int? =
      if let steps {
        stop(steps, from: extending ? model.lead.flatMap(directory.index) ?? index : index)
      } else {
        toEnd ? stop(-1, from: nil) : stop(1, from: nil)
      }
    guard let target, let id = directory.id(at: target) else { return true }
    if let selection, let tag = tag(at: target) {
      if extending, selection.isMultiple { extend(to: id) } else { select(tag, at: id) }
    } else {
      (model.lead, model.currentRow) = (id, id)
    }
    directory.reveal(id)
    return true
  }

  private func select(_ tag: AnyHashable, at id: RowID) {
    selection?.select([tag])
    (model.anchor, model.lead) = (id, id)
    model.follow(id)
  }

  /// Selects all rows between the start of the selection and a row.
  func extend(to id: RowID) {
    guard let selection, let end = directory.index(of: id) else { return }
    let start = model.anchor.flatMap { directory.index(of: $0) } ?? index ?? end
    model.anchor = directory.id(at: start)
    model.lead = id
    selection.select(Set((min(start, end)...max(start, end)).compactMap { tag(at: $0) }))
  }

  func selectAll() -> Bool {
    guard let selection, selection.isMultiple else { return false }
    selection.select(Set((0..<directory.count).compactMap { tag(at: $0) }))
    return true
  }

  /// The indices of the selected rows.
  private var selected: [Int] {
    let tags = selection?.tags ?? []
    if tags.count > ListCursor.few { return (0..<directory.count).filter { isSelected($0, tags) } }
    return tags.compactMap { index(of: $0) }.sorted()
  }

  /// Adds a typed letter to the search text and goes to the row found; returns whether the key belongs to a search text.
  func find(_ press: KeyPress) -> Bool {
    guard model.typed.take(press) else { return false }
    var titles: [Int: String?] = [:]
    let found = model.typed.find(among: directory.count, from: index) { place in
      if let known = titles[place] { return known }
      // Reading a row's text requires building the row.
      guard titles.count < 1000, isStop(place) else { return nil }
      titles[place] = .some(title(at: place))
      return titles[place]!
    }
    guard let found, let id = directory.id(at: found) else { return true }
    if let tag = tag(at: found) { select(tag, at: id) } else { (model.lead, model.currentRow) = (id, id) }
    directory.reveal(id)
    return true
  }

  /// Returns the text that typed letters are compared with, or nil if they don't find this row.
  private func title(at index: Int) -> String? {
    if let said = directory.values(at: index)?.row.typeSelect {
      return said.flatMap { directory.title(of: $0) }
    }
    return directory.title(at: index)
  }

  /// Performs the primary action for the selection, or else the activations of the current row; returns whether any was
  /// performed.
  func activate() -> Bool {
    if let menu = context.menu, menu.hasPrimaryAction, let tags = selection?.tags, !tags.isEmpty {
      menu.primaryAction(tags)
      return true
    }
    guard let index, let id = directory.id(at: index) else { return false }
    let all = model.activations(of: id)
    for activation in all { activation.perform() }
    return !all.isEmpty
  }

  /// Expands or collapses the current row; returns whether the row can be expanded or collapsed.
  func disclose(_ isExpanded: Bool) -> Bool {
    guard let index, let disclosure = directory.values(at: index)?.row.disclosure else { return false }
    if disclosure.wrappedValue != isExpanded {
      withAnimation(.snappy(duration: 0.25)) { disclosure.wrappedValue = isExpanded }
    }
    return true
  }

  /// Moves the current row one position up or down among the rows of its `ForEach`; returns whether it can be moved.
  func carry(up: Bool) -> Bool {
    guard let index, let values = directory.values(at: index), let id = directory.id(at: index),
      ListRowActions(values: values, id: id, context: context).canMove, let edits = values.rowEdits,
      let offset = edits.offset()
    else { return false }
    let neighbour = index + (up ? -1 : 1)
    guard directory.isRow(at: neighbour), directory.values(at: neighbour)?.rowEdits?.owner == edits.owner
    else {
      return true
    }
    withAnimation { edits.move(IndexSet(integer: offset), up ? offset - 1 : offset + 2) }
    directory.reveal(id)
    return true
  }

  /// Deletes the selected rows that can be deleted; returns whether any was deleted.
  func delete() -> Bool {
    var offsets: [ObjectIdentifier: (RowEdits, IndexSet)] = [:]
    for index in selected {
      guard let values = directory.values(at: index), let id = directory.id(at: index),
        ListRowActions(values: values, id: id, context: context).canDelete, let edits = values.rowEdits,
        let offset = edits.offset()
      else { continue }
      offsets[edits.owner, default: (edits, IndexSet())].1.insert(offset)
    }
    guard !offsets.isEmpty else { return false }
    withAnimation { for (edits, set) in offsets.values { edits.delete(set) } }
    return true
  }

  /// Returns the drop position for a vertical location, searching from a row on among the rows of the same `ForEach`.
  ///
  /// `place` is in points in the space of the stack of rows. The result is nil if the row has no known position.
  func row(at place: CGFloat, from id: RowID, of owner: ObjectIdentifier) -> ListModel.DropPosition? {
    guard var index = directory.index(of: id), var span = directory.span(of: id) else { return nil }
    var mark = ListModel.DropPosition(row: id, isBelow: false)
    let direction = place < span.lowerBound ? -1 : 1
    while !span.contains(place) {
      index += direction
      guard let next = directory.id(at: index), directory.isRow(at: index),
        directory.values(at: index)?.rowEdits?.owner == owner, let nextSpan = directory.span(of: next),
        direction > 0 ? nextSpan.lowerBound >= span.lowerBound : nextSpan.upperBound <= span.upperBound
      else { break }
      (mark.row, span) = (next, nextSpan)
    }
    mark.isBelow = place > (span.lowerBound + span.upperBound) / 2
    return mark
  }
}
