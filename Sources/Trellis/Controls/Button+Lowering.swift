import Foundation
import TrellisDisplayList
import TrellisGraph

/// Answers for a view whose value has an action.
final class ActionResponder<Value>: Responder {
  /// Which part of the view performs the action.
  enum Trigger {
    /// A tap, and the action that a screen reader has for it.
    case tap
    /// An accessibility action alone.
    case accessibility
  }

  private let value: Attribute<Value>
  private let trigger: Trigger
  private let enabling: Attribute<Bool>?
  private let action: @MainActor (Value) -> Void

  init(
    _ value: Attribute<Value>, _ trigger: Trigger, at position: ViewPosition,
    isEnabled: Attribute<Bool>? = nil, _ action: @escaping @MainActor (Value) -> Void
  ) {
    (self.value, self.trigger, self.enabling, self.action) = (value, trigger, isEnabled, action)
    super.init(at: position)
  }

  override var takesTaps: Bool { trigger == .tap }
  /// What is disabled takes its taps, so that nothing behind it does, and does nothing.
  override func tap() { if value.exists, isEnabled { action(value.wrappedValue) } }
  override var isEnabled: Bool { enabling?.wrappedValue ?? true }
  override func performAccessibilityAction() { tap() }
}

extension Button: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Button>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let graph = inputs.graph
      let labelInputs = inputs.outsideStacks.modifyingEnvironment(named: "Button") { values in
        let isDestructive = view.withValue { $0.pointee.role == .destructive }
        values.foregroundStyles =
          values.foregroundStyles ?? (isDestructive ? ForegroundStyles.red : ForegroundStyles.tint)
      }
      let list = Trellis.makeList(GraphValue(view).part("label", as: Label.self), labelInputs)
      let label = makeSingle(list, as: .row, labelInputs)
      let isEnabled = inputs.environment.value(\.isEnabled, named: "isEnabled")
      let responder = ActionResponder(view, .tap, at: inputs.position, isEnabled: isEnabled) { $0.action() }
      responder.join(inputs, named: "Button.responder")
      let drawing = graph.declare(DisplayItem.self, name: "Button", kind: .displayList)
      graph.define(drawing) { [number = responder.number] in
        var item = label.framed(inputs.position, id: drawing.erased.rawValue)
        if !isEnabled.wrappedValue {
          item = item.within(.opacity(Button.faintness), id: drawing.erased.rawValue, frame: item.frame)
        }
        item.answer(for: number, wrappedAs: drawing.erased.rawValue)
        item.semantics!.accessibility += Semantics.button(number)
        return item
      }
      return label.drawing(drawing).responding(responder, graph)
    }
  }
}

extension Button {
  /// How much is left of a label's colour where the button is disabled.
  private static var faintness: Double { 1 / 3 }
}

extension DisplayItem {
  /// Has a responder answer for all of the item's frame, or for where what is in it says that it is hit; an item for which
  /// somebody answers already goes into another, which has the number `id`.
  nonisolated mutating func answer(for responder: UInt64, wrappedAs id: UInt64) {
    if semantics?.responder != nil {
      let inner = moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
      self = DisplayItem(id: id, frame: frame, content: .list(DisplayList([inner])))
    }
    var meaning = semantics ?? Semantics()
    meaning.responder = responder
    if meaning.hitRegion == .drawn { meaning.hitRegion = .frame }
    semantics = meaning
  }
}

extension ForegroundStyles {
  /// What labels of buttons are painted with.
  @MainActor fileprivate static let tint = ForegroundStyles([AnyShapeStyle(TintShapeStyle())], around: nil)
  @MainActor fileprivate static let red = ForegroundStyles([AnyShapeStyle(Color.red)], around: nil)
}
