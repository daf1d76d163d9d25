package import Foundation
package import TrellisDisplayList
import TrellisGraph
package import TrellisLayout

// MARK: - The update cycle

extension ViewGraph {
  /// Whether writes are pending or the display list is stale.
  package var needsUpdate: Bool {
    guard isAlive else { return false }
    context.sources.poll()
    return context.writes.isWaiting || isMounted && root.isStale
  }

  /// The time of the last update.
  package var time: Duration { context.clock.now }

  /// The names of the running tasks of views, in the order in which they were started.
  package var tasksUnderWay: [String] { context.tasks.underWay }

  /// Whether an animation is in progress.
  package var isMoving: Bool { isMounted && !context.viewMotions.isEmpty }

  /// The time of the next update that is needed without input, on the clock of ``update(at:)``; nil if none is needed.
  ///
  /// A time in the past means the next frame.
  package var nextDeadline: Duration? {
    ([context.clock.nextDeadline] + phases.deadlines.map { $0(self) }).compactMap(\.self).min()
  }

  /// Updates the display list for a time, which never goes back; nil is that of the last update.
  ///
  /// Pending writes are flushed one transaction at a time. After each, the actions of views that appeared, changed or disappeared
  /// are performed. Their writes are the next transactions of the same update, so that nothing is shown in between. In the end, long
  /// containers draw the rows that have become visible. Changes that don't end after 100 rounds are reported once, by name. Their
  /// current state is shown, and they go on in the next update.
  package func update(at time: Duration? = nil) -> DisplayList {
    guard isAlive else { return DisplayList() }
    return StopReport.during(self) { updateStepByStep(at: time) }
  }

  private func updateStepByStep(at time: Duration?) -> DisplayList {
    context.viewMotions.prune()
    context.clock.advance(to: time ?? context.clock.now)
    for begin in phases.begin { begin(self) }
    context.lifecycle.beginUpdate()
    context.sources.poll()
    var waiting = context.writes.count
    var rounds = 0
    while true {
      // Writes that were pending when the update began aren't consequences of the update.
      let isConsequence = waiting <= 0
      let continues = context.writes.continues
      if !continues { waiting -= 1 }
      let written = flushNext()
      let hasPerformed =
        context.lifecycle.perform() || AnimationListener.performDue() || phases.perform.contains { $0(self) }
      var hasAdapted = false
      for adapt in phases.adapt where adapt(self) { hasAdapted = true }
      if !hasPerformed && !hasAdapted && !context.writes.isWaiting && !drawVisibleParts() { break }
      if isConsequence, !continues { rounds += 1 }
      if rounds >= ViewGraph.greatestRoundCount {
        reportUnsettled(written)
        break
      }
    }
    context.sources.removeUnused()
    guard isMounted else { return DisplayList() }
    shown = root.wrappedValue
    for show in phases.show { show(self) }
    return shown
  }

  /// Flushes the next transaction and updates the display list for it; returns the names of the writes.
  private func flushNext() -> [String] {
    context.stepNumber += 1
    defer { context.departures.endStep() }
    return context.writes.flushNext { isEmpty in
      context.isInTransaction = !isEmpty
      if isMounted {
        _ = root.wrappedValue
        for settle in phases.settle { settle(self) }
      }
      context.isInTransaction = false
    }
  }

  private static var greatestRoundCount: Int { 100 }

  private func reportUnsettled(_ written: [String]) {
    var names: [String] = []
    for name in written where !names.contains(name) { names.append(name) }
    let what =
      names.isEmpty ? "an onAppear or onChange action" : names.joined(separator: ", ")
    Warning.report(
      "\(what): still changing after \(ViewGraph.greatestRoundCount) rounds of one update; the current state is shown, and"
        + " the rest follows in the next update; let onAppear and onChange set only values that have to differ"
    )
  }
}

// MARK: - Queries by the host

extension ViewGraph {
  /// The identity paths of views, by their attributes' numbers in snapshots; empty unless identities are recorded.
  package var identityPaths: [Int: String] { context.identities?.byNode ?? [:] }

  /// Returns the content's size for a proposal, in a window of the proposed size.
  func bound(_ proposed: CGSize, _ known: inout (computer: LayoutComputer, size: CGSize)?) -> CGSize {
    guard isMounted else { return .zero }
    let computer = rootOutputs.layoutComputer.wrappedValue
    if let known, known.computer === computer { return known.size }
    let ask = { computer.sizeThatFits(ProposedViewSize(proposed)) }
    let size = computer.scope.map { $0.within(proposed, ask) } ?? ask()
    known = (computer, size)
    return size
  }

  /// Returns the whole content's value for a preference key; update the display list first.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    rootOutputs.preference(key)?.wrappedValue ?? Key.defaultValue
  }

  /// Returns the content's display list after an update, without the window's background.
  package func updateContent() -> DisplayList {
    DisplayList(Array(update().items.dropFirst()))
  }

  /// Returns the content's size for a proposal, after an update of the display list.
  package func contentSize(proposing proposal: ProposedViewSize) -> CGSize {
    _ = update()
    let computer = rootOutputs.layoutComputer.wrappedValue
    return computer.within(sizeInput) { computer.sizeThatFits(proposal) }
  }

  /// Returns the events of laying out the current content from scratch, in order; a nil proposal is the window's size.
  ///
  /// Layout runs on copies: apart from the update of the display list, nothing in the graph is evaluated or changed.
  package func traceLayout(proposing proposal: ProposedViewSize? = nil) -> [LayoutEvent] {
    _ = update()
    guard isMounted else { return [] }
    let tracer = LayoutTracer(in: graph)
    let computer = rootOutputs.layoutComputer.wrappedValue
    computer.within(sizeInput) {
      tracer.trace(computer, proposing: proposal ?? ProposedViewSize(size), in: size)
    }
    return tracer.events
  }
}
