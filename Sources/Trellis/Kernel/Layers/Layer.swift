import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// A layer at the window's root: what is on it, and who presents it.
///
/// Its part of the graph is made when something is first on it, and belongs to the view that presents it, with which it goes.
@MainActor
class Layer {
  /// Who gets keys that nobody on the layer wants; those on it are inside.
  final let node: LayerNode
  /// Who had the focus when the layer came.
  final weak var focusBefore: Responder?
  /// What is on it; nil until something was.
  fileprivate(set) final var outputs: ViewOutputs?

  init(_ node: LayerNode) { self.node = node }

  /// Whether its view is there, and has something on it that isn't leaving.
  var isPresented: Bool { false }
  var behavior: LayerBehavior { [] }

  /// Who answers for what is on it, in the order of the views.
  final var responders: [Responder] {
    outputs?.channels?.value(of: ResponderChannel.self)?.wrappedValue ?? []
  }

  /// What is read for those of its views that do something, by the numbers of who answers for them: found in its picture.
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

  /// Whether a responder is on it.
  final func holds(_ responder: Responder) -> Bool { responders.contains { $0 === responder } }
}

/// A layer, of which it counts which one it is.
struct LayerEntry: Equatable {
  let layer: Layer
  static func == (first: LayerEntry, second: LayerEntry) -> Bool { first.layer === second.layer }
}

/// The layers of the views below, and on those the layers of what is on them, the lowest first.
enum LayerChannel: Channel {
  static let name = "layers"
  static var kind: AttributeKind { .viewList }
  static var defaultValue: [LayerEntry] { [] }
  /// Adds the next view's layers.
  ///
  /// A layer of several views, which a modifier on all of them presents, counts once.
  static func reduce(value: inout [LayerEntry], nextValue: () -> [LayerEntry]) {
    for entry in nextValue() where !value.contains(entry) { value.append(entry) }
  }
}

/// What keys pass on their way out of a layer.
final class LayerNode: FocusNode {
  fileprivate(set) weak var layer: Layer?
  fileprivate var exit: @MainActor () -> Void = {}
  private let focus: Focus
  private var typed = TypeAhead()

  init(_ focus: Focus) {
    self.focus = focus
    super.init(in: nil)
  }

  /// The space bar presses a line, but in the middle of a title it is a part of that.
  override func take(_ press: KeyPress) -> Bool {
    press.key == .space && press.phase != .up && typed.goesOn(with: press) && takeUnused(press)
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
  /// The views that are modified, and those of them that are built.
  private var modified: ViewList?
  private var presenters: [Presenter] = []

  /// A view that is modified, with attributes that are there as long as the view and what it was built in.
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

  /// This layer and those of what is on it; none where nothing is on it.
  ///
  /// A rule that asks depends on that.
  var entries: [LayerEntry] {
    if list == nil {
      guard modifier.read({ $0.content != nil }) else { return [] }
      inputs.graph.within(subgraph) { build() }
    }
    // What leaves is still to be seen.
    guard let list, let outputs, !list.elements.isEmpty || outputs.draws else { return [] }
    return [LayerEntry(layer: self)]
      + (outputs.channels?.value(of: LayerChannel.self)?.wrappedValue ?? [])
  }

  /// Presents the layer by some views, as long as one of them is there.
  func present(by list: ViewList) -> ViewList {
    modified = list
    return list.map(inputs) { element, inputs in
      let graph = inputs.graph
      let own = graph.within(element.subgraph) { graph.input(name: "layer.presenter", kind: .state, 0) }
      let around = graph.input(name: "layer.presenter", kind: .state, 0)
      // A view that is built anew counts where it was built last.
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
  /// A rule that reads it depends on which views there are.
  private var anchor: CGRect {
    _ = mark.wrappedValue
    // A container drops a view before the view's attributes go.
    let isListed = modified?.membership ?? { _ in true }
    guard let position = presenters.first(where: { $0.isThere && isListed($0.element) })?.position else {
      return .zero
    }
    return CGRect(origin: position.origin(inSpaceNamed: nil), size: position.size)
  }

  /// Reads the anchor again when the rule that builds the view has ended.
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
    let position = SolePosition(geometry, in: nil, Surroundings(inWindowOf: window))
    var inner = inputs.outsideStacks.inside(position).modifyingEnvironment(named: "layer") {
      [unowned self] values in
      values.layerAnchor = anchor
    }
    inner[FocusNodeKey.self] = node
    inner.identity.settle()
    let list = makeList(modifier.part("content", as: Content?.self), inner.written(1))
    self.list = list
    inputs.context.layers.isBuilding = true
    outputs = makeSingle(list, as: .pile, inner)
    inputs.context.layers.isBuilding = false
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
  /// Whether anything is drawn of the views.
  @MainActor fileprivate var draws: Bool {
    guard case .list(let list) = displayItem.wrappedValue.content else { return true }
    return !list.items.isEmpty
  }
}
