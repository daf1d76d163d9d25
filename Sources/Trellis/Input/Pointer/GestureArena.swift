import Foundation

/// The arbiter that decides which recognizers may act on the pointers that they share.
///
/// Recognizers that share a pointer are ordered: high rank first, outermost first; then normal rank, innermost first. A
/// recognizer acts when all ahead of it have failed, and then ends those behind it. A completed tap waits while another
/// recognizer may still get more taps in a row. Simultaneous recognizers neither block nor wait, and act first.
///
/// Source: recorded (SwiftUI on macOS 26).
@MainActor
final class GestureArena {
  @MainActor
  private final class Entry {
    let recognizer: Recognizer
    let source: any RecognizerSource
    /// The numbers of the display items around the view, outermost first, and of the view's own item.
    let path: [UInt64]
    var pointers: Set<Int> = []
    /// The numbers of the recognizer's first and last press.
    var presses: ClosedRange<Int>
    var state = Recognizer.State.possible
    var waiting: [@MainActor () -> Void] = []
    /// Whether the recognizer was allowed to act.
    var isGranted = false
    /// Whether a deadline made the recognizer begin or end: the pointer was held for long enough.
    var wasHeldFor = false
    /// Whether the recognizer is finished.
    var isOver = false

    init(_ recognizer: Recognizer, _ source: any RecognizerSource, _ path: [UInt64], press: Int) {
      (self.recognizer, self.source, self.path) = (recognizer, source, path)
      presses = press...press
    }

    var rank: Recognizer.Rank { recognizer.rank }
    /// The number of display items in the entry's path.
    var depth: Int { path.count }

    var isUndecided: Bool { !isOver && (state == .possible || state == .begun) }

    /// Returns whether this entry comes before another entry that has a pointer in common.
    func isAhead(of other: Entry) -> Bool {
      switch (rank, other.rank) {
      case (.simultaneous, _), (_, .simultaneous): false
      case (.high, .high): depth < other.depth
      case (.high, _): true
      case (_, .high): false
      default: depth > other.depth
      }
    }
  }

  private var entries: [Entry] = []
  private var pressCount = 0

  /// The earliest deadline of the recognizers; nil if none has one.
  var deadline: Duration? { entries.lazy.filter { !$0.isOver }.compactMap(\.recognizer.deadline).min() }

  /// Handles an event of the primary button or of a finger, on the views that are shown.
  func take(_ event: PointerEvent, on hits: HitTester, at time: Duration, modifiers: EventModifiers) {
    guard event.button == .primary else { return }
    advance(to: time)
    switch event.phase {
    case .down: begin(event, hits.candidates(at: event.position))
    case .cancelled: return cancel { $0.pointers.contains(event.pointer) }
    case .moved, .up: break
    case .left: return
    }
    let phase: PointerSample.Phase =
      switch event.phase {
      case .down: .down
      case .up: .up
      default: .moved
      }
    for entry in entries where entry.isUndecided && entry.pointers.contains(event.pointer) {
      let source = entry.source
      guard let place = hits.place(of: event.position, in: source, along: entry.path) else { continue }
      let sample = PointerSample(
        phase: phase, pointer: event.pointer, time: time, modifiers: modifiers, position: event.position,
        place: place,
        isOver: { hits.responders(at: event.position).contains { $0 === source } })
      note(entry.recognizer.take(sample), of: entry)
    }
    settle()
  }

  /// Passes the time to the recognizers whose deadlines have come.
  func advance(to time: Duration) {
    cancel { !$0.source.isThere }
    while let deadline, deadline <= time {
      for entry in entries where !entry.isOver && entry.recognizer.deadline.map({ $0 <= deadline }) == true {
        note(entry.recognizer.pass(to: deadline), of: entry)
        entry.wasHeldFor = entry.state == .begun || entry.state == .ended
      }
      settle()
    }
  }

  /// Ends recognizers whose views were removed or no longer take part; returns whether there were any.
  func endGone() -> Bool {
    let count = entries.count
    cancel { !$0.source.isThere || !$0.source.stillRecognizes }
    guard entries.count < count else { return false }
    settle()
    return true
  }

  /// Ends all recognizers.
  func cancelAll() { cancel { _ in true } }

