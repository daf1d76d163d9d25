extension UndoManager {
  func performUndo() {
    requireRecording("undo")
    guard openGroups.count < 2 else {
      fatalError(
        "UndoManager.undo: \(openGroups.count) groups are open; close them, or call undoNestedGroup()")
    }
    if openGroups.count == 1 { closeGroup() }
    performUndoOfNestedGroup()
  }

  func performUndoOfNestedGroup() {
    requireRecording("undoNestedGroup")
    postCheckpoint()
    guard let group = takeLastClosedGroup() else { return }
    post(.NSUndoManagerWillUndoChange)
    if let inverse = perform(group, as: .undoing) { redoStack.append(inverse) }
    post(.NSUndoManagerDidUndoChange)
  }

  func performRedo() {
    requireRecording("redo")
    postCheckpoint()
    guard let group = redoStack.popLast() else { return }
    closeGroupOfEvent()
    post(.NSUndoManagerWillRedoChange)
    if let inverse = perform(group, as: .redoing) {
      if openGroups.isEmpty {
        undoStack.append(inverse)
        dropOldestGroups()
      } else {
        openGroups[openGroups.count - 1].entries.append(.group(inverse))
      }
    }
    post(.NSUndoManagerDidRedoChange)
  }

  private func requireRecording(_ function: String) {
    guard phase == .recording else {
      fatalError(
        "UndoManager.\(function): an \(isUndoing ? "undo" : "redo") is being performed; wait for its end")
    }
  }

  /// Removes and returns the last group that is closed; nil if the last entry of the innermost open group isn't a group.
  private func takeLastClosedGroup() -> UndoGroup? {
    guard !openGroups.isEmpty else { return undoStack.popLast() }
    guard case .group(let group) = openGroups[openGroups.count - 1].entries.last else { return nil }
    openGroups[openGroups.count - 1].entries.removeLast()
    return group
  }

  /// Performs the operations of a group, and returns the group of their inverses; nil if none were registered.
  ///
  /// The inverse has the name and the information of the group, except where the operations set others.
  private func perform(_ group: UndoGroup, as phase: Phase) -> UndoGroup? {
    suspendedGroups = openGroups
    openGroups = [
      UndoGroup(ownName: group.name, isDiscardable: group.isDiscardable, userInfo: group.userInfo)
    ]
    self.phase = phase
    group.perform()
    // Groups that an operation opened and didn't close end with the undo.
    while openGroups.count > 1 { closeGroup() }
    self.phase = .recording
    let inverse = openGroups[0]
    openGroups = suspendedGroups
    suspendedGroups = []
    return inverse.entries.isEmpty ? nil : inverse
  }
}
