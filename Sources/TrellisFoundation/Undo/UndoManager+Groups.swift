extension UndoManager {
  func beginGroup() {
    openGroupOfEvent()
    if phase != .undoing { postCheckpoint() }
    open(UndoGroup())
  }

  /// Opens the group of the current event, unless a group is open or groups aren't opened automatically.
  func openGroupOfEvent() {
    guard groupsByEvent, phase == .recording, openGroups.isEmpty else { return }
    open(UndoGroup(isForEvent: true))
    scheduleEndOfEvent()
  }

  private func open(_ group: UndoGroup) {
    openGroups.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  func endGroup() {
    // The group of an undo or a redo is closed by the manager itself.
    guard openGroups.count > (phase == .recording ? 0 : 1) else {
      fatalError("UndoManager.endUndoGrouping: no group is open; call beginUndoGrouping() first")
    }
    closeGroup()
  }

  /// Closes the innermost group, and adds it to the group around it or to the stack.
  func closeGroup() {
    postCheckpoint()
    let isDiscardable = openGroups.last?.isDiscardable ?? false
    post(
      .NSUndoManagerWillCloseUndoGroup,
      userInfo: isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil)
    let group = openGroups.removeLast()
    let isKept = !group.entries.isEmpty || !group.isForEvent
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].entries.append(.group(group))
      if openGroups.count == 1, openGroups[0].isForEvent { scheduleEndOfEvent() }
    } else if isKept {
      undoStack.append(group)
      dropOldestGroups()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  func dropOldestGroups() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }
}

// MARK: - The groups of events

extension UndoManager {
  /// The managers with an open group for an event.
  private static var managersInEvent: [WeakManager] = []

  private struct WeakManager {
    weak var manager: UndoManager?
  }

  /// Closes the groups that were opened automatically, as the main queue does once the current work has ended.
  ///
  /// A main loop that handles several events in one pass calls this function after each event.
  package static func endEvent() {
    let managers = managersInEvent
    managersInEvent = []
    for entry in managers { entry.manager?.closeGroupOfEvent() }
  }

  private func scheduleEndOfEvent() {
    guard !isEndOfEventScheduled else { return }
    isEndOfEventScheduled = true
    Self.managersInEvent.append(WeakManager(manager: self))
    // The main run loop serves the main queue once per pass. An asynchronous `main` has a main queue, but no main run loop.
    Task { @MainActor [weak self] in self?.closeGroupOfEvent() }
  }

  /// Closes the group of the event, unless a group in it is open.
  func closeGroupOfEvent() {
    isEndOfEventScheduled = false
    Self.managersInEvent.removeAll { $0.manager == nil || $0.manager === self }
    if phase == .recording, openGroups.count == 1, openGroups[0].isForEvent { closeGroup() }
  }
}
