import Foundation
import TrellisGraph
import TrellisLayout

/// Which views a lazy stack shows, and where they stand: laid out one after the other, until what is seen is full.
///
/// What is learned of the views' lengths on the way counts in the next round of the same update: see `learned`.
@MainActor
final class LazyArrangement {
  /// A view and where it stands.
  struct Placed: Equatable {
    let child: LazyChild
    let placement: Placement

    static func == (first: Placed, second: Placed) -> Bool {
      first.child === second.child && first.placement == second.placement
    }
  }

  /// What the layout goes by.
  struct Question {
    let list: LazyElements
    let layout: LazyStackLayout
    let computer: LazyStackComputer
    /// The stack's size, in points.
    let size: CGSize
    /// What is seen of it along its axis, in points from its start.
    let seen: ClosedRange<CGFloat>
  }

  /// What a layout has found out.
  struct Answer {
    var placed: [Placed] = []
    /// How long views count from now on that weren't measured.
    var estimate: LazyEstimate?
    /// How much longer than before what lies before the first view is that was laid out, in points.
    var shift: CGFloat = 0
  }

  fileprivate struct Measured {
    let index: Int
    let child: LazyChild
    var start: CGFloat
    let length: CGFloat
    /// The space behind it; nil where the next view wasn't measured.
    var gap: CGFloat?

    var end: CGFloat { start + length }
  }

  private let children: LazyChildren
  /// Asks a view for its size, in the container that its size may be relative to.
  private let ask: (LayoutComputer, ProposedViewSize) -> CGSize
  private var lengths = LazyLengths<LazyElements.ID>()
  private var gaps = LazyLengths<LazyElements.ID>()
  private var list: LazyElements?
  private var across = CGFloat.nan
  /// The first view that was seen last, and where it stood: it stays there when estimates change.
  private var anchor: (id: LazyElements.ID, start: CGFloat)?

  init(_ children: LazyChildren, ask: @escaping (LayoutComputer, ProposedViewSize) -> CGSize) {
    self.children = children
    self.ask = ask
  }

  /// Lays out what is seen.
  func layOut(_ question: Question) -> Answer {
    adapt(to: question)
    let list = question.list
    let first = list.count > 0 ? children.child(at: 0, of: list) : nil
    guard list.count > 0, question.seen.lowerBound < question.seen.upperBound else {
      children.show([], needed: first, of: list)
      return Answer()
    }
    var measured = measure(question)
    let (oldStart, begin) = (measured.first?.start ?? 0, measured.first?.index ?? 0)
    lengths.note(measured.map { ($0.index, $0.child.id, $0.length) })
    gaps.note(measured.compactMap { each in each.gap.map { (each.index, each.child.id, $0) } })
    var answer = Answer()
    answer.estimate = LazyEstimate(across: across, length: lengths.mean, gap: gaps.mean)
    let shift = start(of: begin) - oldStart
    if abs(shift) > 1e-6 {
      answer.shift = shift
    } else if lengths.isUniform && gaps.isUniform {
      // The same numbers by whatever way they were come to.
      for index in measured.indices { measured[index].start = start(of: measured[index].index) }
    }
    let seen = measured.filter { question.sees(from: $0.start, length: $0.length) }
    anchor = seen.first.map { ($0.child.id, $0.start + answer.shift) }
    answer.placed = seen.map { each in
      let computer = each.child.outputs.layoutComputer.wrappedValue
      return Placed(
        child: each.child,
        placement: question.layout.placement(computer, at: each.start, across: across))
    }
    children.show(seen.map(\.child), needed: first, of: list)
    for each in answer.placed { each.child.placement = each.placement }
    return answer
  }

  /// Where a view begins, as far as that is known.
  private func start(of index: Int) -> CGFloat { lengths.start(of: index) + gaps.start(of: index) }

