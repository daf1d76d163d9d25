import Dispatch
package import Foundation
package import TrellisDisplayList
package import TrellisGraph
package import TrellisLayout
package import TrellisText

/// A view or an app, built into an attribute graph: what a host shows and sends input to.
///
/// The host sets inputs (size, environment), sends events, and asks for the display list, which brings up to date what
/// changed and nothing else.
@MainActor
package final class ViewGraph {
  /// The graph, for counters and pictures of it.
  package let graph: AttributeGraph
  /// What owns every attribute: rules that build views hold the graph, so that it wouldn't go by itself.
  private let everything: Subgraph
  private let context: ViewContext
  private let environmentInput: Attribute<EnvironmentValues>
  private let sizeInput: Attribute<CGSize>
  private let titleAttribute: Attribute<String?>?
  private let root: Attribute<DisplayList>
  /// What the whole content gives.
  private let rootOutputs: ViewOutputs
  /// The action that the pointer went down on, until it comes up.
  private var pressed: UInt64?

  /// Builds a view, in a window of a size in points.
  package convenience init<Root: View>(
    root: Root, size: CGSize, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false
  ) {
    self.init(size, colorScheme, measurer, recordsIdentities) { inputs in
      let view = inputs.graph.input(name: shortName(Root.self), kind: .view, root)
      return (nil, makeList(view, inputs.standing(alone: .column)))
    }
  }

  /// Builds an app's window; a size of nil is 640 × 480 points.
  package convenience init<A: App>(
    app: A, size: CGSize?, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false
  ) {
    let size = size ?? CGSize(width: 640, height: 480)
    self.init(size, colorScheme, measurer, recordsIdentities) { inputs in
      let value = inputs.graph.input(name: shortName(A.self), kind: .view, app)
      let scene = makeScene(makeBody(of: value, inputs) { $0.body }, inputs)
      return (scene.title, scene.content)
    }
  }

  private init(
    _ size: CGSize, _ colorScheme: ColorScheme, _ measurer: any TextMeasurer, _ recordsIdentities: Bool,
    content makeContent: @MainActor (ViewInputs) -> (Attribute<String?>?, ViewList)
  ) {
    let graph = AttributeGraph()
    let context = ViewContext(graph: graph, measurer: measurer, recordsIdentities: recordsIdentities)
    self.graph = graph
    self.context = context
    // What changes elsewhere, such as an observable object on another thread, has the host look whether it needs an update.
    graph.onMail { DispatchQueue.main.async {} }
    everything = graph.makeSubgraph()
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    (environmentInput, sizeInput, titleAttribute, root, rootOutputs) = graph.within(everything) {
      let environmentInput = graph.input(name: "environment", kind: .environment, values)
      let sizeInput = graph.input(name: "window", kind: .windowSize, ViewGraph.usable(size))
      let environment = EnvironmentScope(environmentInput, name: "environment", graph: graph)
      let geometry = graph.declare(ViewSize.self, name: "root", kind: .geometry)
      let content = RootContent(geometry, inWindowOf: sizeInput)
      let inputs = ViewInputs(context: context, environment: environment, position: content.position)
      let (title, list) = makeContent(inputs)
      let (root, outputs) = content.makeRoot(list, inputs)
      return (environmentInput, sizeInput, title, root, outputs)
    }
  }

  isolated deinit {
    // What goes with the window disappears; nothing may wait that holds the graph.
    defersDestruction = false
    everything.remove()
    _ = context.lifecycle.perform()
  }
}

/// The content of a window: proposed the window's size and centred in it, on the window's background.
@MainActor
private struct RootContent {
  private let geometry: Attribute<ViewSize>
  private let size: Attribute<CGSize>
  let position: ViewPosition

  init(_ geometry: Attribute<ViewSize>, inWindowOf size: Attribute<CGSize>) {
    (self.geometry, self.size) = (geometry, size)
    position = SolePosition(geometry, in: nil, Surroundings(inWindowOf: size)) {
      Alignment.center.origin(of: geometry.wrappedValue.size, in: size.wrappedValue)
    }
  }

  func makeRoot(_ list: ViewList, _ inputs: ViewInputs) -> (Attribute<DisplayList>, ViewOutputs) {
    let (graph, size, position) = (inputs.graph, size, position)
    let content = makeSingle(list, as: .column, inputs.inside(position))
    graph.define(geometry) {
      let size = size.wrappedValue
      let computer = content.layoutComputer.wrappedValue
      let proposal = ProposedViewSize(size)
      let answer = computer.within(self.size) { computer.sizeThatFits(proposal) }
      return ViewSize(size: answer, proposal: proposal)
    }
    let scheme = inputs.environment.value(\.colorScheme, named: "colorScheme")
    let root = graph.rule(name: "root", kind: .rootDisplayList) {
      let background = DisplayItem(
        id: 0, frame: CGRect(origin: .zero, size: size.wrappedValue),
        content: .fill(Color.windowBackground.resolved(in: scheme.wrappedValue)))
      return DisplayList([background, content.drawn.moved(by: position.origin)])
    }
    return (root, content)
  }
}

