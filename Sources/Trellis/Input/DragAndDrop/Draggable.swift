import Foundation
import TrellisDisplayList
import TrellisGraph

extension View {
  /// Makes the view draggable by the mouse, to views of the window that accept its value.
  ///
  /// A drag begins after one point of motion. It is ahead of taps, long presses and buttons, and behind drag gestures in the
  /// view. The value is created when the drag begins. A drag has no effect if it ends where no view accepts the value, outside of
  /// the window, or by the Escape key.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(_:); its beginning: recorded on macOS 26.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    ModifiedContent(content: self, modifier: DragSource(items: { _ in ([payload()], []) }, follow: nil))
  }

  /// Makes the view draggable with the data of an item provider; otherwise like ``draggable(_:)``.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    ModifiedContent(content: self, modifier: DragSource(items: { _ in ([data()], []) }, follow: nil))
  }

  /// Makes the view draggable, as ``onDrag(_:)`` does; nil, and an action that returns nil, drag nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/itemprovider(_:), for rows of lists.
  @ViewBuilder
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    if let action { onDrag { action() ?? NSItemProvider() } } else { self }
  }
}

/// A modifier that makes a view draggable.
///
/// `follow` gets the position of the pointer, or nil at the end of the drag. Without it, the view's picture moves with the
/// pointer.
nonisolated struct DragSource {
  /// Returns the items and their ids, which exist in drag containers; no items prevent the drag.
  let items: (DragSettings) -> (items: [Any], ids: [any Hashable & Sendable])
  let follow: (@MainActor (CGPoint?) -> Void)?
}

extension DragSource: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let responder = DragResponder(modifier, outputs, inputs)
      return outputs.answered(by: responder, named: "Draggable", inputs)
    }
  }
}

/// The responder of a draggable view.
private final class DragResponder: Responder, RecognizerSource {
  private let modifier: GraphValue<DragSource>
  private let outputs: ViewOutputs
  private let enabling: Attribute<Bool>
  private let settings: Attribute<DragSettings>
  fileprivate let drags: Drags

  init(_ modifier: GraphValue<DragSource>, _ outputs: ViewOutputs, _ inputs: ViewInputs) {
    (self.modifier, self.outputs, drags) = (modifier, outputs, inputs.context.drags)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    settings = inputs.environment.value(\.dragSettings, named: "dragSettings")
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling.wrappedValue }

  func makeRecognizer() -> Recognizer? { isEnabled ? DragSourceRecognizer(self) : nil }

  /// Begins to drag the view by one of its points, which is at a point of the window.
  fileprivate func begin(at place: CGPoint, inWindow point: CGPoint) {
    guard isThere else { return }
    let (source, settings) = (modifier.wrappedValue, settings.wrappedValue)
    let (items, ids) = source.items(settings)
    guard !items.isEmpty else { return }
    drags.begin(
      items, ids: ids, settings, source.follow.map(Drags.Picture.view) ?? .item(picture(heldAt: place)),
      at: point)
  }

  /// Returns the picture of the view as it is now, relative to one of its points.
  private func picture(heldAt place: CGPoint) -> DisplayItem {
    let drawn = outputs.framed(position, id: 2)
    let frame = CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: drawn.frame.size)
    var inner = drawn.moved(by: CGPoint(x: -drawn.frame.minX, y: -drawn.frame.minY))
    inner.id = 1
    return DisplayItem(
      id: 3, frame: frame, content: .effect(.opacity(0.7), DisplayList([inner])),
      semantics: Semantics(allowsHits: false))
  }
}

/// The recognizer of a drag, which begins when a pointer moves after it went down on a draggable view.
private final class DragSourceRecognizer: Recognizer {
  private let responder: DragResponder
  private var start: PointerSample?
  private var hasBegun = false

  init(_ responder: DragResponder) { self.responder = responder }

  override var startsOverResting: Bool { true }

  override func take(_ sample: PointerSample) -> Reaction {
    let (responder, drags) = (responder, responder.drags)
    switch sample.phase {
    case .down:
      start = sample
      // A finger's motion scrolls instead of dragging the view.
      return Reaction(state: sample.isTouch ? .failed : .possible)
    case .moved:
      guard let start, hasBegun || start.position.distance(to: sample.position) >= 1 else {
        return Reaction(state: .possible)
      }
      var actions: [@MainActor () -> Void] = [{ drags.move(to: sample.position) }]
      if !hasBegun {
        actions.insert({ responder.begin(at: start.place, inWindow: start.position) }, at: 0)
      }
      hasBegun = true
      return Reaction(state: .begun, whenGranted: actions)
    case .up:
      guard hasBegun else { return Reaction(state: .failed) }
      return Reaction(state: .ended, whenGranted: [{ drags.end(at: sample.position) }])
    }
  }

  override func cancel() -> [@MainActor () -> Void] {
    hasBegun ? [{ [drags = responder.drags] in drags.cancel() }] : []
  }
}
