import Dispatch
package import Foundation
import TrellisDisplayList
package import TrellisGraph
import TrellisLayout
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
  let context: ViewContext
  private let environmentInput: Attribute<EnvironmentValues>
  let sizeInput: Attribute<CGSize>
  let titleAttribute: Attribute<String?>?
  let root: Attribute<DisplayList>
  /// What the whole content gives.
  let rootOutputs: ViewOutputs
  /// What was shown last: where events find who answers for them.
  var shown = DisplayList()
  /// What the content wishes the window to be, and what it is for the host while there is a wish.
  var scheme: (wish: ColorScheme?, ofHost: ColorScheme?) = (nil, nil)
  /// The ``arena``; nil until somebody asks for it, which a window that goes does not.
  private var arenaMade: Arena?
  /// The attribute of the view at the root; nil where an app is.
  private var rootView: Any?
  /// What the app is called; empty where there is none.
  var nameOfApp = ""
  /// The windows of the app that it is; nil where it is none.
  var windowsOfApp: (any WindowsOfApp)?
  /// The views, without the app that they may be in.
  var views: Subgraph
  /// What gives the title of a window that is another graph's scene.
  var titleOfScene: (() -> String?)?
  /// Whether the window is to be as large as its content, as its scene says.
  var isAsLargeAsContent: () -> Bool = { false }
  /// How the window comes, as its scene says.
  var openingOfScene: () -> WindowOpening = { WindowOpening() }
  /// How the window comes.
  package var opening: WindowOpening { openingOfScene() }
  /// What the content's computer answered, the last time that it was asked how small it can be, and how large.
  var smallest: (computer: LayoutComputer, size: CGSize)?
  var largest: (computer: LayoutComputer, size: CGSize)?
  /// Whether there are views; they went with ``unmount()`` else.
  package private(set) var isMounted = true

  /// Builds a view, in a window of a size in points; `beginning` is the date at time zero of its updates.
  package convenience init<Root: View>(
    root: Root, size: CGSize, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false, beginning: Date = .now
  ) {
    var rootView: Attribute<Root>?
    self.init(size, colorScheme, measurer, recordsIdentities, beginning) { inputs in
      let view = inputs.graph.input(name: TypeRecord.of(Root.self).name, kind: .view, root)
      rootView = view
      return (nil, makeList(view, inputs.standing(alone: .column)))
    }
    self.rootView = rootView
  }

  /// Gives the view at the root another value, as a body around it would; false where the root is of another type.
  package func replaceRoot<Root: View>(_ root: Root) -> Bool {
    guard isMounted, let rootView = rootView as? Attribute<Root> else { return false }
    rootView.wrappedValue = root
    return true
  }

  init(
    _ size: CGSize, _ colorScheme: ColorScheme, _ measurer: any TextMeasurer, _ recordsIdentities: Bool,
    _ beginning: Date,
    content makeContent: @MainActor (ViewInputs) -> (Attribute<String?>?, ViewList)
  ) {
    StopReport.install
    let graph = AttributeGraph()
    let everything = graph.makeSubgraph()
    self.everything = everything
    views = everything
    let context = ViewContext(
      graph: graph, measurer: measurer,
      clock: FrameClock(beginning: beginning) { [unowned graph] in
        graph.within(everything) { graph.input(name: "frame", kind: .clock, 0) }
      }, recordsIdentities: recordsIdentities)
    self.graph = graph
    self.context = context
    // What changes elsewhere, such as an observable object on another thread, has the host look whether it needs an update.
    nonisolated(unsafe) weak let writes = context.writes  // it is used on the main actor alone
    graph.onMail {
      // What is set on the main actor is set in a transaction, whose update it is.
      if StateWrites.isOnMainActor { MainActor.assumeIsolated { writes?.noteChange() } }
      DispatchQueue.main.async {}
    }
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    context.addHosts(to: &values)
    values.layerTurns = context.layers.turns
    (environmentInput, sizeInput, titleAttribute, root, rootOutputs) = graph.within(everything) {
      let environmentInput = graph.input(name: "environment", kind: .environment, values)
      let sizeInput = graph.input(name: "window", kind: .windowSize, ViewGraph.usable(size))
      context.windowSize = sizeInput
      let environment = EnvironmentScope(environmentInput, name: "environment", graph: graph)
      let geometry = graph.declare(ViewSize.self, name: "root", kind: .geometry)
      let mark = graph.input(name: "focus", kind: .state, WindowMarks())
      context.focus.onChange = { [unowned focus = context.focus] in
        if mark.exists { mark.wrappedValue.focus = FocusMark(focus) }
      }
      context.drags.onChange = { item in if mark.exists { mark.wrappedValue.dragged = item } }
      let content = RootContent(geometry, inWindowOf: sizeInput, mark)
      let inputs = ViewInputs(context: context, environment: environment, position: content.position)
      let (title, list) = makeContent(inputs)
      let (root, outputs) = content.makeRoot(list, inputs)
      return (environmentInput, sizeInput, title, root, outputs)
    }
    context.windowOpener.window = self
    CurrentWindow.last = self
    context.focus.makeVoices = { [unowned graph] in
      graph.within(everything) { graph.input(name: "focusedValues", kind: .state, FocusVoices()) }
    }
    context.focus.isInMenu = { [unowned layers = context.layers] in layers.menu != nil }
    context.drags.candidates = { [weak self] in self?.candidates(at: $0) ?? [] }
    context.drags.place = { [weak self] in self?.place(of: $0, in: $1.responder, along: $1.path) }
    context.focus.candidates = { [weak self] in self?.allResponders.filter(\.canHaveFocus) ?? [] }
  }

  isolated deinit {
    unmount()
  }

  /// What pointers that are down come to mean.
  var arena: Arena {
    if let arenaMade { return arenaMade }
    let arena = Arena(
      candidates: { [unowned self] in candidates(at: $0) },
      place: { [unowned self] in place(of: $0, in: $1.responder, along: $1.path) })
    arenaMade = arena
    return arena
  }

  /// Takes all views out of the graph, for good: they disappear, their tasks are cancelled, and no attribute stays.
  package func unmount() { remove(everything) }

  /// Takes all views out of the graph, for good; the app that they are in stays, for its other windows.
  package func closeWindow() { remove(views) }

  private func remove(_ part: Subgraph) {
    guard part.exists else { return }
    isMounted = false
    // Nothing may wait that holds the graph.
    defersDestruction = false
    arenaMade?.cancelAll()
    context.layers.clear()
    part.remove()
    _ = context.lifecycle.perform()
    // Nobody who answered for a view that has gone is held.
    _ = context.focus.perform()
    context.hovers.forget()
    if !isAlive { context.writes.forget() }
    (shown, rootView, smallest, largest) = (DisplayList(), nil, nil, nil)
  }

  /// Whether there is something left that can change: views, or the app that they were in.
  var isAlive: Bool { everything.exists }
}

