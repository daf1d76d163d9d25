public import Foundation

/// A recorder of operations that enables undo and redo.
///
/// An operation is a closure, registered with the object that it changes. An operation that `undo()` performs registers its own inverse,
/// which `redo()` performs later. Operations are kept in groups, and one undo performs one group.
///
/// ```swift
/// func setTitle(_ new: String) {
///   undoManager?.registerUndo(withTarget: self) { [title] in $0.setTitle(title) }
///   undoManager?.setActionName("Change Title")
///   title = new
/// }
/// ```
///
/// Differences from Apple's class (ours): a target that has been released is skipped, where the documentation speaks of an unowned
/// reference. Misuse that raises an exception there stops the program here. Selectors and invocations need Objective-C; they don't exist.
@MainActor @preconcurrency open class UndoManager: NSObject {
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The open groups, each in the one before it.
  var openGroups: [UndoGroup] = []
  /// The groups that were open when the current undo or redo began.
  var suspendedGroups: [UndoGroup] = []
  /// The number of calls of `disableUndoRegistration()` without a matching call.
  var disablings = 0
  var phase = Phase.recording
  /// Whether the end of the event's group is scheduled on the main queue.
  var isEndOfEventScheduled = false
  var isPostingCheckpoint = false

  enum Phase { case recording, undoing, redoing }

  /// Creates a manager without operations.
  nonisolated public override init() { super.init() }

  /// Whether the operations of one event are a group, as of one pass of the main run loop.
  ///
  /// The default is true.
  ///
  /// The group is opened by the first operation or group of the event. It is closed when the main queue is served next, or by `undo()`.
  /// If false, every operation has to be registered between `beginUndoGrouping()` and `endUndoGrouping()`.
  open var groupsByEvent = true

  /// The maximum number of undo groups; 0, the default, means no limit.
  ///
  /// The oldest groups beyond the limit are dropped, now and when a group is closed.
  open var levelsOfUndo = 0 {
    didSet { dropOldestGroups() }
  }

  /// The modes of the run loop in which groups are opened automatically.
  ///
  /// The default is the default mode.
  ///
  /// This property has no effect (ours): the main queue ends a group.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// The number of open groups, each nested in another.
  open var groupingLevel: Int { openGroups.count }

  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  open var isUndoing: Bool { phase == .undoing }
  open var isRedoing: Bool { phase == .redoing }

  /// Whether there are operations to undo, in open groups as well.
  ///
  /// Open groups may have to be closed before `undo()` can be called.
  open var canUndo: Bool {
    !undoStack.isEmpty || (phase != .undoing && !openGroups.allSatisfy(\.entries.isEmpty))
  }

  /// Whether there are operations to redo.
  ///
  /// Reading this property posts `NSUndoManagerCheckpoint`, so that observers can register pending operations, which clear the
  /// operations to redo.
  open var canRedo: Bool {
    postCheckpoint()
    return !redoStack.isEmpty || (phase == .undoing && !openGroups.allSatisfy(\.entries.isEmpty))
  }

  /// The number of times that `undo()` can be called before no operations are left.
  open var undoCount: Int {
    undoStack.count + (phase != .undoing && !openGroups.allSatisfy(\.entries.isEmpty) ? 1 : 0)
  }

  /// The number of times that `redo()` can be called before no operations are left.
  open var redoCount: Int { redoStack.count }

  /// Stops the recording of operations, until `enableUndoRegistration()` has been called as many times.
  open func disableUndoRegistration() { disablings += 1 }

  /// Ends the effect of a call of `disableUndoRegistration()`.
  ///
  /// Stops the program if there was no such call.
  open func enableUndoRegistration() {
    guard disablings > 0 else {
      fatalError("UndoManager.enableUndoRegistration: undo registration is enabled; disable it first")
    }
    disablings -= 1
  }

  /// Opens a group, in which operations are recorded until `endUndoGrouping()`.
  ///
  /// The group is nested in the innermost open group. If `groupsByEvent` is true, there always is the group of the event.
  open func beginUndoGrouping() { beginGroup() }

  /// Closes the innermost group.
  ///
  /// Stops the program if no group is open.
  open func endUndoGrouping() { endGroup() }

  /// Closes the group of the event, if it is open, and performs the last group, recording its inverse for redo.
  ///
  /// Does nothing if there are no operations to undo. Stops the program if a nested group is open, or during an undo or a redo.
  open func undo() { performUndo() }

  /// Performs the last closed group, which may be nested in open groups, recording its inverse for redo.
  ///
  /// Does nothing if there is none. Stops the program during an undo or a redo.
  open func undoNestedGroup() { performUndoOfNestedGroup() }

  /// Performs the last group that was undone, recording its inverse for undo.
  ///
  /// Does nothing if there are no operations to redo. Stops the program during an undo or a redo.
  open func redo() { performRedo() }

  /// Removes all operations, and enables the registration of operations again.
  open func removeAllActions() {
    (undoStack, redoStack, disablings) = ([], [], 0)
    for index in openGroups.indices { openGroups[index].entries = [] }
    for index in suspendedGroups.indices { suspendedGroups[index].entries = [] }
  }

  /// Removes the operations that were registered with an object.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    removeOperations(of: id)
  }

  /// Sets the name of the action, as “Typing” in “Undo Typing”.
  ///
  /// The name belongs to the innermost open group, or to the last closed group if none is open.
  open func setActionName(_ actionName: String) {
    changeCurrentGroup { $0.ownName = actionName }
  }

  /// Sets whether the action can be discarded without loss, as a change of the selection can.
  ///
  /// `NSUndoManagerWillCloseUndoGroup` carries this, so that a document doesn't count as edited.
  open func setActionIsDiscardable(_ discardable: Bool) {
    changeCurrentGroup { $0.isDiscardable = discardable }
  }
}
