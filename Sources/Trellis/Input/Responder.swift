import Foundation
import TrellisDisplayList
import TrellisGraph

/// The handler of a view's events.
///
/// The display list contains its number, so that hit testing finds it. Views also pass their responders upwards, in the order of
/// the views, for code that enumerates them.
@MainActor
class Responder {
  /// The attribute that holds the responder and is removed with its view.
  private(set) final var attribute: Attribute<Responder>?
  /// The position of its view.
  final private(set) var position: ViewPosition

  /// The environment of a view that can have the focus, which decides whether the focus is visible.
  final var environment: EnvironmentScope?

  init(at position: ViewPosition) { self.position = position }

  /// Sets the position of its view, if it differs from the one at creation.
  final func stand(at position: ViewPosition) { self.position = position }

  /// Adds the attribute that holds it to the current subgraph.
  final func join(_ inputs: ViewInputs, named name: String) {
    inputs.note(join(inputs.graph, named: name).erased)
  }

  /// Adds the attribute that holds it to the current subgraph, for a view that has a responder only at times.
  @discardableResult
  final func join(_ graph: AttributeGraph, named name: String) -> Attribute<Responder> {
    let attribute = graph.input(name: name, kind: .responder, self as Responder)
    self.attribute = attribute
    return attribute
  }

  /// The number in display lists; traps before it has joined a graph.
  final var number: UInt64 { attribute!.erased.rawValue }

  /// Whether its view is still in the graph.
  final var isThere: Bool { attribute?.exists ?? false }

  /// Whether it handles taps on its view; otherwise a responder around does.
  var takesTaps: Bool { false }

  /// Whether events have an effect.
  var isEnabled: Bool { true }

  /// Creates the recognizer for a pointer that went down on its view, with its rank; nil if there is none.
  func makeContender() -> (Contender, Contender.Rank)? { nil }

  /// Whether its recognizer goes on; false if, for example, the view was disabled while a pointer was down.
  var stillContends: Bool { true }

  /// Whether the recognizers of views inside its view are cancelled.
  var cancelsInnerRecognizers: Bool { false }

  /// The ways in which its view gets the focus; empty if it never does.
  var focusability: Focusability { [] }

  /// Whether its view has the initial focus on a new layer, ahead of views before it.
  var prefersInitialFocus: Bool { false }

  /// The distance of the focus ring beyond the view's edges, in points; nil shows the ring only for focus by keys.
  var focusMargin: CGSize? { nil }

  /// Whether a ring is drawn around its view while it has the focus.
  var hasFocusRing: Bool { true }

  /// The innermost focus node around its view.
  var focusNode: FocusNode? { nil }

  /// Whether its view can have the focus now: in some way, and no node around forbids it.
  final var canHaveFocus: Bool { !focusability.isEmpty && focusNode?.letsFocusIn != false }

  /// Called when its view gets or loses the focus.
  func focusDidChange(_ isFocused: Bool) {}

  /// Handles a key while its view has the focus; returns whether it did something.
  func takeKey(_ press: KeyPress) -> Bool { false }

  /// Whether its view takes typed text.
  var takesText: Bool { false }

  /// Handles typed text while its view has the focus; returns whether it did something.
  func takeText(_ string: String) -> Bool { false }

  /// Handles text that an input method is composing, while its view has the focus; returns whether it did something.
  func takeComposition(_ composition: Composition) -> Bool { false }

  /// The area where text is entered, in points in the window; nil if its view takes none.
  var textInputArea: CGRect? { nil }

  /// Handles a press of the middle button at a point of its view; returns whether it did something.
  func middlePress(at place: CGPoint) -> Bool { false }

  /// Handles a press of the secondary button at a point of its view; returns whether it did something.
  func secondaryPress(at place: CGPoint) -> Bool { false }

  /// Performs the view's keyboard shortcut for a key, wherever the focus is; returns whether it has one.
  func takeShortcut(_ press: KeyPress) -> Bool { false }

  /// Returns the pointer's shape at a point of its view; nil leaves it to the responders around.
  func pointerShape(at place: CGPoint) -> PointerShape? { nil }

  /// Whether its view takes drops, of any kind.
  var takesDrops: Bool { false }

  /// Returns whether it would take the dragged items.
  func canTake(_ dragged: [Any]) -> Bool { false }

  /// Called when items that it would take enter or move over a point of its view.
  func dragDidMove(_ dragged: [Any], to place: CGPoint, isNew: Bool) {}

  /// Called when these items leave its view or are dropped there.
  func dragDidLeave(_ dragged: [Any], isDropped: Bool) {}

  /// Handles a drop at a point of its view; returns whether it did.
  func take(_ dragged: [Any], at place: CGPoint) -> Bool { false }

  /// Whether it is notified when the mouse is over its view.
  var followsMouse: Bool { false }

  /// Called when the mouse enters or moves over its view, with its point in the view's space and in the window's.
  func mouseDidMove(to place: CGPoint, inWindow: CGPoint, isNew: Bool) {}

  /// Called when the mouse leaves its view.
  func mouseDidLeave() {}

  /// Performs the accessibility action that names it.
  func performAccessibilityAction() {}

  /// Whether it handles turns of a wheel.
  var takesWheel: Bool { false }

  /// Scrolls by a distance to the right and down, in points; returns the rest of it.
  func scroll(by distance: CGSize) -> CGSize { distance }
}

/// The responders of the views below, in the order of the views; those inside a view follow its own.
enum ResponderChannel: Channel {
  static let name = "responders"
  static var kind: AttributeKind { .responder }
  static var defaultValue: [Responder] { [] }
  static func reduce(value: inout [Responder], nextValue: () -> [Responder]) { value += nextValue() }
}

extension ViewOutputs {
  /// Returns these outputs with a responder added.
  @MainActor func responding(_ responder: Responder, _ graph: AttributeGraph) -> ViewOutputs {
    setting(ResponderChannel.self, graph) { inner in [responder] + inner() }
  }
}

extension AttributeGraph {
  /// Returns the responder that a display list of this graph names; nil if its view was removed.
  @MainActor func responder(_ number: UInt64) -> Responder? {
    attribute(rawValue: number)?.value as? Responder
  }
}
