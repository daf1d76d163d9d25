import Foundation
import TrellisDisplayList
import TrellisGraph

extension View {
  /// Lets the view be dragged by the mouse, to views of the window that take what it stands for.
  ///
  /// A drag begins after a point: before a tap, a long press or a button comes to anything, and after a drag gesture in the view. The
  /// value is made when it begins. What is let go over nobody who takes it, outside of the window, or when the escape key was pressed,
  /// is where it was.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(_:); when it begins: recorded on macOS 26.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    ModifiedContent(content: self, modifier: DragSource(payload: payload, follow: nil))
  }

  /// The same, with another view in place of its picture that goes with the pointer: its middle is where that is.
  ///
  /// The view is there while something is dragged, and has a state of its own.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(_:preview:); where it is: ours (choice).
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(PreviewedDrag(payload: payload, preview: preview()))
  }

  /// Lets the view be dragged as ``draggable(_:)`` does, with what an item provider has.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondrag(_:).
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    ModifiedContent(content: self, modifier: DragSource(payload: data, follow: nil))
  }

  /// The same, with another view in place of its picture.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ondrag(_:preview:).
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(PreviewedDrag(payload: data, preview: preview()))
  }
}

/// Lets a view be dragged that a view of its own stands for on the way.
private nonisolated struct PreviewedDrag<Preview: View>: ViewModifier {
  let payload: () -> Any
  let preview: Preview
  /// Where the pointer is, in points in the window; nil while nothing is dragged.
  @State private var pointer: CGPoint?

  init(payload: @escaping () -> Any, preview: Preview) {
    (self.payload, self.preview) = (payload, preview)
  }

  @MainActor func body(content: Content) -> some View {
    let place = $pointer
    ModifiedContent(
      content: content, modifier: DragSource(payload: payload, follow: { place.wrappedValue = $0 })
    )
    .layer(pointer.map { Followed(preview: preview, pointer: $0) }, .note) {}
  }

  /// The view at the pointer, above all that is in the window.
  struct Followed: View {
    let preview: Preview
    let pointer: CGPoint

    var body: some View {
      preview.opacity(0.7).allowsHitTesting(false).fixedSize().position(pointer)
    }
  }
}

/// What can be dragged of a view, and who is told where it is; nil has the view's picture go with the pointer.
private nonisolated struct DragSource {
  let payload: () -> Any
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

/// Answers for a view that can be dragged.
private final class DragResponder: Responder {
  private let modifier: GraphValue<DragSource>
  private let outputs: ViewOutputs
  private let enabling: Attribute<Bool>
  fileprivate let drags: Drags

  init(_ modifier: GraphValue<DragSource>, _ outputs: ViewOutputs, _ inputs: ViewInputs) {
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
    let source = modifier.wrappedValue
    drags.begin([source.payload()], source.follow.map(Drags.Picture.view) ?? .item(picture(heldAt: place)))
  }

  /// What the view looks like now, held by a point of it.
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

/// Looks whether a pointer moves that went down on a view that can be dragged.
private final class DragContender: Contender {
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
