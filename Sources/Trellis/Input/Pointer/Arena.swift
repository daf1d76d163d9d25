import Foundation

/// Decides which recognizers may act on the pointers that they share.
///
/// Recognizers that share a pointer are ordered: high rank first, outermost first; then normal rank, innermost first. A
/// recognizer acts when all ahead of it have failed, and then ends those behind it. A completed tap waits while another
/// recognizer may still get more taps in a row. Simultaneous recognizers neither block nor wait, and act first.
///
/// Source: recorded (SwiftUI on macOS 26).
@MainActor
final class Arena {
  /// A responder at a point, with the path to its display item.
  struct Candidate {
    let responder: Responder
    /// The number of display items in its path.
    let depth: Int
    /// The numbers of the display items around it, outermost first, and of its own.
    let path: [UInt64]
  }

  private final class Entry {
    let contender: Contender
    let candidate: Candidate
    let rank: Contender.Rank
    var pointers: Set<Int> = []
    /// The numbers of the press that it began with and of the last press that it saw.
    var presses: ClosedRange<Int>
    var standing = Contender.Standing.possible
    var waiting: [@MainActor () -> Void] = []
    /// Whether it was allowed to act.
    var isGranted = false
    /// Whether a deadline made it begin or end: the pointer was held for long enough.
    var wasHeldFor = false
    /// Whether it is finished.
    var isOver = false

    init(_ contender: Contender, _ candidate: Candidate, _ rank: Contender.Rank, press: Int) {
      (self.contender, self.candidate, self.rank) = (contender, candidate, rank)
      presses = press...press
    }

    var isUndecided: Bool { !isOver && (standing == .possible || standing == .begun) }

    /// Returns whether it comes before another entry that shares a pointer with it.
    func isAhead(of other: Entry) -> Bool {
      switch (rank, other.rank) {
      case (.simultaneous, _), (_, .simultaneous): false
      case (.high, .high): candidate.depth < other.candidate.depth
      case (.high, _): true
      case (_, .high): false
      default: candidate.depth > other.candidate.depth
      }
    }
  }

  private var entries: [Entry] = []
  private var pressCount = 0
  /// Returns the position of a window point in a candidate's view; nil if the view was removed.
  private let place: (CGPoint, Candidate) -> CGPoint?
  /// Returns the candidates at a point, innermost first.
  private let candidates: (CGPoint) -> [Candidate]

  init(
    candidates: @escaping (CGPoint) -> [Candidate], place: @escaping (CGPoint, Candidate) -> CGPoint?
  ) {
    (self.candidates, self.place) = (candidates, place)
  }

  /// The earliest deadline of the recognizers; nil if none has one.
  var deadline: Duration? { entries.lazy.filter { !$0.isOver }.compactMap(\.contender.deadline).min() }

  /// Handles an event of the primary button or of a finger.
  func take(_ event: PointerEvent, at time: Duration, modifiers: EventModifiers) {
    guard event.button == .primary else { return }
    advance(to: time)
    switch event.phase {
    case .down: begin(event)
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
      guard let place = place(event.position, entry.candidate) else { continue }
      let number = entry.candidate.responder.number
      let sample = PointerSample(
        phase: phase, pointer: event.pointer, time: time, modifiers: modifiers, position: event.position,
        place: place,
        isOver: { [candidates] in candidates(event.position).contains { $0.responder.number == number } })
      note(entry.contender.take(sample), of: entry)
    }
    settle()
  }

  /// Passes the time to the recognizers whose deadlines have come.
  func advance(to time: Duration) {
    cancel { !$0.candidate.responder.isThere }
    while let deadline, deadline <= time {
      for entry in entries where !entry.isOver && entry.contender.deadline.map({ $0 <= deadline }) == true {
        note(entry.contender.pass(to: deadline), of: entry)
        entry.wasHeldFor = entry.standing == .begun || entry.standing == .ended
      }
      settle()
    }
  }

