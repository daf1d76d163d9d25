public import Foundation

/// The identity of a drag over a window, the same for its source and its destinations.
nonisolated struct DragNumber: Hashable, Sendable {
  let number: Int
}

/// A drag that a view of the app began, at one of its moments.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dragsession.
public nonisolated struct DragSession: Identifiable, Sendable {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let number: DragNumber
  }

  /// The moment of a drag.
  public enum Phase: Hashable, Sendable {
    /// The drag begins.
    case initial
    /// The items move.
    case active
    /// The drag ends with an operation: `cancel` without a destination, and `forbidden` if the destination rejects the items.
    case ended(DropOperation)
    /// The destination has the items.
    case dataTransferCompleted
  }

  /// The identity of the drag.
  public let id: ID
  /// The moment of the drag.
  public let phase: Phase
  /// The position of the pointer in points in the window.
  public let location: CGPoint
  let itemIDs: [any Hashable & Sendable]

  /// Returns the dragged items' ids of a type; empty if the items have ids of another type, or none.
  public func draggedItemIDs<ItemID: Hashable & Sendable>(for type: ItemID.Type = ItemID.self) -> [ItemID] {
    itemIDs.compactMap { $0 as? ItemID }
  }
}

/// The operations that a drag suggests to the views where its items are dropped.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dragconfiguration.
public nonisolated struct DragConfiguration: Sendable {
  /// The operations for views of the app.
  public struct OperationsWithinApp: Sendable {
    /// Whether a copy is suggested.
    public var allowCopy: Bool
    /// Whether a move is suggested.
    public var allowMove: Bool
    /// Whether a deletion is suggested.
    public var allowDelete: Bool
    /// Whether an alias is suggested.
    public var allowAlias = false

    /// Creates a set of operations.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }

    var operations: DropOperation.Set {
      var set: DropOperation.Set = []
      if allowCopy { set.insert(.copy) }
      if allowMove { set.insert(.move) }
      if allowDelete { set.insert(.delete) }
      if allowAlias { set.insert(.alias) }
      return set
    }
  }

  /// The operations for other programs, to which a window on Linux drags nothing.
  public typealias OperationsOutsideApp = OperationsWithinApp

  /// The operations for views of the app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations for other programs, to which a window on Linux drags nothing.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
  }

  /// Creates a configuration with a copy, and a move if allowed.
  public init(allowMove: Bool) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove), operationsOutsideApp: .init(allowMove: allowMove))
  }

  /// Creates a configuration with a copy, and a move and a deletion if allowed.
  public init(allowMove: Bool, allowDelete: Bool) {
    let operations = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
    self.init(operationsWithinApp: operations, operationsOutsideApp: operations)
  }
}

/// The settings of the drags that begin in a view.
nonisolated struct DragSettings {
  var configuration = DragConfiguration()
  /// The actions for each moment of a drag.
  var onUpdate: [(DragSession) -> Void] = []
  /// The containers around the view, innermost last.
  var containers: [DragContainer] = []
  /// The selections around the view, innermost last.
  var selections: [DragContainerSelection] = []
}

extension EnvironmentValues {
  private enum DragSettingsKey: EnvironmentKey { static var defaultValue: DragSettings { DragSettings() } }

  /// The settings of the drags that begin in the view.
  nonisolated var dragSettings: DragSettings {
    get { self[DragSettingsKey.self] }
    set { self[DragSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the operations that drags of the view suggest; a copy by default.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dragconfiguration(_:).
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    transformEnvironment(\.dragSettings) { $0.configuration = configuration }
  }

  /// Performs an action at each moment of the drags that begin in the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondragsessionupdated(_:).
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    transformEnvironment(\.dragSettings) { $0.onUpdate.append(onUpdate) }
  }
}
