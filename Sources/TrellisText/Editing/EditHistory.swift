/// What can be undone and done again in a text.
///
/// Edits of one kind in a row are undone together, until the caret is moved, somebody pauses, or a word ends with a blank. What is kept is
/// what was put in the place of what, not the text.
package struct EditHistory: Equatable, Sendable {
  /// Which edits in a row belong together.
  package enum Kind: Sendable {
    case typing, deleting
    /// Each by itself.
    case other
  }

  /// A stretch of the text that something else was put in the place of.
  struct Change: Equatable, Sendable {
    /// Where it begins, in bytes.
    var start: Int
    var removed: String
    var inserted: String

    var byteCount: Int { removed.utf8.count + inserted.utf8.count }

    /// What undoes it.
    var inverse: Change { Change(start: start, removed: inserted, inserted: removed) }

    /// Takes in a change that follows, where both together are one stretch; answers whether they are.
    mutating func take(_ next: Change) -> Bool {
      let end = start + inserted.utf8.count
      if next.start >= start, next.start + next.removed.utf8.count <= end {
        // Typing goes on at the end; what an input method works on is written over.
        let low = inserted.place(next.start - start)
        let high = inserted.place(next.start - start + next.removed.utf8.count)
        inserted.replaceSubrange(low..<high, with: next.inserted)
        return true
      }
      guard inserted.isEmpty, next.inserted.isEmpty else { return false }
      if next.start == start {
        removed += next.removed
      } else if next.start + next.removed.utf8.count == start {
        (start, removed) = (next.start, next.removed + removed)
      } else {
        return false
      }
      return true
    }
  }

  /// What is undone together.
  private struct Group: Equatable, Sendable {
    var changes: [Change]
    /// What was selected before, and after.
    var before: TextSelectionRange
    var after: TextSelectionRange

    var byteCount: Int { changes.reduce(0) { $0 + $1.byteCount } }
  }

  /// What is to be done with a text: changes in their order, and what is selected then.
  struct Step {
    var changes: [Change]
    var selection: TextSelectionRange
  }

  private var before: [Group] = []
  private var after: [Group] = []
  private var open: Kind?
  /// How many bytes are in `before`.
  private var byteCount = 0
  /// So many groups are kept at most, and of several so many bytes.
  private static var mostGroups: Int { 200 }
  private static var mostBytes: Int { 1 << 26 }

  var canUndo: Bool { !before.isEmpty }
  var canRedo: Bool { !after.isEmpty }

  /// A change was made while something was selected; `isContinued` where it belongs to the last one whatever its kind.
  mutating func note(
    _ change: Change, as kind: Kind, selected: TextSelectionRange, isContinued: Bool = false
  ) {
    after = []
    byteCount += change.byteCount
    if !before.isEmpty, isContinued || kind != .other && kind == open && selected.isCaret {
      let last = before.count - 1
      byteCount -= before[last].byteCount
      let end = before[last].changes.count - 1
      if !before[last].changes[end].take(change) { before[last].changes.append(change) }
      byteCount += before[last].byteCount - change.byteCount
      // An input method took back all that it had begun.
      if before[last].byteCount == 0 { before.removeLast() }
    } else {
      before.append(Group(changes: [change], before: selected, after: selected))
    }
    while before.count > EditHistory.mostGroups || before.count > 1 && byteCount > EditHistory.mostBytes {
      byteCount -= before.removeFirst().byteCount
    }
    open = kind == .other ? nil : kind
  }

  /// Ends the group of edits that are undone together.
  mutating func close() { open = nil }

  /// What undoes the last group, in a text of which something is selected; nil where there is none.
  mutating func undo(selected: TextSelectionRange) -> Step? {
    guard var last = before.popLast() else { return nil }
    byteCount -= last.byteCount
    last.after = selected
    after.append(last)
    open = nil
    return Step(changes: last.changes.reversed().map(\.inverse), selection: last.before)
  }

  /// What does again what was undone last; nil where nothing was.
  mutating func redo() -> Step? {
    guard let next = after.popLast() else { return nil }
    byteCount += next.byteCount
    before.append(next)
    open = nil
    return Step(changes: next.changes, selection: next.after)
  }
}
