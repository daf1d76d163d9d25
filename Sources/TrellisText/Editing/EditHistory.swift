/// The edits of a text that can be undone and redone.
///
/// Consecutive edits of one kind are undone together, until the caret is moved, the user pauses, or a blank ends a word. The
/// history stores removed and inserted characters, not the text.
package struct EditHistory: Equatable, Sendable {
  /// The kind of an edit, which determines the edits that are undone together with it.
  package enum Kind: Sendable {
    case typing, deleting
    /// An edit that is undone by itself.
    case other
  }

  /// The replacement of a range of the text.
  struct Change: Equatable, Sendable {
    /// The start of the range, in bytes.
    var start: Int
    var removed: String
    var inserted: String

    var byteCount: Int { removed.utf8.count + inserted.utf8.count }

    /// The change that undoes this one.
    var inverse: Change { Change(start: start, removed: inserted, inserted: removed) }

    /// Merges a following change into this one, if both together replace one range; returns whether they do.
    mutating func take(_ next: Change) -> Bool {
      let end = start + inserted.utf8.count
      if next.start >= start, next.start + next.removed.utf8.count <= end {
        // Typing adds to the end; an input method replaces its composition.
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

  /// Changes that are undone together.
  private struct Group: Equatable, Sendable {
    var changes: [Change]
    /// The selections before and after the changes.
    var before: TextSelectionRange
    var after: TextSelectionRange

    var byteCount: Int { changes.reduce(0) { $0 + $1.byteCount } }
  }

  /// The changes to be made to a text, in order, and the selection after them.
  struct Step {
    var changes: [Change]
    var selection: TextSelectionRange
  }

  private var before: [Group] = []
  private var after: [Group] = []
  private var open: Kind?
  /// The number of bytes in `before`.
  private var byteCount = 0
  /// The maximum number of groups, and of bytes if there is more than one group.
  private static var mostGroups: Int { 200 }
  private static var mostBytes: Int { 1 << 26 }

  var canUndo: Bool { !before.isEmpty }
  var canRedo: Bool { !after.isEmpty }

  /// Records a change made with the given selection; with `isContinued`, it belongs to the last change whatever its kind.
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
      // The input method removed everything that it had inserted.
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

  /// Returns the step that undoes the last group, or nil if there is none; `selected` is the current selection.
  mutating func undo(selected: TextSelectionRange) -> Step? {
    guard var last = before.popLast() else { return nil }
    byteCount -= last.byteCount
    last.after = selected
    after.append(last)
    open = nil
    return Step(changes: last.changes.reversed().map(\.inverse), selection: last.before)
  }

  /// Returns the step that redoes the group that was undone last, or nil if there is none.
  mutating func redo() -> Step? {
    guard let next = after.popLast() else { return nil }
    byteCount += next.byteCount
    before.append(next)
    open = nil
    return Step(changes: next.changes, selection: next.after)
  }
}
