import Foundation
import TrellisDisplayList
import TrellisGraph

/// Who answers for a view when something happens to it.
///
/// The display list names it by its number: what is at a point is looked for there. Beside it, views hand their responders
/// upwards in their order, for whoever goes through them.
@MainActor
class Responder {
  /// The attribute that holds it, and goes with its view.
  private(set) final var attribute: Attribute<Responder>?
  /// Where its view is.
  final private(set) var position: ViewPosition

  /// The environment of a view that can have the focus, which says whether that is seen.
  final var environment: EnvironmentScope?

  init(at position: ViewPosition) { self.position = position }

  /// The view stands elsewhere than what was around when this was made.
  final func stand(at position: ViewPosition) { self.position = position }

  /// Makes the attribute that holds it, in the subgraph in force.
  final func join(_ inputs: ViewInputs, named name: String) {
    inputs.note(join(inputs.graph, named: name).erased)
  }

  /// Makes the attribute that holds it, in the subgraph in force, for a view that has one only sometimes.
  @discardableResult
  final func join(_ graph: AttributeGraph, named name: String) -> Attribute<Responder> {
    let attribute = graph.input(name: name, kind: .responder, self as Responder)
    self.attribute = attribute
    return attribute
  }

  /// By what display lists name it; it joined a graph before.
  final var number: UInt64 { attribute!.erased.rawValue }

  /// Whether its view is still there.
  final var isThere: Bool { attribute?.exists ?? false }

  /// Whether a tap on its view is its matter; else it is that of whoever is around.
  var takesTaps: Bool { false }

  /// Whether what it takes has an effect.
  var isEnabled: Bool { true }

  /// Makes what contends for a pointer that went down on its view, and says with which rank; nil where nothing does.
  func makeContender() -> (Contender, Contender.Rank)? { nil }

  /// Whether what it made goes on: what is disabled while a pointer is down ends there.
  var stillContends: Bool { true }

  /// Whether those who answer for what is in its view don't contend.
  var silencesInside: Bool { false }

  /// How its view comes to have the focus; nothing where it never does.
  var focusability: Focusability { [] }

  /// Whether its view has the focus at first on a layer that comes, before those that come before it.
  var comesFirst: Bool { false }

  /// Where the focus is seen that its view has, however it came: so far beyond its edges, in points; nil where only one is seen that came
  /// by keys.
  var focusMargin: CGSize? { nil }

  /// Whether a ring is drawn around its view while it has the focus.
  var hasFocusRing: Bool { true }

  /// The innermost modifier around its view that keys pass.
  var focusNode: FocusNode? { nil }

  /// Whether its view can have the focus now: in some way, and nothing around forbids it.
  final var canHaveFocus: Bool { !focusability.isEmpty && focusNode?.letsFocusIn != false }

  /// Its view got the focus, or lost it.
  func focusDidChange(_ isFocused: Bool) {}

  /// Takes a key while its view has the focus; answers whether that did something.
  func takeKey(_ press: KeyPress) -> Bool { false }

  /// Whether its view takes characters that are typed.
  var takesText: Bool { false }

  /// Takes characters that were typed while its view has the focus; answers whether that did something.
  func takeText(_ string: String) -> Bool { false }

  /// Takes characters that an input method works on while its view has the focus; answers whether that did something.
  func takeComposition(_ composition: Composition) -> Bool { false }

  /// Where characters are typed now, in points in the window; nil where its view takes none.
  var textInputArea: CGRect? { nil }

  /// The middle button was pressed at a point of its view; answers whether that did something.
  func middlePress(at place: CGPoint) -> Bool { false }

  /// The secondary button was pressed at a point of its view; answers whether that did something.
  func secondaryPress(at place: CGPoint) -> Bool { false }

  /// Does what its view does for a key with modifiers, wherever the focus is; answers whether that is anything.
  func takeShortcut(_ press: KeyPress) -> Bool { false }

  /// What the mouse's pointer looks like at a point of its view; nil leaves that to those around.
  func pointerShape(at place: CGPoint) -> PointerShape? { nil }

  /// Whether its view takes what is dragged, of one kind or another.
  var takesDrops: Bool { false }

  /// Whether it would take what is dragged.
  func canTake(_ dragged: [Any]) -> Bool { false }

  /// Something that it would take is over a point of its view, or just came there.
  func dragDidMove(_ dragged: [Any], to place: CGPoint, isNew: Bool) {}

  /// That is no longer over its view, or is let go there.
  func dragDidLeave(_ dragged: [Any], isDropped: Bool) {}

  /// Takes what was dragged, at a point of the view; answers whether it did.
  func take(_ dragged: [Any], at place: CGPoint) -> Bool { false }

  /// Whether it wants to know when the mouse is over its view.
  var followsMouse: Bool { false }

  /// The mouse moved over its view, or came there: to a point of the view's space, and of the window's.
  func mouseDidMove(to place: CGPoint, inWindow: CGPoint, isNew: Bool) {}

  /// The mouse isn't over its view any more.
  func mouseDidLeave() {}

  /// Does what the accessibility action does that names it.
  func performAccessibilityAction() {}

  /// Whether turns of a wheel are its matter.
  var takesWheel: Bool { false }

  /// Scrolls by so many points to the right and down; answers what is left of them.
  func scroll(by distance: CGSize) -> CGSize { distance }
}

/// The responders of the views below, in the order of the views; what is in a view comes after it.
enum ResponderChannel: Channel {
  static let name = "responders"
  static var kind: AttributeKind { .responder }
  static var defaultValue: [Responder] { [] }
  static func reduce(value: inout [Responder], nextValue: () -> [Responder]) { value += nextValue() }
}

extension ViewOutputs {
  /// The same of a view for which somebody answers.
  @MainActor func responding(_ responder: Responder, _ graph: AttributeGraph) -> ViewOutputs {
    setting(ResponderChannel.self, graph) { inner in [responder] + inner() }
  }
}

extension AttributeGraph {
  /// The responder that a display list of this graph names; nil where its view has gone.
  @MainActor func responder(_ number: UInt64) -> Responder? {
    attribute(rawValue: number)?.value as? Responder
  }
}
