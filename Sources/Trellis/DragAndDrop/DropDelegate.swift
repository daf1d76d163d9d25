public import Foundation
public import UniformTypeIdentifiers

/// Follows what is dragged over a view, and takes it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dropdelegate.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether something of the kinds that are asked for may be let go here; asked when it comes.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; answers whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// It moved over the view; answers what becomes of it there, nil what the last answer was.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left the view; not called where it is let go there.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Yes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// It is what it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dropinfo.
public struct DropInfo {
  /// In points in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether something has one of some kinds of data.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The same, with the names of the kinds.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// What has one of some kinds of data.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.hasItem(conformingTo: $0) } }
  }

  /// The same, with the names of the kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// What becomes of something that is let go.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dropoperation.
public nonisolated enum DropOperation: Sendable {
  /// Nothing, and it isn't let go.
  case cancel
  /// It may not be let go here.
  case forbidden
  /// Another one like it is made.
  case copy
  /// It is moved here.
  case move
}

/// What a view proposes for something that is over it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dropproposal.
public nonisolated struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Has a delegate follow what is dragged over the view and has one of some kinds of data, and take it.
  ///
  /// Where its last proposal forbids it, what is let go isn't taken.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:).
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    let course = DropCourse(supportedContentTypes, delegate)
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { course.accepts($0) },
        isOver: { items, place, isNew in course.go(to: place, with: items, isNew: isNew) },
        isLeft: { items, isDropped in course.leave(with: items, isDropped: isDropped) },
        take: { items, place in course.take(items, at: place) }))
  }

  /// The same, with the names of the kinds.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

/// Tells a delegate what becomes of what is dragged.
@MainActor
private struct DropCourse {
  private let kinds: [UTType]
  private let held: Held<any DropDelegate>
  private var delegate: any DropDelegate { held.value }

  nonisolated init(_ kinds: [UTType], _ delegate: any DropDelegate) {
    (self.kinds, held) = (kinds, Held(delegate))
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
    case .copy, .move, nil: return delegate.performDrop(info: info)
    }
  }
}
