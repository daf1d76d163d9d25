package import Foundation
package import TrellisDisplayList
import TrellisGraph
package import TrellisLayout

// MARK: - The update cycle

extension ViewGraph {
  /// Whether something was written or changed that the display list perhaps depends on, or that an action waits for.
  package var needsUpdate: Bool {
    guard isAlive else { return false }
    context.sources.look()
    return context.writes.isWaiting || isMounted && root.isPerhapsOutOfDate
  }

  /// The time of the last update.
  package var time: Duration { context.clock.now }

  /// What tasks of views run, by their names, the first that was started first.
  package var tasksUnderWay: [String] { context.tasks.underWay }

  /// Whether something is on its way from one value to another.
  package var isMoving: Bool { isMounted && !context.motions.isEmpty }

  /// When something wants to be looked at again though nobody does anything, on the clock of ``update(at:)``; nil where
  /// nothing does.
  ///
  /// A time that has passed is that of the next frame.
  package var nextDeadline: Duration? {
    [context.clock.nextDeadline, arena.deadline].compactMap(\.self).min()
  }

  /// Brings the display list up to date for a time, which never goes back; nil is that of the last update.
  ///
  /// What was written since is brought into the graph one transaction at a time. After each, what is due when views came,
  /// changed and went is performed; what that writes are the next transactions of the same update, so that nothing is shown
  /// in between. What still changes after 100 rounds of that is reported once, by name; it is shown as it is, and goes on in
  /// the next update.
  package func update(at time: Duration? = nil) -> DisplayList {
    guard isAlive else { return DisplayList() }
    return StopReport.during(self) { updateStepByStep(at: time) }
  }

  private func updateStepByStep(at time: Duration?) -> DisplayList {
    context.motions.prune()
    context.clock.advance(to: time ?? context.clock.now)
    arena.advance(to: context.clock.now)
    context.lifecycle.beginUpdate()
    context.sources.look()
    var waiting = context.writes.count
    var rounds = 0
    while true {
      // What waited when the update began is no consequence of it.
      let isConsequence = waiting <= 0
      let continues = context.writes.continues
      if !continues { waiting -= 1 }
      let written = flushNext()
      let hasPerformed =
        context.lifecycle.perform() || AnimationListener.performDue()
        || isMounted && context.layers.perform({ rootOutputs.layers(context) }, context.focus)
        || context.focus.perform() || arena.endGone()
      let hasAdapted = isMounted && followColorSchemeWish()
      if !hasPerformed && !hasAdapted && !context.writes.isWaiting { break }
      if isConsequence, !continues { rounds += 1 }
      if rounds >= ViewGraph.greatestRoundCount {
        reportUnsettled(written)
        break
      }
    }
    context.sources.removeUnused()
    guard isMounted else { return DisplayList() }
    shown = root.wrappedValue
    context.hovers.follow(self)
    return shown
  }

  /// Brings the next transaction in, and looks at what it changes; answers what was written.
  private func flushNext() -> [String] {
    context.stepNumber += 1
    defer { context.departures.endStep() }
    return context.writes.flushNext { isEmpty in
      context.isInTransaction = !isEmpty
      if isMounted {
        _ = root.wrappedValue
        context.scrollKeepers.look()
      }
      context.isInTransaction = false
    }
  }

  private static var greatestRoundCount: Int { 100 }

  private func reportUnsettled(_ written: [String]) {
    var names: [String] = []
    for name in written where !names.contains(name) { names.append(name) }
    let what =
      names.isEmpty ? "an action that views perform when they come or change" : names.joined(separator: ", ")
    Warning.report(
      "\(what): still changing after \(ViewGraph.greatestRoundCount) rounds of one update; what there is then is shown, and"
        + " the rest follows in the next update; let onAppear and onChange set only what has to differ")
  }
}

// MARK: - What the host asks for

extension ViewGraph {
  /// Where the views of attributes are, by the attributes' numbers in snapshots; none where they weren't to be recorded.
  package var identityPaths: [Int: String] { context.identities?.byNode ?? [:] }

  /// The window's title: what its content calls it, else its scene, else the app's name; empty where there is no app.
  package var title: String {
    isMounted
      ? context.titleOfContent?(self) ?? titleAttribute?.wrappedValue ?? titleOfScene?() ?? nameOfApp : ""
  }

  /// The smallest size that the content has room in: what it takes where nothing is proposed to it; ask when the display list is up
  /// to date.
  ///
  /// What is relative to the window's size counts as nothing. O(1) where the content's layout is as it was.
  package var minimumSize: CGSize { bound(.zero, &smallest) }

  /// The largest size that the window is to have: infinite, where its scene doesn't say that it is as large as its content.
  ///
  /// Ask when the display list is up to date. O(1) where the content's layout is as it was.
  package var maximumSize: CGSize {
    let none = CGSize(width: CGFloat.infinity, height: .infinity)
    guard isMounted, isAsLargeAsContent() else { return none }
    return bound(none, &largest)
  }

  /// What the content takes of a proposal, in a window of that size.
  private func bound(_ proposed: CGSize, _ known: inout (computer: LayoutComputer, size: CGSize)?) -> CGSize {
    guard isMounted else { return .zero }
    let computer = rootOutputs.layoutComputer.wrappedValue
    if let known, known.computer === computer { return known.size }
    let ask = { computer.sizeThatFits(ProposedViewSize(proposed)) }
    let size = computer.scope.map { $0.within(proposed, ask) } ?? ask()
    known = (computer, size)
    return size
  }

  /// What the whole content hands up for a key; bring the display list up to date first.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    rootOutputs.preference(key)?.wrappedValue ?? Key.defaultValue
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
    guard isMounted else { return [] }
    let tracer = LayoutTracer(in: graph)
    let computer = rootOutputs.layoutComputer.wrappedValue
    computer.within(sizeInput) {
      tracer.trace(computer, proposing: proposal ?? ProposedViewSize(size), in: size)
    }
    return tracer.events
  }
}
