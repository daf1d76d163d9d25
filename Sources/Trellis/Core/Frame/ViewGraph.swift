import Dispatch
package import Foundation
import TrellisDisplayList
package import TrellisGraph

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
  let root: Attribute<DisplayList>
  private let features: [any ViewGraphFeature.Type]
  /// The work of the features.
  let phases: UpdatePhases
  /// The outputs of the whole content.
  let rootOutputs: ViewOutputs
  /// The display list that was shown last, in which events find their responders.
  var shown = DisplayList()
  /// The attribute of the root view; nil for an app.
  var rootView: Any?
  /// The subgraph of the views, without the app around them.
  var views: Subgraph
  /// The content's last minimum and maximum sizes, each with the layout computer that returned it.
  var smallest: (computer: LayoutComputer, size: CGSize)?
  var largest: (computer: LayoutComputer, size: CGSize)?
  /// Whether the views are in the graph; false after ``unmount()`` and ``closeWindow()``.
  package private(set) var isMounted = true

  /// Creates the graph of a window with some features, and builds its content.
  init(
    _ size: CGSize, _ environment: EnvironmentValues, recordsIdentities: Bool, beginning: Date,
    motions: (FrameClock) -> ChildMotions, features: [any ViewGraphFeature.Type],
    content makeContent: @MainActor (ViewInputs) -> ViewList
  ) {
    StopReport.install
    let graph = AttributeGraph()
    let everything = graph.makeSubgraph()
    self.everything = everything
    views = everything
    let clock = FrameClock(beginning: beginning) { [unowned graph] in
      graph.within(everything) { graph.input(name: "frame", kind: .clock, 0) }
    }
    let context = ViewContext(
      graph: graph, clock: clock, motions: motions(clock), recordsIdentities: recordsIdentities)
    self.graph = graph
    (self.context, self.features) = (context, features)
    // A change from outside, such as of an observable object on another thread, makes the host check for an update.
    nonisolated(unsafe) weak let writes = context.writes  // it is used on the main actor alone
    graph.onPendingWrites {
      // A value set on the main actor belongs to its transaction's update.
      if StateWrites.isOnMainActor { MainActor.assumeIsolated { writes?.noteChange() } }
      DispatchQueue.main.async {}
    }
    var environment = environment
    for feature in features { feature.addValues(to: &environment, context) }
    (environmentInput, sizeInput, phases, root, rootOutputs) = graph.within(everything) {
      let environmentInput = graph.input(name: "environment", kind: .environment, environment)
      let sizeInput = graph.input(name: "window", kind: .windowSize, ViewGraph.usable(size))
      context.windowSize = sizeInput
      let scope = EnvironmentScope(environmentInput, name: "environment", graph: graph)
      let content = RootBuilder(inWindowOf: sizeInput, graph)
      var phases = UpdatePhases()
      for feature in features { feature.register(in: &phases, context) }
      let inputs = ViewInputs(context: context, environment: scope, position: content.position)
      let (root, outputs) = content.makeRoot(makeContent(inputs), inputs, phases)
      return (environmentInput, sizeInput, phases, root, outputs)
    }
    context.window = self
  }

  isolated deinit {
    unmount()
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
    for close in phases.close.reversed() { close(self) }
    part.remove()
    _ = context.lifecycle.perform()
    for closed in phases.closed.reversed() { closed(self) }
    if !isAlive { context.writes.forget() }
    (shown, rootView, smallest, largest) = (DisplayList(), nil, nil, nil)
  }

  /// Whether anything is left that can change: views, or the app that they were in.
  var isAlive: Bool { everything.exists }
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
      for feature in features { feature.addValues(to: &new, context) }
      environmentInput.wrappedValue = new
    }
  }
}

extension ViewGraph {
  /// Whether lazy lists reuse the views of hidden rows; true by default.
  package var reusesRows: Bool {
    get { context.reusesRows }
    set { context.reusesRows = newValue }
  }

  /// Whether views of long containers may stay undrawn while they are more than a page away from what is visible; false by default.
  ///
  /// Only views are left out whose drawing has no other effect: those with `onAppear`, with gestures or with a focus are always drawn. The
  /// display list then doesn't contain them, so a host that reads more from the display list than what is visible leaves this false.
  package var drawsOnlyVisible: Bool {
    get { context.drawsOnlyVisible?.wrappedValue ?? false }
    set {
      if let known = context.drawsOnlyVisible { return known.wrappedValue = newValue }
      guard newValue, isAlive else { return }
      context.drawsOnlyVisible = graph.within(everything) {
        graph.input(name: "window.drawsOnlyVisible", kind: .windowSize, true)
      }
    }
  }

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
