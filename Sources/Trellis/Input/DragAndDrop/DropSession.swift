public import Foundation

/// Items over a view that accepts them, at one of the moments of the drag.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dropsession.
public nonisolated struct DropSession: Identifiable, Sendable {
  /// The identity of a drag over a view.
  public struct ID: Hashable, Sendable {
    let number: DragNumber
  }

  /// The moment of a drag over a view.
  public enum Phase: Hashable, Sendable {
    /// The items enter the view.
    case entering
    /// The items move over the view.
    case active
    /// The items leave the view.
    case exiting
    /// The items are dropped on the view, with an operation.
    case ended(DropOperation)
    /// The view has the items.
    case dataTransferCompleted
  }

  /// A drag that a view of the app began.
  public struct LocalSession: Sendable {
    let itemIDs: [any Hashable & Sendable]

    /// Returns the dragged items' ids of a type; empty if the items have ids of another type, or none.
    public func draggedItemIDs<ItemID: Hashable & Sendable>(for type: ItemID.Type = ItemID.self) -> [ItemID] {
      itemIDs.compactMap { $0 as? ItemID }
    }
  }

  /// The identity of the drag.
  public let id: ID
  /// The moment of the drag.
  public var phase: Phase
  /// The position in points in the view.
  public let location: CGPoint
  /// The size of the view in points.
  public let size: CGSize
  /// The number of items.
  public let itemsCount: Int
  /// The drag, if a view of the app began it; nil for items of other programs.
  public let localSession: LocalSession?
  /// The operations that the source suggests; a copy for items of other programs.
  public let suggestedOperations: DropOperation.Set
}

extension DropOperation {
  /// A set of operations.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A copy of the items.
    public static let copy = Set(rawValue: 1)
    /// A move of the items to here.
    public static let move = Set(rawValue: 2)
    /// A deletion of the items.
    public static let delete = Set(rawValue: 4)
    /// A reference to the items.
    public static let alias = Set(rawValue: 8)
  }
}

extension DropOperation.Set {
  /// The operation of a drop without a configuration: the first suggested one of copy, move, alias and deletion.
  var usual: DropOperation {
    contains(.copy)
      ? .copy : contains(.move) ? .move : contains(.alias) ? .alias : contains(.delete) ? .delete : .forbidden
  }
}

/// The operation of a drop on a view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dropconfiguration.
public nonisolated struct DropConfiguration: Hashable, Sendable {
  /// The operation; `cancel` and `forbidden` prevent the drop.
  public var operation: DropOperation

  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The settings of the drops on a view.
nonisolated struct DropSettings {
  /// Returns the configuration of a drop; nil uses the source's suggestion.
  var configuration: ((DropSession) -> DropConfiguration)?
  /// The actions for each moment of a drag over the view.
  var onUpdate: [(DropSession) -> Void] = []
}

extension EnvironmentValues {
  private enum DropSettingsKey: EnvironmentKey { static var defaultValue: DropSettings { DropSettings() } }

  /// The settings of the drops on the view.
  nonisolated var dropSettings: DropSettings {
    get { self[DropSettingsKey.self] }
    set { self[DropSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets a function that returns the operation of drops on the view; called for each move of the items.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dropconfiguration(_:).
  public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration)
    -> some View
  {
    transformEnvironment(\.dropSettings) { $0.configuration = configuration }
  }

  /// Performs an action at each moment of a drag over the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondropsessionupdated(_:).
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    transformEnvironment(\.dropSettings) { $0.onUpdate.append(onUpdate) }
  }

  /// Performs an action with dropped items that can be converted to a type, unless it isn't enabled.
  ///
  /// The items and their conversion are those of ``dropDestination(for:action:isTargeted:)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dropdestination(for:isenabled:action:).
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    let action = UncheckedSendableBox(action)
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { items in
          isEnabled && items.contains { Transfers.convertibility(of: $0, as: T.self).isPossible }
        },
        isOver: { _, _, _ in }, isLeft: { _, _ in },
        take: { items, session, completion in
          Transfers.convert(
            items, to: T.self, then: { action.value($0, session) }, completion: completion)
          return true
        }))
  }
}
