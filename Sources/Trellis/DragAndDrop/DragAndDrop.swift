public import Foundation
import TrellisDisplayList
import TrellisGraph

private nonisolated struct DraggableModifier {
  let payload: () -> any Transferable
}

private nonisolated struct DropModifier {
  let convert: ([Any]) -> [Any]
  let action: ([Any], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension View {
  /// Lets the view be dragged by the mouse, to views of the window that take what it stands for.
  ///
  /// A drag begins after a point: before a tap, a long press or a button comes to anything, and after a drag gesture in the view. The
  /// value is made when it begins.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(_:); when it begins: recorded on macOS 26.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    ModifiedContent(content: self, modifier: DraggableModifier(payload: payload))
  }

  /// Takes what is dragged over the view, from the window or from another program, where it is or can become a value of a type.
  ///
  /// Other programs drop files, as `URL`s, and characters. `action` gets the values and a point in the view, and answers whether it took them;
  /// `isTargeted` is told when something comes over the view that it takes, and when that leaves, which is before `action`. Of views
  /// in each other the innermost is asked alone.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:).
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: DropModifier(
        convert: { $0.compactMap { ($0 as? any Transferable).flatMap(T.made(of:)) } },
        action: { items, place in action(items.compactMap { $0 as? T }, place) }, isTargeted: isTargeted))
  }
}

extension DraggableModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let responder = DraggableResponder(modifier, outputs, inputs)
      return outputs.answered(by: responder, named: "DraggableModifier", inputs)
    }
  }
}

extension DropModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      element.make(inputs.position).answered(
        by: DropResponder(modifier, inputs), named: "DropModifier", inputs)
    }
  }
}

/// Answers for a view that can be dragged.
private final class DraggableResponder: Responder {
  private let modifier: GraphValue<DraggableModifier>
  private let outputs: ViewOutputs
  private let enabling: Attribute<Bool>
  fileprivate let drags: Drags

  init(_ modifier: GraphValue<DraggableModifier>, _ outputs: ViewOutputs, _ inputs: ViewInputs) {
    (self.modifier, self.outputs, drags) = (modifier, outputs, inputs.context.drags)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling.wrappedValue }

  override func makeContender() -> (Contender, Contender.Rank)? {
    isEnabled ? (DragContender(self), .normal) : nil
  }

  /// Begins to drag the view by a point of it.
  fileprivate func begin(at place: CGPoint) {
    guard isThere else { return }
    let drawn = outputs.framed(position, id: 2)
    let frame = CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: drawn.frame.size)
    var inner = drawn.moved(by: CGPoint(x: -drawn.frame.minX, y: -drawn.frame.minY))
    inner.id = 1
    let picture = DisplayItem(
      id: 3, frame: frame, content: .effect(.opacity(0.7), DisplayList([inner])),
      semantics: Semantics(allowsHits: false))
    drags.begin([modifier.read { $0.payload }()], picture: picture)
  }
}

/// Looks whether a pointer moves that went down on a view that can be dragged.
private final class DragContender: Contender {
  private let responder: DraggableResponder
  private var start: PointerSample?
  private var hasBegun = false

  init(_ responder: DraggableResponder) { self.responder = responder }

  override var startsOverResting: Bool { true }

  override func take(_ sample: PointerSample) -> Reaction {
    let (responder, drags) = (responder, responder.drags)
    switch sample.phase {
    case .down:
      start = sample
      // What a finger moves is scrolled.
      return Reaction(standing: sample.isTouch ? .failed : .possible)
    case .moved:
      guard let start, hasBegun || start.position.distance(to: sample.position) >= 1 else {
        return Reaction(standing: .possible)
      }
      var actions: [@MainActor () -> Void] = [{ drags.move(to: sample.position) }]
      if !hasBegun { actions.insert({ responder.begin(at: start.place) }, at: 0) }
      hasBegun = true
      return Reaction(standing: .begun, whenGranted: actions)
    case .up:
      guard hasBegun else { return Reaction(standing: .failed) }
      return Reaction(standing: .ended, whenGranted: [{ drags.end(at: sample.position) }])
    }
  }

  override func cancel() -> [@MainActor () -> Void] {
    hasBegun ? [{ [drags = responder.drags] in drags.cancel() }] : []
  }
}

/// Answers for a view that takes what is dragged.
private final class DropResponder: Responder {
  private let modifier: GraphValue<DropModifier>

  init(_ modifier: GraphValue<DropModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  override var takesDrops: Bool { true }
  override func canTake(_ dragged: [Any]) -> Bool { !modifier.read { $0.convert }(dragged).isEmpty }
  override func dragDidMove(isOver: Bool) { modifier.read { $0.isTargeted }(isOver) }

  override func take(_ dragged: [Any], at place: CGPoint) -> Bool {
    let modifier = modifier.wrappedValue
    let items = modifier.convert(dragged)
    return !items.isEmpty && modifier.action(items, place)
  }
}