  /// Takes over another list or another length across; what was measured counts as long as both stay.
  private func adapt(to question: Question) {
    let list = question.list
    let newAcross = question.size[question.layout.axis.other]
    let guess = question.computer.estimate(across: newAcross)
    if newAcross != across {
      lengths.reset(count: list.count, guess: guess.length)
      gaps.reset(count: list.count, guess: guess.gap)
      if self.list != list { anchor = nil }
    } else if self.list != list {
      lengths.move(count: list.count) { list.index(of: $0) }
      // Other views stand behind each now.
      gaps.reset(count: list.count, guess: gaps.mean)
      anchor = nil
    }
    across = newAcross
    self.list = list
  }

  /// Measures the views that are seen, and those between them and the one that was seen first before.
  private func measure(_ question: Question) -> [Measured] {
    let seen = question.seen
    let room = seen.upperBound - seen.lowerBound
    var begin = index(at: seen.lowerBound, count: question.list.count)
    var start = start(of: begin)
    if let anchor, room.isFinite, let index = question.list.index(of: anchor.id),
      anchor.start - seen.lowerBound < room,
      anchor.start + (lengths[index] ?? lengths.mean) > seen.lowerBound
    {
      // What was seen first is still seen, or would be: it stays where it stands.
      (begin, start) = (index, anchor.start)
    }
    var all = measureUp(from: begin, at: start, question)
    var next = all.last.map { ($0.end + gap(behind: $0, question), $0.index + 1) } ?? (start, begin)
    while next.1 < question.list.count, next.0 < seen.upperBound || all.isEmpty {
      let (index, start) = (next.1, next.0)
      if all.isEmpty, let length = lengths[index], start + length <= seen.lowerBound {
        // Known to be before what is seen: not built for that.
        next = (start + length + (gaps[index] ?? gaps.mean), index + 1)
        continue
      }
      let measured = measure(index, at: start, question)
      all.append(measured)
      next = (measured.end + gap(behind: measured, question), index + 1)
    }
    return closeGaps(all, question)
  }

  /// Measures the views before one that are seen, from that one up, in their order.
  private func measureUp(from index: Int, at start: CGFloat, _ question: Question) -> [Measured] {
    var all: [Measured] = []
    var (index, start) = (index, start)
    while index > 0, start > question.seen.lowerBound {
      index -= 1
      let measured = measure(index, at: 0, question)
      let gap = all.last.map { question.layout.gap(measured.computer, $0.computer) }
      let space = gap ?? gaps[index] ?? gaps.mean
      start -= measured.length + space
      all.append(
        Measured(index: index, child: measured.child, start: start, length: measured.length, gap: gap))
    }
    return all.reversed()
  }

  private func measure(_ index: Int, at start: CGFloat, _ question: Question) -> Measured {
    let child = children.child(at: index, of: question.list)
    let size = ask(child.outputs.layoutComputer.wrappedValue, question.layout.proposal(across: across))
    return Measured(index: index, child: child, start: start, length: size[question.layout.axis].limited)
  }

  /// The space behind a view, whatever the next one is: known, or estimated.
  private func gap(behind measured: Measured, _ question: Question) -> CGFloat {
    gaps[measured.index] ?? gaps.mean
  }

  /// Puts the views as far from each other as they prefer, now that all of them are there.
  private func closeGaps(_ all: [Measured], _ question: Question) -> [Measured] {
    var all = all
    for index in all.indices.dropFirst() {
      let gap = question.layout.gap(all[index - 1].computer, all[index].computer)
      all[index - 1].gap = gap
      all[index].start = all[index - 1].end + gap
    }
    return all
  }

  /// The last view that begins at a position or before it, as far as that is known.
  private func index(at position: CGFloat, count: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension LazyArrangement.Measured {
  @MainActor fileprivate var computer: LayoutComputer { child.outputs.layoutComputer.wrappedValue }
}

extension LazyArrangement.Question {
  /// Whether something is seen that begins and is so long; what has no length is where it begins.
  fileprivate func sees(from start: CGFloat, length: CGFloat) -> Bool {
    start < seen.upperBound && (length > 0 ? start + length > seen.lowerBound : start >= seen.lowerBound)
  }
}