  /// Ends recognizers whose views were removed or no longer take part; returns whether there were any.
  func endGone() -> Bool {
    let count = entries.count
    cancel { !$0.candidate.responder.isThere || !$0.candidate.responder.stillContends }
    guard entries.count < count else { return false }
    settle()
    return true
  }

  /// Ends all recognizers.
  func cancelAll() { cancel { _ in true } }

  // MARK: - One press

  /// Adds the recognizers of the views where a pointer went down.
  private func begin(_ event: PointerEvent) {
    pressCount += 1
    let found = candidates(event.position)
    // A recognizer that waits for another tap is cancelled if that tap is elsewhere.
    let numbers = Set(found.map(\.responder.number))
    cancel { entry in
      entry.isUndecided && entry.pointers.contains(event.pointer)
        && !numbers.contains(entry.candidate.responder.number)
    }
    for candidate in found {
      let known = entries.first { entry in
        entry.isUndecided && entry.candidate.responder === candidate.responder
      }
      if let known {
        known.pointers.insert(event.pointer)
        known.presses = known.presses.lowerBound...pressCount
      } else if let (contender, rank) = candidate.responder.makeContender() {
        let entry = Entry(contender, candidate, rank, press: pressCount)
        entry.pointers = [event.pointer]
        entries.append(entry)
      }
      if candidate.responder.cancelsInnerRecognizers {
        cancel { entry in
          entry.pointers.contains(event.pointer) && entry.candidate.depth > candidate.depth
        }
      }
    }
  }

  private func note(_ reaction: Contender.Reaction, of entry: Entry) {
    entry.standing = reaction.standing
    entry.waiting += reaction.whenGranted
    for action in reaction.atOnce { action() }
  }

  /// Lets recognizers act that may, and ends those that can't any more, until nothing changes.
  private func settle() {
    while let entry = nextToAct() {
      let actions = entry.standing == .failed ? [] : entry.waiting
      entry.waiting = []
      switch entry.standing {
      case .possible: break
      case .begun: entry.isGranted = true
      case .ended, .failed: entry.isOver = true
      }
      if entry.rank != .simultaneous, entry.standing == .begun || entry.standing == .ended {
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
        && (!entry.waiting.isEmpty || entry.standing == .ended || entry.standing == .failed
          || entry.standing == .begun && !entry.isGranted)
    }
    if let entry = ready.first(where: { $0.rank == .simultaneous || $0.standing == .failed }) { return entry }
    return ready.first { entry in !entries.contains { $0 !== entry && isInTheWay($0, of: entry) } }
  }

  private func isInTheWay(_ other: Entry, of entry: Entry) -> Bool {
    guard !other.isOver, other.rank != .simultaneous, other.standing != .failed,
      !other.pointers.isDisjoint(with: entry.pointers)
    else { return false }
    if entry.isGranted { return false }
    if entry.contender.startsOverResting, other.contender.isAboutResting, !other.isGranted { return false }
    // A press that was held until this recognizer's deadline isn't a tap of the other one.
    if entry.wasHeldFor, entry.contender.tapCount == 0, entry.rank == other.rank,
      other.contender.tapCount > 0, other.standing == .possible, !other.isGranted
    {
      return false
    }
    if other.isGranted { return other.presses.lowerBound <= entry.presses.lowerBound }
    if entry.contender.tapCount > 0, other.contender.tapCount > entry.contender.tapCount,
      other.presses.lowerBound <= entry.presses.lowerBound
    {
      return true
    }
    if other.contender.tapCount > 0, entry.contender.tapCount > other.contender.tapCount { return false }
    return other.isAhead(of: entry)
  }

  private func cancel(where isMeant: (Entry) -> Bool) {
    let ended = entries.filter { !$0.isOver && isMeant($0) }
    for entry in ended { entry.isOver = true }
    for entry in ended { for action in entry.contender.cancel() { action() } }
    entries.removeAll(where: \.isOver)
  }
}
