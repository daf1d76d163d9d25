import Foundation
import TrellisGraph
import TrellisLayout

/// The visible views of a lazy stack or grid, with their placements: lines are laid out in order until the visible range is
/// filled.
///
/// Each line of a stack contains a single view. Lengths measured in a round are used in the next round of the same update.
@MainActor
final class LazyArrangement: LazySpans {
  /// A view with its placement.
  struct Placed: Equatable {
    let child: LazyChild
    let placement: Placement

    static func == (first: Placed, second: Placed) -> Bool {
      first.child === second.child && first.placement == second.placement
    }
  }

  /// The input of a layout.
  struct LayoutInput {
    let list: LazyElements
    let layout: LazyStackLayout
    let computer: LazyStackComputer
    /// The size of the whole, in points.
    let size: CGSize
    /// The visible range along the axis, in points from the start of the container.
    let seen: ClosedRange<CGFloat>
    /// The pinned views of sections, which stay visible while their section is, and the range that they stay in.
    var pinned: PinnedScrollableViews = []
    var pinRange: ClosedRange<CGFloat> = 0...0
    /// Whether a scroll view can compensate for wrong estimates.
    let canShift: Bool
    /// The view that keeps its visible position when the list changes; nil if there is none.
    var kept: LazyElements.ID?
  }

  /// The result of a layout.
  struct LayoutResult {
    var placed: [Placed] = []
    /// The new estimate for lines that aren't measured.
    var estimate: LazyEstimate?
    /// The change in the estimated length before the first laid-out line, in points.
    var shift: CGFloat = 0
  }

  /// A measured line.
  fileprivate struct Measured {
    let line: Int
    /// The views of the line, with their cells.
    let views: [(child: LazyChild, cell: LazyCell)]
    var start: CGFloat
    let length: CGFloat
    /// The space after the line; nil unless the next line was measured.
    var gap: CGFloat?

    var end: CGFloat { start + length }
  }

  private let children: LazyChildren
  /// Returns the size of a view in the container that relative sizes refer to.
  private let ask: (LayoutComputer, ProposedViewSize) -> CGSize
  private var lengths = LazyLengths<LazyElements.ID>()
  private var gaps = LazyLengths<LazyElements.ID>()
  private var list: LazyElements?
  private var layout: LazyStackLayout?
  private var across = CGFloat.nan
  /// Whether the length of a line in the last measurement is relative to the container's size.
  private(set) var isRelative = false
  /// The cells of a full line, and the assignment of views to lines.
  private var cells: [LazyCell] = []
  private var lines = LazyLines(LazyElements([]), width: 1)
  /// The first view of the first visible line in the last layout, and the start of that line.
  ///
  /// The start is kept when estimates change.
  private var anchor: (id: LazyElements.ID, start: CGFloat)?
  /// The starts of the lines of the last layout.
  private var starts: [Int: CGFloat] = [:]

  init(_ children: LazyChildren, ask: @escaping (LayoutComputer, ProposedViewSize) -> CGSize) {
    self.children = children
    self.ask = ask
  }

  /// Lays out the visible lines.
  func layOut(_ input: LayoutInput) -> LayoutResult {
    adapt(to: input)
    let list = input.list
    let first = list.count > 0 ? children.child(at: 0, of: list) : nil
    guard lines.count > 0, input.seen.lowerBound < input.seen.upperBound else {
      children.show([], needed: first, of: list)
      return LayoutResult()
    }
    isRelative = false
    var measured = measure(input)
    if list.isProvisional { return provisional(measured, input, needed: first) }
    let (oldStart, begin) = (measured.first?.start ?? 0, measured.first?.line ?? 0)
    lengths.note(measured.map { ($0.line, $0.id, $0.length) })
    gaps.note(measured.compactMap { each in each.gap.map { (each.line, each.id, $0) } })
    var result = LayoutResult()
    result.estimate = LazyEstimate(across: across, length: lengths.mean, gap: gaps.mean)
    let shift = start(of: begin) - oldStart
    if abs(shift) > 1e-6 {
      if input.canShift {
        result.shift = shift
      } else {
        for index in measured.indices { measured[index].start += shift }
      }
    } else if lengths.isUniform && gaps.isUniform {
      // If all lengths and gaps are equal, the starts are exact, and don't depend on the order of measurements.
      for index in measured.indices { measured[index].start = start(of: measured[index].line) }
    }
    let seen = measured.filter { input.sees(from: $0.start, length: $0.length) }
    anchor = seen.first.map { ($0.id, $0.start + result.shift) }
    starts = Dictionary(uniqueKeysWithValues: measured.map { ($0.line, $0.start + result.shift) })
    let pinned = pinnedLines(input, seen: seen, measured: measured)
    let shown = seen.filter { line in !pinned.contains { $0.line == line.line } } + pinned
    result.placed = shown.flatMap { placed($0, input) }
    children.show(result.placed.map(\.child), needed: first, of: list)
    for each in result.placed { each.child.placement = each.placement }
    return result
  }

