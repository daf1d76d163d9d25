public import Foundation
import TrellisGraph
public import UniformTypeIdentifiers

/// A modifier with the functions of a view that accepts drops.
nonisolated struct DropTarget {
  /// Returns whether the view accepts items.
  let accepts: @MainActor ([Any]) -> Bool
  /// Called when items enter or move over a point of the view; `isNew` is whether they enter.
  let isOver: @MainActor ([Any], CGPoint, _ isNew: Bool) -> Void
  /// Called when items leave the view or are dropped on it.
  let isLeft: @MainActor ([Any], _ isDropped: Bool) -> Void
  /// Handles a drop, and calls a closure when the view has the items; returns whether it did.
  let take: @MainActor ([Any], DropSession, _ completion: @escaping @MainActor () -> Void) -> Bool
}

extension View {
  /// Performs an action with dropped items, from the window or other programs, that can be converted to a type.
  ///
  /// Other programs drop files, as `URL`s, and text. `action` gets the values and a point in the view, and returns whether it handled
  /// them. `isTargeted` is called with true when acceptable items enter the view, and with false when they leave it. On a drop, the call
  /// with false precedes `action`. Of nested views, only the innermost gets the drop. Items that turn out to be unusable, such as an
  /// unreadable file, are ignored. If no item is left, `action` isn't called.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let (action, isTargeted) = (UncheckedSendableBox(action), UncheckedSendableBox(isTargeted))
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { items in items.contains { Transfers.convertibility(of: $0, as: T.self).isPossible } },
        isOver: { _, _, isNew in if isNew { isTargeted.value(true) } },
        isLeft: { _, _ in isTargeted.value(false) },
        take: { items, session, completion in
          Transfers.convert(
            items, to: T.self, then: { _ = action.value($0, session.location) }, completion: completion)
          return true
        }))
  }

  /// Performs an action with dropped items, from the window or other programs, that have data of certain types.
  ///
  /// `isTargeted` is true while acceptable items are over the view. `action` gets an item provider for each item with data of
  /// these types, and returns whether it handled them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Performs an action with dropped items of certain types and their position in the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let (action, isTargeted) = (UncheckedSendableBox(action), UncheckedSendableBox(isTargeted))
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { !NSItemProvider.providers(for: $0, of: supportedContentTypes).isEmpty },
        isOver: { _, _, isNew in if isNew { isTargeted.value?.wrappedValue = true } },
        isLeft: { _, _ in isTargeted.value?.wrappedValue = false },
        take: { items, session, completion in
          defer { completion() }
          return action.value(
            NSItemProvider.providers(for: items, of: supportedContentTypes), session.location)
        }))
  }

  /// Performs an action with dropped items of certain types, given by their identifiers.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Performs an action with dropped items of certain types, given by their identifiers, and their position in the view.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}

/// A sendable box for a value that only the main actor uses.
nonisolated struct UncheckedSendableBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension DropTarget: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      element.make(inputs.position).answered(
        by: DropResponder(modifier, inputs), named: "DropTarget", inputs)
    }
  }
}

/// The responder of a view that accepts drops.
private final class DropResponder: Responder, DropReceiver {
  private let modifier: GraphValue<DropTarget>
  private let settings: Attribute<DropSettings>
  /// The last position of the items in the view.
  private var last = CGPoint.zero

  init(_ modifier: GraphValue<DropTarget>, _ inputs: ViewInputs) {
    self.modifier = modifier
    settings = inputs.environment.value(\.dropSettings, named: "dropSettings")
    super.init(at: inputs.position)
  }

  func canTake(_ dragged: Dragged) -> Bool { modifier.read { $0.accepts }(dragged.items) }

  func operation(of dragged: Dragged, at place: CGPoint) -> DropOperation {
    let session = session(.active, of: dragged, at: place)
    return settings.wrappedValue.configuration?(session).operation ?? dragged.operations.usual
  }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .drag(let drag, let dragged) = event else { return super.handle(event) }
    switch drag {
    case .moved(let place, let isNew):
      last = place
      notify(session(isNew ? .entering : .active, of: dragged, at: place))
      modifier.read { $0.isOver }(dragged.items, place, isNew)
    case .left(let isDropped):
      if !isDropped { notify(session(.exiting, of: dragged, at: last)) }
      modifier.read { $0.isLeft }(dragged.items, isDropped)
    case .dropped(let place, let operation):
      let session = session(.ended(operation), of: dragged, at: place)
      notify(session)
      let take = modifier.read { $0.take }
      return EventResult(
        take(dragged.items, session) { [self] in
          var session = session
          session.phase = .dataTransferCompleted
          if isThere { notify(session) }
          dragged.onUpdate?(.dataTransferCompleted)
        })
    }
    return .handled
  }

  private func notify(_ session: DropSession) {
    for action in settings.wrappedValue.onUpdate { action(session) }
  }

  private func session(_ phase: DropSession.Phase, of dragged: Dragged, at place: CGPoint) -> DropSession {
    DropSession(
      id: DropSession.ID(number: dragged.number), phase: phase, location: place, size: position.size,
      itemsCount: dragged.items.count,
      localSession: dragged.itemIDs.map { DropSession.LocalSession(itemIDs: $0) },
      suggestedOperations: dragged.operations)
  }
}
