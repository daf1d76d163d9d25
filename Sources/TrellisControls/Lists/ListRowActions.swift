import Foundation
import Trellis

/// What is done with a row of a list: selected, activated, deleted, moved.
@MainActor
struct ListRowActions {
  let values: ContainerValues
  let id: RowID
  let context: ListContext

  private var model: ListModel { context.model }

  var canDelete: Bool { values.rowEdits?.canDelete == true && values.row.isDeleteDisabled != true }
  var canMove: Bool { values.rowEdits?.canMove == true && values.row.isMoveDisabled != true }

  /// A press on the row: selects it, as the keys say that are down, and does what is in it.
  func press(_ modifiers: EventModifiers) {
    let keys = modifiers.intersection([.shift, .control, .command])
    if let selection = context.selection, let tag = selection.tag(of: values) {
      if selection.isMultiple, context.isEditing || !keys.isDisjoint(with: [.control, .command]) {
        selection.select(selection.tags.symmetricDifference([tag]))
        (model.anchor, model.lead) = (id, id)
      } else if selection.isMultiple, keys.contains(.shift) {
        ListCursor(context).extend(to: id)
      } else if !context.face.isPhone || !selection.isMultiple {
        selection.select([tag])
        (model.anchor, model.lead) = (id, id)
        if keys.isEmpty { context.chosen?() }
      }
    }
    if keys.isEmpty, !context.isEditing { activate() }
  }

  /// Does what views in the row say that a press on it does.
  func activate() { for activation in model.activations(of: id) { activation.perform() } }

  /// Deletes the row.
  func delete() {
    guard canDelete, let edits = values.rowEdits, let offset = edits.offset() else { return }
    withAnimation { edits.delete(IndexSet(integer: offset)) }
  }

  /// The rows that are meant where this one is: all that are selected where it is, else it alone.
  var meant: Set<AnyHashable> {
    guard let selection = context.selection, let tag = selection.tag(of: values) else { return [] }
    return selection.contains(tag) ? selection.tags : [tag]
  }
}

/// Goes through the rows of a list.
@MainActor
struct ListCursor {
  private let context: ListContext
  private let selection: (any RowSelecting)?
  private var model: ListModel { context.model }
  private var directory: RowDirectory { context.model.directory }

  init(_ context: ListContext) { (self.context, selection) = (context, context.selection) }

  /// The tag by which the row at a position is selected; nil where it can't be.
  private func tag(at index: Int) -> AnyHashable? {
    guard let selection, directory.isRow(at: index) else { return nil }
    if let known = selection.plainTag(at: index, in: directory) { return known }
    return directory.values(at: index).flatMap { selection.tag(of: $0) }
  }

  /// Whether the row at a position is one that keys come to.
  private func isStop(_ index: Int) -> Bool {
    guard directory.isRow(at: index) else { return false }
    return selection == nil || tag(at: index) != nil
  }

  /// Where the keys are: the row that they came to last, where it is still selected, else one that is.
  var index: Int? {
    if let lead = model.lead, let index = directory.index(of: lead) {
      guard let selection else { return index }
      if let tag = tag(at: index), selection.contains(tag) { return index }
    }
    guard let selection else { return model.marked.flatMap { directory.index(of: $0) } }
    let tags = selection.tags
    if tags.count > ListCursor.few { return (0..<directory.count).first { isSelected($0, tags) } }
    return tags.lazy.compactMap { self.index(of: $0) }.min()
  }

  /// How many tags are looked for one by one; where there are more, the rows are gone through.
  private static let few = 8

  private func isSelected(_ index: Int, _ tags: Set<AnyHashable>) -> Bool {
    tag(at: index).map { tags.contains($0) } ?? false
  }

  /// The row with a tag; nil where there is none.
  func index(of tag: AnyHashable) -> Int? {
    if let index = directory.indices(ofRows: tag).first(where: { self.tag(at: $0) == tag }) { return index }
    // Its tag isn't its id: looked for as long as that is no matter.
    return (0..<min(directory.count, 1000)).first { self.tag(at: $0) == tag }
  }

  /// The next row so many rows on that keys come to, or the last before the end; nil where there is none.
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

  /// Moves by so many rows, or to an end where `steps` is nil; answers whether there is anything to move through.
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
      (model.lead, model.marked) = (id, id)
    }
    directory.reveal(id)
    return true
  }

  private func select(_ tag: AnyHashable, at id: RowID) {
    selection?.select([tag])
    (model.anchor, model.lead) = (id, id)
    model.follow(id)
  }

  /// Selects all rows from where the selection began to a row.
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

  /// The rows that are selected, by their positions.
  private var selected: [Int] {
    let tags = selection?.tags ?? []
    if tags.count > ListCursor.few { return (0..<directory.count).filter { isSelected($0, tags) } }
    return tags.compactMap { index(of: $0) }.sorted()
  }

  /// Goes to the row that a letter leads to; answers whether it is one that may lead to rows.
  func find(_ press: KeyPress) -> Bool {
    guard model.typed.take(press) else { return false }
    var titles: [Int: String?] = [:]
    let found = model.typed.find(among: directory.count, from: index) { place in
      if let known = titles[place] { return known }
      // A row has to be built to be read.
      guard titles.count < 1000, isStop(place) else { return nil }
      titles[place] = .some(title(at: place))
      return titles[place]!
    }
    guard let found, let id = directory.id(at: found) else { return true }
    if let tag = tag(at: found) { select(tag, at: id) } else { (model.lead, model.marked) = (id, id) }
    directory.reveal(id)
    return true
  }

  /// By what letters lead to the row at a position; nil where they don't.
  private func title(at index: Int) -> String? {
    if let said = directory.values(at: index)?.row.typeSelect {
      return said.flatMap { directory.title(of: $0) }
    }
    return directory.title(at: index)
  }

  /// Does what a press on the row would do that the keys are at.
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

  /// Shows or hides what is in the row that the keys are at; answers whether it has such.
  func disclose(_ isExpanded: Bool) -> Bool {
    guard let index, let disclosure = directory.values(at: index)?.row.disclosure else { return false }
    if disclosure.wrappedValue != isExpanded {
      withAnimation(.snappy(duration: 0.25)) { disclosure.wrappedValue = isExpanded }
    }
    return true
  }

  /// Moves the row that the keys are at before the one above or behind the one below; answers whether it can be moved.
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

  /// Deletes the rows that are selected and can be deleted; answers whether there are any.
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

  /// The row at a place in the stack of all rows, looked for from another one on, where both are of one `ForEach`.
  func row(at place: CGFloat, from id: RowID, of owner: ObjectIdentifier) -> ListModel.Mark? {
    guard var index = directory.index(of: id), var span = directory.span(of: id) else { return nil }
    var mark = ListModel.Mark(row: id, isBelow: false)
    let direction = place < span.lowerBound ? -1 : 1
    while !span.contains(place) {
      index += direction
      guard let next = directory.id(at: index), directory.isRow(at: index),
        directory.values(at: index)?.rowEdits?.owner == owner, let room = directory.span(of: next),
        direction > 0 ? room.lowerBound >= span.lowerBound : room.upperBound <= span.upperBound
      else { break }
      (mark.row, span) = (next, room)
    }
    mark.isBelow = place > (span.lowerBound + span.upperBound) / 2
    return mark
  }
}
