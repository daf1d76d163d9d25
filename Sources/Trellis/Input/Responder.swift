import Foundation
import TrellisDisplayList
import TrellisGraph

/// The handler of a view's events.
///
/// Its capabilities, such as having the focus or taking drops, are protocols to which it conforms.
///
/// The display list contains the responder's number, so that hit testing finds the responder. Views also pass their responders upwards,
/// in the order of the views, for code that enumerates them.
@MainActor
class Responder {
  /// The attribute that holds the responder and is removed with its view.
  private(set) final var attribute: Attribute<Responder>?
  /// The position of the responder's view.
  final private(set) var position: ViewPosition

  init(at position: ViewPosition) { self.position = position }

  /// Sets the position of the responder's view, if it differs from the one at creation.
  final func setPosition(_ position: ViewPosition) { self.position = position }

  /// Adds the attribute that holds the responder to the current subgraph.
  final func join(_ inputs: ViewInputs, named name: String) {
    inputs.note(join(inputs.graph, named: name).erased)
  }

  /// Adds the attribute that holds the responder to the current subgraph, for a view that has a responder only at times.
  @discardableResult
  final func join(_ graph: AttributeGraph, named name: String) -> Attribute<Responder> {
    let attribute = graph.input(name: name, kind: .responder, self as Responder)
    self.attribute = attribute
    return attribute
  }

  /// The number in display lists; traps before the responder has joined a graph.
  final var number: UInt64 { attribute!.erased.rawValue }

  /// Whether the responder's view is still in the graph.
  final var isThere: Bool { attribute?.exists ?? false }

  /// Whether events have an effect.
  var isEnabled: Bool { true }

  /// Handles an event that the responder can handle, and ignores other events.
  @discardableResult
  func handle(_ event: ResponderEvent) -> EventResult { .ignored }
}

/// The responders of the views below, in the order of the views; the responders inside a view follow the view's own.
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
