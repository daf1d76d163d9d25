import Foundation

/// Decides what pointers mean: of all that could be meant where one went down, who may act.
///
/// Contenders that share a pointer are in order: those of high rank first, outermost first; then the normal ones, innermost first.
/// One acts when all that are ahead of it have failed, and by that it ends those behind it. A tap that is over waits while
/// somebody may still come to more taps in a row. Simultaneous ones are in nobody's way, nobody is in theirs, and they act first.
///
/// Source: recorded (SwiftUI on macOS 26).
@MainActor
final class Arena {
  /// Somebody who answers at a point, and how to find the way to it again.
  struct Candidate {
    let responder: Responder
    /// How many others are around it.
    let depth: Int
    /// The numbers of the display items that it lies in, and of its own.
    let path: [UInt64]
  }

  private final class Entry {
    let contender: Contender
    let candidate: Candidate
    let rank: Contender.Rank
    var pointers: Set<Int> = []
    /// The press that it began with, and the last one that it saw.
    var presses: ClosedRange<Int>
    var standing = Contender.Standing.possible
    var waiting: [@MainActor () -> Void] = []
    /// Whether it was let act.
    var isGranted = false
    /// Whether time brought it about: the pointer was held for as long as it takes.
    var wasHeldFor = false
    /// Whether nothing is to be expected of it any more.
    var isOver = false

    init(_ contender: Contender, _ candidate: Candidate, _ rank: Contender.Rank, press: Int) {
      (self.contender, self.candidate, self.rank) = (contender, candidate, rank)
      presses = press...press
    }

    var isUndecided: Bool { !isOver && (standing == .possible || standing == .begun) }

    /// Whether it comes before another one that shares a pointer with it.
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
  /// Where a point of the window is in a candidate's view; nil where that has gone.
  private let place: (CGPoint, Candidate) -> CGPoint?
  /// Who answers at a point, innermost first.
  private let candidates: (CGPoint) -> [Candidate]

  init(
    candidates: @escaping (CGPoint) -> [Candidate], place: @escaping (CGPoint, Candidate) -> CGPoint?
  ) {
    (self.candidates, self.place) = (candidates, place)
  }

  /// When somebody wants to be told the time; nil where nobody does.
  var deadline: Duration? { entries.lazy.filter { !$0.isOver }.compactMap(\.contender.deadline).min() }

  /// Takes what the primary button or a finger did.
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

  /// Tells the time to whoever waits for it.
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

  /// Ends those whose views have gone, or don't look out for it any more; answers whether there were any.
  func endGone() -> Bool {
    let count = entries.count
    cancel { !$0.candidate.responder.isThere || !$0.candidate.responder.stillContends }
    guard entries.count < count else { return false }
    settle()
    return true
  }

  /// Ends everything.
  func cancelAll() { cancel { _ in true } }

  // MARK: - One press

  /// Brings in those who answer where a pointer went down.
  private func begin(_ event: PointerEvent) {
    pressCount += 1
    let found = candidates(event.position)
    // Who waits for another tap waits in vain if that is elsewhere.
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
      if candidate.responder.silencesInside {
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

  /// Lets act who may, and ends who can't any more, until nothing changes.
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

  /// The first that has something to do and in whose way nobody is.
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
    // A press that was held until somebody had waited for that is no tap.
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
