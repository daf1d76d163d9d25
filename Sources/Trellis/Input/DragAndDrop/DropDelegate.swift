public import Foundation
public import UniformTypeIdentifiers

/// A delegate that tracks drags over a view and handles drops.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether dragged items of the requested types may be dropped on the view.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles a drop; returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view, and before a drop; returns a proposal, where nil allows the drop.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view without a drop, or when the last proposal prevents the drop.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, which allows the drop.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items that are dragged over a view, and their position.
public struct DropInfo {
  /// The position in points in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether an item has data of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns whether an item has data of one of the types, given by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// Returns the providers of items that have data of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.hasItem(conformingTo: $0) } }
  }

  /// Returns the providers of items that have data of one of the types, given by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// The operation that a drop performs.
public nonisolated enum DropOperation: Sendable {
  /// Cancellation: the drop isn't performed.
  case cancel
  /// None: the drop isn't allowed here.
  case forbidden
  /// A copy of the item.
  case copy
  /// A move of the item to here.
  case move
  /// A deletion of the item.
  case delete
  /// A reference to the item.
  case alias
}

/// A view's proposal for a drop.
public nonisolated struct DropProposal: Sendable {
  /// The operation that the drop performs.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Sets a delegate for drags and drops of items that have data of certain types.
  ///
  /// A drop that the delegate's last proposal forbids isn't performed.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    let adapter = DropDelegateAdapter(supportedContentTypes, delegate)
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { adapter.accepts($0) },
        isOver: { items, place, isNew in adapter.go(to: place, with: items, isNew: isNew) },
        isLeft: { items, isDropped in adapter.leave(with: items, isDropped: isDropped) },
        take: { items, session, completion in
          defer { completion() }
          return adapter.take(items, at: session.location)
        }))
  }

  /// Sets a delegate for drags and drops of items that have data of certain types, given by their identifiers.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

/// The events of a drop target, passed to a delegate.
@MainActor
private struct DropDelegateAdapter {
  private let kinds: [UTType]
  private let held: UncheckedSendableBox<any DropDelegate>
  private var delegate: any DropDelegate { held.value }

  nonisolated init(_ kinds: [UTType], _ delegate: any DropDelegate) {
    (self.kinds, held) = (kinds, UncheckedSendableBox(delegate))
  }

  private func info(_ items: [Any], _ place: CGPoint) -> DropInfo {
    DropInfo(location: place, providers: NSItemProvider.providers(for: items, of: kinds))
  }

  func accepts(_ items: [Any]) -> Bool {
    let info = info(items, .zero)
    return !info.providers.isEmpty && delegate.validateDrop(info: info)
  }

  func go(to place: CGPoint, with items: [Any], isNew: Bool) {
    let info = info(items, place)
    if isNew { delegate.dropEntered(info: info) }
    _ = delegate.dropUpdated(info: info)
  }

  func leave(with items: [Any], isDropped: Bool) {
    if !isDropped { delegate.dropExited(info: info(items, .zero)) }
  }

  func take(_ items: [Any], at place: CGPoint) -> Bool {
    let info = info(items, place)
    switch delegate.dropUpdated(info: info)?.operation {
    case .cancel, .forbidden:
      delegate.dropExited(info: info)
      return false
    case .copy, .move, .delete, .alias, nil: return delegate.performDrop(info: info)
    }
  }
}
