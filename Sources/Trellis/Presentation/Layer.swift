import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// A layer at the window's root, with its content and the view that presents it.
///
/// Its part of the graph is made for the first content. It belongs to the presenting view, and is removed with that view.
@MainActor
class Layer {
  /// The focus node for keys that no view on the layer handles; the nodes of those views are inside it.
  final let node: LayerNode
  /// The responder that had the focus when the layer was presented.
  final weak var focusBefore: (any Focusable)?
  /// The outputs of the content, or nil before the first content.
  fileprivate(set) final var outputs: ViewOutputs?

  init(_ node: LayerNode) { self.node = node }

  /// Whether the presenting view exists and has content on the layer that isn't leaving.
  var isPresented: Bool { false }
  var behavior: LayerBehavior { [] }

  /// The responders of the content, in the order of the views.
  final var responders: [Responder] {
    outputs?.channels?.value(of: ResponderChannel.self)?.wrappedValue ?? []
  }

  /// The accessibility labels of views with an action, by the numbers of their responders; found in the display list.
  final var titles: [UInt64: String] {
    guard let item = outputs?.displayItem.wrappedValue else { return [:] }
    var titles: [UInt64: String] = [:]
    for node in DisplayList([item]).accessibilityTree.all {
      if let number = node.action(.activate)?.number, let label = node.label {
        titles[number] = label
      }
    }
    return titles
  }

  /// Returns whether a responder is on the layer.
  final func holds(_ responder: Responder) -> Bool { responders.contains { $0 === responder } }
}

/// A layer that is compared by identity.
struct LayerEntry: Equatable {
  let layer: Layer
  static func == (first: LayerEntry, second: LayerEntry) -> Bool { first.layer === second.layer }
}

/// The layers that the views below present, and the layers that views on those present, from the lowest to the highest.
enum LayerChannel: Channel {
  static let name = "layers"
  static var kind: AttributeKind { .viewList }
  static var defaultValue: [LayerEntry] { [] }
  /// Adds the next view's layers.
  ///
  /// A layer that a modifier on several views presents is added once.
  static func reduce(value: inout [LayerEntry], nextValue: () -> [LayerEntry]) {
    for entry in nextValue() where !value.contains(entry) { value.append(entry) }
  }
}

/// The focus node that handles keys on their way out of a layer.
final class LayerNode: FocusNode {
  fileprivate(set) weak var layer: Layer?
  fileprivate var exit: @MainActor () -> Void = {}
  private let focus: Focus
  private var typed = TypeAhead()

  init(_ focus: Focus) {
    self.focus = focus
    super.init(in: nil)
  }

  /// Handles a space bar press in the middle of a typed title; otherwise the space bar presses a line.
  override func take(_ press: KeyPress) -> Bool {
    press.key == .space && press.phase != .up && typed.continues(with: press) && takeUnused(press)
  }

  override func takeUnused(_ press: KeyPress) -> Bool {
    guard let layer, press.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return false
    }
    if press.key == .escape {
      exit()
      return true
    }
    guard layer.behavior.contains(.movesByArrows) else { return false }
    switch press.key {
    case .upArrow: return focus.step(backwards: true)
    case .downArrow: return focus.step(backwards: false)
    case .home: return focus.step(toEnd: false)
    case .end: return focus.step(toEnd: true)
    case .leftArrow, .rightArrow:
      // A menu handles these keys around its lines, so one of them must have the focus.
      let isInside = focus.holder?.focusNode?.path.contains { $0 === self } == true
      return !isInside && focus.step(toEnd: false) && focus.send(press) == .handled
    default:
      guard typed.take(press) else { return false }
      let titles = layer.titles
      _ = focus.step(by: typed) { titles[$0.number] }
      return true
    }
  }
}

final class LayerOf<Content: View>: Layer {
  private let modifier: GraphValue<LayerModifier<Content>>
  private let inputs: ViewInputs
  private let subgraph: Subgraph
  private let mark: Attribute<Int>
  private var list: ViewList?
  /// The views that are modified.
  private var modified: ViewList?
  /// The modified views that are built.
  private var presenters: [Presenter] = []

  /// A modified view, with attributes that exist as long as the view and the subgraph that it was built in.
  private struct Presenter {
    let element: ViewElement
    let position: ViewPosition
    let marks: [Attribute<Int>]