/// The content of a window: proposed the window's size and centred in it, on the window's background.
@MainActor
private struct RootContent {
  private let geometry: Attribute<ViewSize>
  private let size: Attribute<CGSize>
  private let mark: Attribute<WindowMarks>
  let position: SolePosition

  init(
    _ geometry: Attribute<ViewSize>, inWindowOf size: Attribute<CGSize>, _ mark: Attribute<WindowMarks>
  ) {
    (self.geometry, self.size, self.mark) = (geometry, size, mark)
    position = SolePosition(geometry, in: nil, Surroundings(inWindowOf: size)) {
      Alignment.center.origin(of: geometry.wrappedValue.size, in: size.wrappedValue)
    }
  }

  func makeRoot(_ list: ViewList, _ inputs: ViewInputs) -> (Attribute<DisplayList>, ViewOutputs) {
    let (graph, size, position, mark) = (inputs.graph, size, position, mark)
    let content = makeSingle(list, as: .column, inputs.inside(position))
    graph.define(geometry) {
      let size = size.wrappedValue
      let computer = content.layoutComputer.wrappedValue
      let proposal = ProposedViewSize(size)
      let answer = computer.within(self.size) { computer.sizeThatFits(proposal) }
      return ViewSize(size: answer, proposal: proposal)
    }
    let scheme = inputs.environment.value(\.colorSetting, named: "colorScheme")
    let root = graph.rule(name: "root", kind: .rootDisplayList) {
      let background = DisplayItem(
        id: 0, frame: CGRect(origin: .zero, size: size.wrappedValue),
        content: .fill(SystemColor.windowBackground.value(in: scheme.wrappedValue)))
      let origin = position.shownOrigin(position.origin, inputs)
      let drawn = content.drawn.moved(by: origin)
      let layers = content.layers(inputs.context).compactMap(\.layer.outputs)
      let marks = mark.wrappedValue
      // A view that leaves is there until the update is over, and has no place any more.
      let isThere = marks.focus.isIn(content) || layers.contains(where: marks.focus.isIn)
      let ring = isThere ? marks.focus.ring(id: 1, in: scheme.wrappedValue) : nil
      return DisplayList(
        [background, drawn] + layers.map(\.drawn) + [ring, marks.dragged].compactMap(\.self))
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
    set {
      var new = newValue
      context.addHosts(to: &new)
      new.layerTurns = context.layers.turns
      environmentInput.wrappedValue = new
    }
  }

  /// Whether the window is light or dark, as the host has it; its content may wish otherwise.
  package var colorScheme: ColorScheme {
    get { scheme.ofHost ?? environment.colorScheme }
    set {
      if scheme.ofHost != nil { scheme.ofHost = newValue }
      if scheme.wish == nil, newValue != environment.colorScheme { environment.colorScheme = newValue }
    }
  }

  /// Has the window be light or dark as its content wishes; answers whether that is another wish than before.
  func followColorSchemeWish() -> Bool {
    let wish = preferredColorScheme
    guard wish != scheme.wish else { return false }
    let ofHost = colorScheme
    scheme = (wish, wish == nil ? nil : ofHost)
    if environment.colorScheme != wish ?? ofHost { environment.colorScheme = wish ?? ofHost }
    return true
  }
}

extension ViewGraph {
  /// Whether views that are taken out of the tree stay, drawn where they were and out of reach of events, until
  /// ``letGoOfDepartures()``; at first they go at once.
  package var keepsDepartures: Bool {
    get { context.departures.isKeeping }
    set { context.departures.isKeeping = newValue }
  }

  /// Lets go of all views that were taken out and stayed.
  package func letGoOfDepartures() { context.departures.letGo() }
}

// MARK: - What the host is told

extension ViewGraph {
  /// Who is told what `_printChanges()` and `_logChanges()` say, a line each, besides where they say it.
  package var onChangesReport: ((String) -> Void)? {
    get { context.tellChanges }
    set { context.tellChanges = newValue }
  }
}
