/// The operations that one undo or redo performs, in the order of their registration.
struct UndoGroup {
  enum Entry {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  /// The name that `setActionName(_:)` gave to this group itself; nil if none.
  var ownName: String?
  /// Whether `setActionIsDiscardable(_:)` marked this group itself.
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  /// Whether the manager opened this group for an event.
  var isForEvent = false

  /// The name of this group, or else of the last group in it that has one; empty if there is none.
  var name: String {
    if let ownName { return ownName }
    return groups.reversed().lazy.map(\.name).first { !$0.isEmpty } ?? ""
  }

  private var groups: [UndoGroup] {
    entries.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// Performs the operations, the last first.
  @MainActor func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .operation(let operation): operation.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the operations of a target.
  ///
  /// A group in this group that becomes empty by this is removed, too.
  mutating func removeOperations(of target: ObjectIdentifier) {
    entries = entries.compactMap { entry in
      switch entry {
      case .operation(let operation): return operation.id == target ? nil : entry
      case .group(var group):
        let wasEmpty = group.entries.isEmpty
        group.removeOperations(of: target)
        return group.entries.isEmpty && !wasEmpty ? nil : .group(group)
      }
    }
  }
}

/// A closure with its target, which the operation doesn't retain.
struct UndoOperation {
  /// The identifier of the target.
  let id: ObjectIdentifier
  private let body: @MainActor () -> Void

  @MainActor init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
    id = ObjectIdentifier(target)
    body = { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Calls the closure, unless its target has been released.
  @MainActor func perform() { body() }
}