  /// Returns the start and length of a view's line as far as known, or nil if the view isn't in the list.
  func span(of id: LazyElements.ID) -> (start: CGFloat, length: CGFloat)? {
    guard let index = list?.index(of: id) else { return nil }
    let line = lines.line(of: index)
    return (starts[line] ?? start(of: line), lengths[line] ?? lengths.mean)
  }

  /// Returns the first view, the start and the length of the lines in a range, and of the adjacent lines on both sides.
  func spans(in range: ClosedRange<CGFloat>) -> [(
    id: LazyElements.ID, start: CGFloat, length: CGFloat
  )] {
    guard let list, lines.count > 0 else { return [] }
    var all: [(id: LazyElements.ID, start: CGFloat, length: CGFloat)] = []
    for line in max(0, line(at: range.lowerBound) - 1)..<lines.count {
      let start = starts[line] ?? start(of: line)
      all.append(
        (list.id(at: lines.views(in: line).lowerBound), start, lengths[line] ?? lengths.mean))
      if start > range.upperBound { break }
    }
    return all
  }

  /// Keeps the known start of a view's line when other lines are measured.
  func pin(_ id: LazyElements.ID) {
    guard let list, let index = list.index(of: id) else { return }
    let line = lines.line(of: index)
    anchor = (list.id(at: lines.views(in: line).first!), starts[line] ?? start(of: line))
  }

  /// Returns a layout for use until rows have been counted again; no measurements are recorded.
  private func provisional(_ measured: [Measured], _ input: LayoutInput, needed: LazyChild?)
    -> LayoutResult
  {
    var result = LayoutResult()
    result.placed = measured.flatMap { line in placed(line, input) }
    children.show(result.placed.map(\.child), needed: needed, of: input.list)
    return result
  }

  private func placed(_ line: Measured, _ input: LayoutInput) -> [Placed] {
    line.views.map { child, cell in
      let computer = child.outputs.layoutComputer.wrappedValue
      return Placed(
        child: child,
        placement: input.layout.placement(
          computer, in: cell, at: line.start, length: line.length))
    }
  }

  /// Returns the lines of pinned headers and footers at their pinned positions; they are drawn in front of the other lines.
  private func pinnedLines(_ input: LayoutInput, seen: [Measured], measured: [Measured])
    -> [Measured]
  {
    var pinned: [Measured] = []
    if input.pinned.contains(.sectionHeaders),
      let first = seen.first(where: { $0.end > input.pinRange.lowerBound }),
      let header = lines.lines(of: .header, ofSectionAt: first.line)
    {
      let next = lines.section(at: first.line).upperBound
      let end = measured.first { $0.line == next }?.start ?? .infinity
      pinned += stacked(header, input, measured) { own, length in
        min(max(own ?? -.infinity, input.pinRange.lowerBound), end - length)
      }
    }
    if input.pinned.contains(.sectionFooters),
      let last = seen.last(where: { $0.start < input.pinRange.upperBound }),
      let footer = lines.lines(of: .footer, ofSectionAt: last.line)
    {
      let begin = lines.section(at: last.line).lowerBound
      let start = measured.first { $0.line == begin }?.start ?? -.infinity
      pinned += stacked(footer, input, measured) { own, length in
        max(min(own ?? .infinity, input.pinRange.upperBound - length), start)
      }
    }
    return pinned
  }

  /// Returns consecutive lines whose start a closure determines, from the first line's own start and the total length.
  private func stacked(
    _ range: Range<Int>, _ input: LayoutInput, _ measured: [Measured],
    start: (_ own: CGFloat?, _ length: CGFloat) -> CGFloat
  ) -> [Measured] {
    var all = range.map { line in
      measured.first { $0.line == line } ?? measure(line, at: 0, input)
    }
    let own = measured.first { $0.line == range.lowerBound }?.start
    var place = start(own, all.map(\.length).reduce(0, +))
    for index in all.indices {
      all[index].start = place
      place = all[index].end
    }
    return all
  }

  /// Returns the start of a line, as far as known.
  private func start(of line: Int) -> CGFloat { lengths.start(of: line) + gaps.start(of: line) }

  /// Adopts a new list, layout or cross length; measured lengths are kept only if the layout and the cross length are unchanged.
  private func adapt(to input: LayoutInput) {
    let (list, layout) = (input.list, input.layout)
    let newAcross = input.size[layout.axis.other]
    let isOtherList = self.list != list
    guard isOtherList || newAcross != across || layout != self.layout else { return }
    let isSameLayout = newAcross == across && layout == self.layout
    if isOtherList, anchor?.id != input.kept || input.kept.flatMap(list.index) == nil { anchor = nil }
    starts = [:]
    if !isSameLayout {
      let (cells, length) = layout.cells(across: newAcross)
      let start = layout.start(of: length, across: newAcross)
      self.cells = cells.map {
        LazyCell(start: $0.start + start, length: $0.length, guides: $0.guides)
      }
    }
    lines = LazyLines(list, width: max(1, cells.count))
    if isSameLayout {
      lengths.move(count: lines.count) { [lines] in list.index(of: $0).map(lines.line(of:)) }
      // Measured gaps are dropped, as each line may be followed by other views now.
      gaps.reset(count: lines.count, guess: gaps.mean)
    }
    if !isSameLayout || lengths.isAllGuess {
      // Uses the estimate of the stack's size: rows inserted into an empty stack have no measured lines to estimate from.
      let guess = input.computer.estimate(across: newAcross)
      lengths.reset(count: lines.count, guess: guess.length)
      gaps.reset(count: lines.count, guess: guess.gap)
    }
    (self.list, self.layout, across) = (list, layout, newAcross)
  }

