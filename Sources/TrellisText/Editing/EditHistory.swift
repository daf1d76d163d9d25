/// What can be undone and done again in a text.
///
/// Edits of one kind in a row are undone together, until the caret is moved, somebody pauses, or a word ends with a blank.
package struct EditHistory: Equatable, Sendable {
  /// Which edits in a row belong together.
  package enum Kind: Sendable {
    case typing, deleting
    /// Each by itself.
    case other
  }

  struct State: Equatable, Sendable {
    var string: String
    var selection: TextSelectionRange
  }

  private var before: [State] = []
  private var after: [State] = []
  private var open: Kind?
  /// So many groups are kept at most.
  private static var mostGroups: Int { 200 }

  var canUndo: Bool { !before.isEmpty }
  var canRedo: Bool { !after.isEmpty }

  /// An edit comes, from a state.
  mutating func willChange(_ state: State, as kind: Kind) {
    after = []
    if kind == .other || kind != open || !state.selection.isCaret {
      before.append(state)
      if before.count > EditHistory.mostGroups { before.removeFirst() }
    }
    open = kind == .other ? nil : kind
  }

  /// Ends the group of edits that are undone together.
  mutating func close() { open = nil }

  mutating func undo(from state: State) -> State? {
    guard let last = before.popLast() else { return nil }
    after.append(state)
    open = nil
    return last
  }

  mutating func redo(from state: State) -> State? {
    guard let next = after.popLast() else { return nil }
    before.append(state)
    open = nil
    return next
  }
}
