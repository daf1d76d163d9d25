extension UndoManager {
  /// Registers a closure that undoes a change of an object.
  ///
  /// The manager retains neither the target, nor, after the target's release, does it call the closure. Registering clears the
  /// operations to redo, except during an undo or a redo. Does nothing while registration is disabled. Stops the program if no group is
  /// open and `groupsByEvent` is false.
  @preconcurrency public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openGroupOfEvent()
    guard !openGroups.isEmpty else {
      fatalError(
        "UndoManager.registerUndo: no group is open and groupsByEvent is false; call beginUndoGrouping() first"
      )
    }
    if phase == .recording { redoStack = [] }
    openGroups[openGroups.count - 1].entries.append(.operation(UndoOperation(target, handler)))
  }

  /// Removes the operations of a target, and the groups that have no operations left.
  func removeOperations(of target: ObjectIdentifier) {
    func remove(from stack: inout [UndoGroup]) {
      stack = stack.compactMap { group in
        var rest = group
        rest.removeOperations(of: target)
        return rest.entries.isEmpty && !group.entries.isEmpty ? nil : rest
      }
    }
    remove(from: &undoStack)
    remove(from: &redoStack)
    for index in openGroups.indices { openGroups[index].removeOperations(of: target) }
    for index in suspendedGroups.indices { suspendedGroups[index].removeOperations(of: target) }
  }

  /// Changes the innermost open group, or the last closed group if none is open.
  func changeCurrentGroup(_ change: (inout UndoGroup) -> Void) {
    if !openGroups.isEmpty {
      change(&openGroups[openGroups.count - 1])
    } else if !undoStack.isEmpty {
      change(&undoStack[undoStack.count - 1])
    }
  }
}
