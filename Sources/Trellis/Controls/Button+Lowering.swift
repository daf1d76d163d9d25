import Foundation
import TrellisDisplayList
import TrellisGraph

/// Answers for a view whose value has an action.
final class ActionResponder<Value>: Responder {
  /// Which part of the view performs the action.
  enum Trigger {
    /// A press, and the action that a screen reader has for it.
    case press
    /// An accessibility action alone.
    case accessibility
  }

  private let value: Attribute<Value>
  private let trigger: Trigger
  private let enabling: Attribute<Bool>?
  private let node: FocusNode?
  private let shortcut: (@MainActor () -> KeyboardShortcut?)?
  private let action: @MainActor (Value) -> Void

  init(
    _ value: Attribute<Value>, _ trigger: Trigger, _ inputs: ViewInputs, isEnabled: Attribute<Bool>? = nil,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    (self.value, self.trigger, self.enabling, self.action) = (value, trigger, isEnabled, action)
    (node, shortcut) = (inputs[FocusNodeKey.self], inputs[ShortcutKey.self])
    super.init(at: inputs.position)
  }

  override var takesTaps: Bool { trigger == .press }
  override var isEnabled: Bool { enabling?.wrappedValue ?? true }
  override func performAccessibilityAction() { perform() }

  /// What is disabled keeps presses from what lies behind it, and does nothing.
  override func makeContender() -> (Contender, Contender.Rank)? {
    trigger == .press && isEnabled ? (PressContender { [weak self] in self?.perform() }, .normal) : nil
  }

  override var focusability: Focusability { trigger == .press ? [.byTab, .byProgram] : [] }
  override var focusNode: FocusNode? { node }

  /// The space bar and the return key press it while it has the focus.
  override func takeKey(_ press: KeyPress) -> Bool {
    guard press.phase == .down, press.modifiers.isDisjoint(with: [.control, .option, .command]),
      press.key == .space || press.key == .return, isEnabled
    else { return false }
    perform()
    return true
  }

  override func takeShortcut(_ press: KeyPress) -> Bool {
    guard trigger == .press, let shortcut = shortcut?(), shortcut.isMeant(by: press), isEnabled else {
      return false
    }
    perform()
    return true
  }

  private func perform() { if value.exists, isEnabled { action(value.wrappedValue) } }
}

/// Looks whether a pointer comes up over the view on which it went down, wherever it is in between.
///
/// Source: recorded (SwiftUI on macOS 26: out and back in is a click).
private final class PressContender: Contender {
  private let action: @MainActor () -> Void
  private var pointer: Int?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  override var isPress: Bool { true }

  override func take(_ sample: PointerSample) -> Reaction {
    switch sample.phase {
    case .down:
      if pointer == nil { pointer = sample.pointer }
      return Reaction(standing: .possible)
    case .moved: return Reaction(standing: .possible)
    case .up:
      guard sample.pointer == pointer else { return Reaction(standing: .possible) }
      return sample.isOver() ? Reaction(standing: .ended, whenGranted: [action]) : Reaction(standing: .failed)
    }
  }
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
      let responder = ActionResponder(view, .press, inputs, isEnabled: isEnabled) { $0.action() }
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
  /// Has a responder answer for all of the item's frame, or for where what is in it says that it is hit, and unless `fillsFrame` where
  /// something is drawn; an item for which somebody answers already goes into another, which has the number `id`.
  nonisolated mutating func answer(for responder: UInt64, wrappedAs id: UInt64, fillsFrame: Bool = true) {
    if semantics?.responder != nil {
      let inner = moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
      self = DisplayItem(id: id, frame: frame, content: .list(DisplayList([inner])))
    }
    var meaning = semantics ?? Semantics()
    meaning.responder = responder
    if fillsFrame, meaning.hitRegion == .drawn { meaning.hitRegion = .frame }
    semantics = meaning
  }
}

extension ForegroundStyles {
  /// What labels of buttons are painted with.
  @MainActor fileprivate static let tint = ForegroundStyles([AnyShapeStyle(TintShapeStyle())], around: nil)
  @MainActor fileprivate static let red = ForegroundStyles([AnyShapeStyle(Color.red)], around: nil)
}
