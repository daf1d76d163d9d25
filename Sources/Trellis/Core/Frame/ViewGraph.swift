import Dispatch
package import Foundation
import TrellisDisplayList
package import TrellisGraph
import TrellisLayout
package import TrellisText

/// A view or an app, built into an attribute graph: a host shows it and sends input to it.
///
/// The host sets inputs (size, environment), sends events, and reads the display list. Reading updates only what depends on
/// changes.
@MainActor
package final class ViewGraph {
  /// The graph, for counters and diagrams.
  package let graph: AttributeGraph
  /// The owner of all attributes; it must be removed explicitly, because rules that build views retain the graph.
  private let everything: Subgraph
  let context: ViewContext
  private let environmentInput: Attribute<EnvironmentValues>
  let sizeInput: Attribute<CGSize>
  let titleAttribute: Attribute<String?>?
  let root: Attribute<DisplayList>
  /// The outputs of the whole content.
  let rootOutputs: ViewOutputs
  /// The display list that was shown last, in which events find their responders.
  var shown = DisplayList()
  /// The color scheme that the content prefers, and the host's own while there is a preference.
  var scheme: (wish: ColorScheme?, ofHost: ColorScheme?) = (nil, nil)
  /// The ``arena``; nil until its first use, so that closing a window doesn't create it.
  private var arenaMade: Arena?
  /// The attribute of the root view; nil for an app.
  private var rootView: Any?
  /// The app's name; empty if there is no app.
  var nameOfApp = ""
  /// The windows of this app; nil if this isn't an app.
  var windowsOfApp: (any WindowsOfApp)?
  /// The subgraph of the views, without the app around them.
  var views: Subgraph
  /// Returns the title of a window that shows a scene of another graph.
  var titleOfScene: (() -> String?)?
  /// Whether the window is as large as its content, as its scene specifies.
  var isAsLargeAsContent: () -> Bool = { false }
  /// Returns the scene's settings for how the window opens.
  var openingOfScene: () -> WindowOpening = { WindowOpening() }
  /// The scene's settings for how the window opens.
  package var opening: WindowOpening { openingOfScene() }
  /// The content's last minimum and maximum sizes, each with the layout computer that returned it.
  var smallest: (computer: LayoutComputer, size: CGSize)?
  var largest: (computer: LayoutComputer, size: CGSize)?
  /// Whether the views are in the graph; false after ``unmount()`` and ``closeWindow()``.
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

  /// Replaces the value of the root view, as a body around it would; returns false if the root has another type.
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
    // A change from outside, such as of an observable object on another thread, makes the host check for an update.
    nonisolated(unsafe) weak let writes = context.writes  // it is used on the main actor alone
    graph.onPendingWrites {
      // A value set on the main actor belongs to its transaction's update.
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
      graph.within(everything) { graph.input(name: "focusedValues", kind: .state, FocusedValuePublishers()) }
    }
    context.focus.isInMenu = { [unowned layers = context.layers] in layers.menu != nil }
    context.drags.candidates = { [weak self] in self?.candidates(at: $0) ?? [] }
    context.drags.place = { [weak self] in self?.place(of: $0, in: $1.responder, along: $1.path) }
    context.focus.candidates = { [weak self] in self?.allResponders.filter(\.canHaveFocus) ?? [] }
  }

  isolated deinit {
    unmount()
  }

  /// The arena for the pointers that are down.
  var arena: Arena {
    if let arenaMade { return arenaMade }
    let arena = Arena(
      candidates: { [unowned self] in candidates(at: $0) },
      place: { [unowned self] in place(of: $0, in: $1.responder, along: $1.path) })
    arenaMade = arena
    return arena
  }

  /// Removes all views from the graph, for good: they disappear, their tasks are cancelled, and no attribute stays.
  package func unmount() { remove(everything) }

  /// Removes all views from the graph, for good; the app around them stays, for its other windows.
  package func closeWindow() { remove(views) }

  private func remove(_ part: Subgraph) {
    guard part.exists else { return }
    isMounted = false
    // Deferred destruction must not retain the graph.
    defersDeallocation = false
    arenaMade?.cancelAll()
    context.layers.clear()
    part.remove()
    _ = context.lifecycle.perform()
    // The responder of a removed view must not be retained.
    _ = context.focus.perform()
    context.hovers.forget()
    if !isAlive { context.writes.forget() }
    (shown, rootView, smallest, largest) = (DisplayList(), nil, nil, nil)
  }

  /// Whether anything is left that can change: views, or the app that they were in.
  var isAlive: Bool { everything.exists }
}

/// The content of a window: proposed the window's size and centred in it, on the window's background.
@MainActor
private struct RootContent {
  private let geometry: Attribute<ViewSize>
  private let size: Attribute<CGSize>
  private let mark: Attribute<WindowMarks>
  let position: SingleViewPosition

  init(
    _ geometry: Attribute<ViewSize>, inWindowOf size: Attribute<CGSize>, _ mark: Attribute<WindowMarks>
  ) {
    (self.geometry, self.size, self.mark) = (geometry, size, mark)
    position = SingleViewPosition(geometry, in: nil, Surroundings(inWindowOf: size)) {
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
      // A leaving view exists until the update is over, but has no position any more.
      let isThere = marks.focus.isIn(content) || layers.contains(where: marks.focus.isIn)
      let ring = isThere ? marks.focus.ring(id: 1, in: scheme.wrappedValue) : nil
      return DisplayList(
        [background, drawn] + layers.map(\.drawn) + [ring, marks.dragged].compactMap(\.self))
    }
    return (root, content)
  }
}

// MARK: - Inputs from the host

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

  /// The host's color scheme; the content may prefer another one.
  package var colorScheme: ColorScheme {
    get { scheme.ofHost ?? environment.colorScheme }
    set {
      if scheme.ofHost != nil { scheme.ofHost = newValue }
      if scheme.wish == nil, newValue != environment.colorScheme { environment.colorScheme = newValue }
    }
  }

  /// Applies the content's preferred color scheme; returns whether the preference has changed.
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
  /// Whether removed views stay, drawn where they were and out of reach of events, until ``letGoOfDepartures()``.
  ///
  /// False by default.
  package var keepsDepartures: Bool {
    get { context.departures.isKeeping }
    set { context.departures.isKeeping = newValue }
  }

  /// Drops all removed views that stayed.
  package func letGoOfDepartures() { context.departures.letGo() }
}

// MARK: - Reports to the host

extension ViewGraph {
  /// Called with each line that `_printChanges()` and `_logChanges()` report, in addition to their usual output.
  package var onChangesReport: ((String) -> Void)? {
    get { context.tellChanges }
    set { context.tellChanges = newValue }
  }
}