// MARK: - What the host sets

extension ViewGraph {
  /// The window's size in points.
  ///
  /// NaN and negative lengths count as 0.
  package var size: CGSize {
    get { sizeInput.wrappedValue }
    set { sizeInput.wrappedValue = ViewGraph.usable(newValue) }
  }

  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  /// The environment around the whole content.
  package var environment: EnvironmentValues {
    get { environmentInput.wrappedValue }
    set { environmentInput.wrappedValue = newValue }
  }

  /// Whether the window is light or dark.
  package var colorScheme: ColorScheme {
    get { environment.colorScheme }
    set { if newValue != colorScheme { environment.colorScheme = newValue } }
  }
}

// MARK: - What the host is told

extension ViewGraph {
  /// Who is told what `_printChanges()` and `_logChanges()` say, a line each, besides where they say it.
  package var onChangesReport: ((String) -> Void)? {
    get { context.tellChanges }
    set { context.tellChanges = newValue }
  }
}

// MARK: - What the host asks for

extension ViewGraph {
  /// Where the views of attributes are, by the attributes' numbers in snapshots; none where they weren't to be recorded.
  package var identityPaths: [Int: String] { context.identities?.byNode ?? [:] }

  /// The window's title; empty where the app gives none.
  package var title: String { titleAttribute?.wrappedValue ?? "" }

  /// What the whole content hands up for a key; bring the display list up to date first.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    rootOutputs.preference(key)?.wrappedValue ?? Key.defaultValue
  }

  /// Whether something changed that the display list perhaps depends on, or an action that waits for a change.
  package var needsUpdate: Bool {
    context.sources.look()
    return root.isPerhapsOutOfDate
  }

  /// Brings the display list up to date, and performs what is due when views came, changed and went; where that changes
  /// something, it is brought up to date again before it is shown.
  ///
  /// An app whose appearances go on changing views for ever is shown after 100 rounds, and goes on in the next update.
  package func update() -> DisplayList {
    context.lifecycle.beginUpdate()
    context.sources.look()
    for _ in 0..<100 {
      _ = root.wrappedValue
      let wrote = context.writes.performLate()
      let hasPerformed = context.lifecycle.perform()
      if !hasPerformed && !wrote { break }
    }
    context.sources.removeUnused()
    return root.wrappedValue
  }

  /// What the content draws, brought up to date, without the window's background.
  package func updateContent() -> DisplayList {
    DisplayList(Array(update().items.dropFirst()))
  }

  /// The size that the content takes when that much is proposed to it, once the display list is up to date.
  package func contentSize(proposing proposal: ProposedViewSize) -> CGSize {
    _ = update()
    let computer = rootOutputs.layoutComputer.wrappedValue
    return computer.within(sizeInput) { computer.sizeThatFits(proposal) }
  }

  /// What happens when the content, as it is now, is laid out from scratch, in order; a proposal of nil is the window's
  /// size.
  ///
  /// It happens on copies: nothing in the graph is evaluated or changed for it, but to bring the display list up to date.
  package func traceLayout(proposing proposal: ProposedViewSize? = nil) -> [LayoutEvent] {
    _ = update()
    let tracer = LayoutTracer()
    let computer = rootOutputs.layoutComputer.wrappedValue
    computer.within(sizeInput) {
      tracer.trace(computer, proposing: proposal ?? ProposedViewSize(size), in: size)
    }
    return tracer.events
  }

  /// Takes what a person did.
  ///
  /// Where the pointer comes up on the same control on which it went down, that control's action is performed.
  package func send(_ event: InputEvent) {
    switch event {
    case .pointerDown(let point):
      pressed = action(at: point)
    case .pointerUp(let point):
      let released = action(at: point)
      if let released, released == pressed { perform(released) }
      pressed = nil
    case .scrolled(let point, let distance):
      scroll(at: point, by: distance)
    case .pointerMoved, .keyDown:
      break
    }
  }

  /// Scrolls what is at a point; what the innermost scroll view can't take, those around it get.
  private func scroll(at point: CGPoint, by distance: CGSize) {
    var rest = distance
    for item in update().scrollTest(point) where rest != .zero {
      let attribute = item.semantics?.scrolling.flatMap(graph.attribute(rawValue:))
      if let port = attribute?.value as? ScrollPort { rest = port.scroll(by: rest) }
    }
  }

  private func action(at point: CGPoint) -> UInt64? {
    update().hitTest(point).first?.semantics?.action
  }

  /// Performs an action that the display list names; nothing where what it belonged to has gone.
  package func perform(_ action: UInt64) {
    guard let target = graph.attribute(rawValue: action)?.value as? any TapTarget else { return }
    target.action()
  }
}