    @MainActor var isThere: Bool { marks.allSatisfy(\.exists) }
  }

  init(_ modifier: GraphValue<LayerModifier<Content>>, _ inputs: ViewInputs) {
    (self.modifier, self.inputs, subgraph) = (modifier, inputs, inputs.graph.currentSubgraph)
    mark = inputs.graph.input(name: "layer", kind: .state, 0)
    super.init(LayerNode(inputs.context.focus))
    node.layer = self
    node.exit = { modifier.read { $0.onExit }() }
  }

  override var isPresented: Bool { mark.exists && modifier.read { $0.content != nil } }
  override var behavior: LayerBehavior { mark.exists ? modifier.read { $0.behavior } : [] }

  /// The layer and the layers of views on it, or none if it has no content.
  ///
  /// A rule that reads the entries depends on the content.
  var entries: [LayerEntry] {
    if list == nil {
      guard modifier.read({ $0.content != nil }) else { return [] }
      inputs.graph.within(subgraph) { build() }
    }
    // Leaving content is still visible.
    guard let list, let outputs, !list.elements.isEmpty || outputs.draws else { return [] }
    return [LayerEntry(layer: self)]
      + (outputs.channels?.value(of: LayerChannel.self)?.wrappedValue ?? [])
  }

  /// Returns the views, modified to present the layer as long as one of them exists.
  func present(by list: ViewList) -> ViewList {
    modified = list
    return list.map(inputs) { element, inputs in
      let graph = inputs.graph
      let own = graph.within(element.subgraph) { graph.input(name: "layer.presenter", kind: .state, 0) }
      let around = graph.input(name: "layer.presenter", kind: .state, 0)
      // If a view is built again, only the view's latest position counts.
      self.presenters.removeAll { $0.element == element || !$0.isThere }
      self.presenters.append(Presenter(element: element, position: inputs.position, marks: [own, around]))
      if self.list != nil { self.noteLaterThatPresentersChanged() }
      let outputs = element.make(inputs.position)
      return outputs.setting(LayerChannel.self, inputs.graph) { inner in
        var all = inner()
        LayerChannel.reduce(value: &all) { self.entries }
        return all
      }
    }
  }

  /// The frame of the first modified view, in points in the window.
  ///
  /// A rule that reads the frame depends on the set of modified views.
  private var anchor: CGRect {
    _ = mark.wrappedValue
    // A container drops a view before the view's attributes are removed.
    let isListed = modified?.membership ?? { _ in true }
    guard let position = presenters.first(where: { $0.isThere && isListed($0.element) })?.position else {
      return .zero
    }
    return CGRect(origin: position.origin(inSpaceNamed: nil), size: position.size)
  }

  /// Enqueues an update of the anchor, which runs after the rule that builds the view has ended.
  private func noteLaterThatPresentersChanged() {
    let mark = mark
    inputs.context.writes.performLater("layer") { if mark.exists { mark.wrappedValue += 1 } }
  }

  private func build() {
    let graph = inputs.graph
    let window = inputs.position.surroundings.windowSize
    let geometry = graph.rule(name: "layer", kind: .geometry) {
      ViewSize(size: window.wrappedValue, proposal: ProposedViewSize(window.wrappedValue))
    }
    let position = SingleViewPosition(geometry, in: nil, Surroundings(inWindowOf: window))
    var inner = inputs.outsideStacks.inside(position).modifyingEnvironment(named: "layer") {
      [unowned self] values in
      values.layerAnchor = anchor
    }
    inner[FocusNodeKey.self] = node
    inner.identity.settle()
    let list = makeList(modifier.part("content", as: Content?.self), inner.written(1))
    self.list = list
    inputs.context.insertsFirstViews = true
    outputs = makeSingle(list, as: .pile, inner)
    inputs.context.insertsFirstViews = false
  }
}

extension LayerModifier: PrimitiveModifier {
  package static var isForLists: Bool { false }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    inputs.context.layers.isUsed = true
    return LayerOf(modifier, inputs).present(by: content(inputs))
  }
}

extension ViewOutputs {
  /// Whether the views draw anything.
  @MainActor fileprivate var draws: Bool {
    guard case .list(let list) = displayItem.wrappedValue.content else { return true }
    return !list.items.isEmpty
  }
}
