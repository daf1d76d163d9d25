public import Foundation
import TrellisGraph
public import UniformTypeIdentifiers

/// What a view does with what is dragged over it.
nonisolated struct DropTarget {
  /// Whether it would take that.
  let accepts: @MainActor ([Any]) -> Bool
  /// That is over a point of it, or just came there.
  let isOver: @MainActor ([Any], CGPoint, _ isNew: Bool) -> Void
  /// That isn't over it any more, or is let go there.
  let isLeft: @MainActor ([Any], _ isDropped: Bool) -> Void
  /// Takes that at a point of it.
  let take: @MainActor ([Any], CGPoint) -> Bool
}

extension View {
  /// Takes what is dragged over the view, from the window or from another program, where it is or can become a value of a type.
  ///
  /// Other programs drop files, as `URL`s, and characters. `action` gets the values and a point in the view, and answers whether it took them;
  /// `isTargeted` is told when something comes over the view that it takes, and when that leaves, which is before `action`. Of views
  /// in each other the innermost is asked alone. What isn't what it seemed, such as a file that can't be read, is left out; where
  /// nothing is left, nothing is called.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:).
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let (action, isTargeted) = (Held(action), Held(isTargeted))
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { items in items.contains { Transfers.outlook(of: $0, as: T.self).isPossible } },
        isOver: { _, _, isNew in if isNew { isTargeted.value(true) } },
        isLeft: { _, _ in isTargeted.value(false) },
        take: { items, place in
          let items = Held(items)
          Task.immediate { @MainActor in
            var taken: [T] = []
            for item in items.value {
              if let item = await Transfers.convert(item, to: T.self) as? T { taken.append(item) }
            }
            if !taken.isEmpty { _ = action.value(taken, place) }
          }
          return true
        }))
  }

  /// Takes what is dragged over the view, from the window or from another program, where it has one of some kinds of data.
  ///
  /// `isTargeted` is true while something is over the view that it takes. `action` gets an item provider for each thing of these
  /// kinds, and answers whether it took them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:).
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// The same, with the point in the view at which it was let go.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:).
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let (action, isTargeted) = (Held(action), Held(isTargeted))
    return ModifiedContent(
      content: self,
      modifier: DropTarget(
        accepts: { !NSItemProvider.providers(for: $0, of: supportedContentTypes).isEmpty },
        isOver: { _, _, isNew in if isNew { isTargeted.value?.wrappedValue = true } },
        isLeft: { _, _ in isTargeted.value?.wrappedValue = false },
        take: { items, place in
          action.value(NSItemProvider.providers(for: items, of: supportedContentTypes), place)
        }))
  }

  /// The same, with the names of the kinds.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// The same, with the names of the kinds.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}

/// Something that only the actor of the views uses, on its way there.
nonisolated struct Held<Value>: @unchecked Sendable {
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

/// Answers for a view that takes what is dragged.
private final class DropResponder: Responder {
  private let modifier: GraphValue<DropTarget>

  init(_ modifier: GraphValue<DropTarget>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  override var takesDrops: Bool { true }
  override func canTake(_ dragged: [Any]) -> Bool { modifier.read { $0.accepts }(dragged) }
  override func dragDidMove(_ dragged: [Any], to place: CGPoint, isNew: Bool) {
    modifier.read { $0.isOver }(dragged, place, isNew)
  }
  override func dragDidLeave(_ dragged: [Any], isDropped: Bool) {
    modifier.read { $0.isLeft }(dragged, isDropped)
  }
  override func take(_ dragged: [Any], at place: CGPoint) -> Bool {
    modifier.read { $0.take }(dragged, place)
  }
}