  // MARK: - One press

  /// Adds the recognizers of the views where a pointer went down.
  private func begin(_ event: PointerEvent, _ found: [HitTester.Candidate]) {
    pressCount += 1
    // A recognizer that waits for another tap is cancelled if that tap isn't on the recognizer's view.
    cancel { entry in
      entry.isUndecided && entry.pointers.contains(event.pointer)
        && !found.contains { $0.responder === entry.source }
    }
    for candidate in found {
      guard let source = candidate.responder as? any RecognizerSource else { continue }
      if let known = entries.first(where: { $0.isUndecided && $0.source === source }) {
        known.pointers.insert(event.pointer)
        known.presses = known.presses.lowerBound...pressCount
      } else if let recognizer = source.makeRecognizer() {
        let entry = Entry(recognizer, source, candidate.path, press: pressCount)
        entry.pointers = [event.pointer]
        entries.append(entry)
      }
      if source.cancelsInnerRecognizers {
        cancel { entry in
          entry.pointers.contains(event.pointer) && entry.depth > candidate.depth
        }
      }
    }
  }

  private func note(_ reaction: Recognizer.Reaction, of entry: Entry) {
    entry.state = reaction.state
    entry.waiting += reaction.whenGranted
    for action in reaction.atOnce { action() }
  }

  /// Lets the recognizers act that may act, and ends those that can't act any more, until nothing changes.
  private func settle() {
    while let entry = nextToAct() {
      let actions = entry.state == .failed ? [] : entry.waiting
      entry.waiting = []
      switch entry.state {
      case .possible: break
      case .begun: entry.isGranted = true
      case .ended, .failed: entry.isOver = true
      }
      if entry.rank != .simultaneous, entry.state == .begun || entry.state == .ended {
        cancel { other in other !== entry && other.rank != .simultaneous && self.isEnded(other, by: entry) }
      }
      for action in actions { action() }
    }
    entries.removeAll(where: \.isOver)
  }

  private func isEnded(_ other: Entry, by winner: Entry) -> Bool {
    !other.isOver && !other.pointers.isDisjoint(with: winner.pointers)
      && other.presses.lowerBound <= winner.presses.upperBound
  }

  /// Returns the first entry that has something to do and isn't blocked; nil if there is none.
  private func nextToAct() -> Entry? {
    let ready = entries.filter { entry in
      !entry.isOver
        && (!entry.waiting.isEmpty || entry.state == .ended || entry.state == .failed
          || entry.state == .begun && !entry.isGranted)
    }
    if let entry = ready.first(where: { $0.rank == .simultaneous || $0.state == .failed }) { return entry }
    return ready.first { entry in !entries.contains { $0 !== entry && isInTheWay($0, of: entry) } }
  }

  private func isInTheWay(_ other: Entry, of entry: Entry) -> Bool {
    guard !other.isOver, other.rank != .simultaneous, other.state != .failed,
      !other.pointers.isDisjoint(with: entry.pointers)
    else { return false }
    if entry.isGranted { return false }
    if entry.recognizer.startsOverResting, other.recognizer.isAboutResting, !other.isGranted { return false }
    // A press that was held until this recognizer's deadline isn't a tap for the other recognizer.
    if entry.wasHeldFor, entry.recognizer.tapCount == 0, entry.rank == other.rank,
      other.recognizer.tapCount > 0, other.state == .possible, !other.isGranted
    {
      return false
    }
    if other.isGranted { return other.presses.lowerBound <= entry.presses.lowerBound }
    if entry.recognizer.tapCount > 0, other.recognizer.tapCount > entry.recognizer.tapCount,
      other.presses.lowerBound <= entry.presses.lowerBound
    {
      return true
    }
    if other.recognizer.tapCount > 0, entry.recognizer.tapCount > other.recognizer.tapCount { return false }
    return other.isAhead(of: entry)
  }

  private func cancel(where condition: (Entry) -> Bool) {
    let ended = entries.filter { !$0.isOver && condition($0) }
    for entry in ended { entry.isOver = true }
    for entry in ended { for action in entry.recognizer.cancel() { action() } }
    entries.removeAll(where: \.isOver)
  }
}