  /// Measures the visible lines, and the lines between them and the previously first visible line.
  private func measure(_ input: LayoutInput) -> [Measured] {
    let seen = input.seen
    let visibleLength = seen.upperBound - seen.lowerBound
    var begin = line(at: seen.lowerBound)
    // Several lines without length may have the same start.
    while begin > 0, start(of: begin - 1) >= seen.lowerBound { begin -= 1 }
    var start = start(of: begin)
    if let anchor, visibleLength.isFinite,
      let line = input.list.index(of: anchor.id).map(lines.line(of:)),
      anchor.start - seen.lowerBound < visibleLength,
      anchor.start + (lengths[line] ?? lengths.mean) > seen.lowerBound
    {
      // The line that was the first visible one is still visible. Its known start is kept.
      (begin, start) = (line, anchor.start)
    }
    var all = measureUp(from: begin, at: start, input)
    var next = all.last.map { ($0.end + gap(behind: $0), $0.line + 1) } ?? (start, begin)
    while next.1 < lines.count, next.0 < seen.upperBound || all.isEmpty {
      let (line, start) = (next.1, next.0)
      if all.isEmpty, let length = lengths[line], start + length <= seen.lowerBound,
        !input.sees(from: start, length: length)
      {
        // The line is known to end before the visible range, so it isn't built.
        next = (start + length + (gaps[line] ?? gaps.mean), line + 1)
        continue
      }
      let measured = measure(line, at: start, input)
      all.append(measured)
      next = (measured.end + gap(behind: measured), line + 1)
    }
    return closeGaps(all, input)
  }

  /// Measures the visible lines before a line, from that line up; returns them in order.
  private func measureUp(from line: Int, at start: CGFloat, _ input: LayoutInput) -> [Measured] {
    var all: [Measured] = []
    var (line, start) = (line, start)
    while line > 0, start > input.seen.lowerBound {
      line -= 1
      var measured = measure(line, at: 0, input)
      measured.gap = all.last.map { input.layout.gap(measured.computer, $0.computer) }
      start -= measured.length + (measured.gap ?? gap(behind: measured))
      measured.start = start
      all.append(measured)
    }
    return all.reversed()
  }

  private func measure(_ line: Int, at start: CGFloat, _ input: LayoutInput) -> Measured {
    let isWhole = lines.isWhole(line, of: cells.count)
    let whole = LazyCell(start: 0, length: across, guides: cells.first?.guides ?? [:])
    var length: CGFloat = 0
    let views = zip(lines.views(in: line), isWhole ? [whole] : cells).map { index, cell in
      let child = children.child(at: index, of: input.list)
      let computer = child.outputs.layoutComputer.wrappedValue
      if computer.scope != nil { isRelative = true }
      let size = ask(computer, input.layout.proposal(across: cell.length))
      length = max(length, size[input.layout.axis].limited)
      return (child, cell)
    }
    return Measured(line: line, views: views, start: start, length: length)
  }

  /// Returns the space after a line, measured or estimated, for any next line.
  private func gap(behind measured: Measured) -> CGFloat { gaps[measured.line] ?? gaps.mean }

  /// Moves the lines to their preferred distances, now that all of them are built.
  private func closeGaps(_ all: [Measured], _ input: LayoutInput) -> [Measured] {
    var all = all
    for index in all.indices.dropFirst() {
      let gap = input.layout.gap(all[index - 1].computer, all[index].computer)
      all[index - 1].gap = gap
      all[index].start = all[index - 1].end + gap
    }
    return all
  }

  /// Returns the last line that begins at or before a position, as far as known.
  private func line(at position: CGFloat) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension LazyArrangement.Measured {
  /// The layout computer of the line's first view, which represents the line.
  @MainActor fileprivate var computer: LayoutComputer {
    views[0].child.outputs.layoutComputer.wrappedValue
  }
  @MainActor fileprivate var id: LazyElements.ID { views[0].child.id }
}

extension LazyArrangement.LayoutInput {
  /// Returns whether a line with a start and a length is visible; a line without length counts by its start.
  fileprivate func sees(from start: CGFloat, length: CGFloat) -> Bool {
    start < seen.upperBound
      && (length > 0 ? start + length > seen.lowerBound : start >= seen.lowerBound)
  }
}
