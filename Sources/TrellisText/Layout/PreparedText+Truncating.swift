import Foundation
import TrellisDisplayList

extension PreparedText {
  /// Lays out lines that don't all fit, and omits characters from the last line that fits.
  ///
  /// The last line is made from the rest of its paragraph: nothing after the paragraph's newline moves up. At the tail, the token
  /// also represents the paragraphs that follow.
  func truncate(_ fitted: FittedLines, _ limit: Double?, _ height: Double?) -> TextLayout {
    var lines = Array(fitted.lines.prefix(fitted.allowed))
    let text = RunBytes(runs)
    var shown = text.string(0..<(lines.last?.range.upperBound ?? 0))
    let rest = fitted.lines[(fitted.allowed - 1)...]
    let end = (rest.firstIndex(where: \.endsParagraph) ?? rest.endIndex - 1) + 1
    let paragraph = fitted.lines[rest.startIndex..<end]
    let mode = source.paragraph.truncation
    if paragraph.count > 1 || fitted.overflows || mode == .tail {
      let last = lines.count - 1
      let start = lines[last].range.lowerBound
      let ending: String
      (lines[last], ending) = truncatedLine(paragraph, of: text, mode: mode, limit: limit ?? .infinity)
      shown = text.string(0..<start) + ending
      // The line has the height that it would have with all fonts of the paragraph. The fonts of the shown characters depend on
      // the available space, but the text must also fit if its own height is proposed.
      let whole = natural.last { $0.range.lowerBound <= start } ?? natural[0]
      lines[last].extend(above: whole.ascent, below: whole.descent)
      // With this height, the line may no longer fit.
      if lines.count > 1, source.paragraph.allowedLines(of: lines, height: height) < lines.count {
        var fewer = fitted
        fewer.allowed -= 1
        return truncate(fewer, limit, height)
      }
    }
    var layout = arrange(lines, limit: limit, isTruncated: true)
    layout.shownString = shown
    return layout
  }

  /// Returns the line that replaces all lines of a paragraph from one on, and the characters that it shows.
  private func truncatedLine(
    _ paragraph: ArraySlice<TypesetLine>, of text: RunBytes, mode: ParagraphStyle.TruncationMode,
    limit: Double
  ) -> (TypesetLine, shown: String) {
    let range = paragraph.first!.range.lowerBound..<paragraph.last!.range.upperBound
    let direction = ParagraphDirection.given(isRightToLeft: paragraph.first!.isRightToLeft)
    let token = engine.width(ofToken: text.token(at: range.lowerBound))
    // If the token doesn't fit, the beginning is shown, whatever the mode.
    let mode = token > limit + Truncation.tolerance ? .tail : mode
    // One line is shown, so two lines at each shown end of a long paragraph are enough: two lines are always wider than one.
    let shown =
      switch mode {
      case .tail: Array(paragraph.prefix(2))
      case .head: Array(paragraph.suffix(2))
      case .middle: paragraph.count > 4 ? paragraph.prefix(2) + paragraph.suffix(2) : Array(paragraph)
      }
    // Spaces at the breaks between the lines count; spaces at the paragraph's end don't.
    let clusters = shown.flatMap(\.clusters).filter { $0.offset < range.upperBound }
    guard token <= limit + Truncation.tolerance else {
      return beginning(of: shown, clusters, in: range, text, direction, limit: limit)
    }
    // Characters may be wider or narrower beside the token than beside the omitted ones. The largest number that may fit is
    // tried first, so that the choice doesn't depend on how the available space was determined.
    var available = limit - token * (1 - Truncation.slack)
    while true {
      let choice = Truncation.choose(from: clusters, mode: mode, available: available)
      let (line, shown) = composed(choice, of: clusters, in: range, text, direction)
      if line.width <= limit + Truncation.tolerance || choice.count == 0 { return (line, shown) }
      available = choice.width(of: clusters) - 2 * Truncation.tolerance
    }
  }

  /// Returns the line of the characters that fit if not even the token does: at least one character.
  private func beginning(
    of lines: [TypesetLine], _ clusters: [TextCluster], in range: Range<Int>, _ text: RunBytes,
    _ direction: ParagraphDirection, limit: Double
  ) -> (TypesetLine, shown: String) {
    var choice = Truncation.beginning(of: clusters, available: limit)
    if choice.count == 1,
      let line = lines[0].singleClusters.first(where: { $0.range.lowerBound == clusters[0].offset })
    {
      // Stacks measure this line of every text, to find out how narrow the text can be. The line needs no typesetting.
      let end = clusters.count > 1 ? clusters[1].offset : range.upperBound
      return (line, text.string(clusters[0].offset..<end))
    }
    while true {
      let (line, shown) = composed(choice, of: clusters, in: range, text, direction)
      if line.width <= limit + Truncation.tolerance || choice.count <= 1 { return (line, shown) }
      choice.head -= 1
    }
  }

  private func composed(
    _ choice: Truncation, of clusters: [TextCluster], in range: Range<Int>, _ text: RunBytes,
    _ direction: ParagraphDirection
  ) -> (TypesetLine, shown: String) {
    let headEnd =
      choice.head == 0
      ? range.lowerBound : choice.head < clusters.count ? clusters[choice.head].offset : range.upperBound
    let tailStart = choice.tail > 0 ? clusters[clusters.count - choice.tail].offset : range.upperBound
    let head = text.slice(range.lowerBound..<headEnd, trimming: choice.hasToken)
    let tail = text.slice(tailStart..<range.upperBound)
    var pieces = head
    if choice.hasToken {
      let place = choice.head > 0 ? clusters[choice.head - 1].offset : tailStart
      let at = choice.head > 0 || choice.tail > 0 ? place : range.lowerBound
      pieces.append((text.token(at: at), text.run(at: at)))
    }
    pieces += tail
    var line = engine.typesetter.typeset(pieces.map(\.run), direction: direction, width: nil)[0]
    for index in line.runs.indices { line.runs[index].source = pieces[line.runs[index].source].source }
    return (line, pieces.map(\.run.string).joined())
  }
}

/// Runs that can be sliced by the byte offsets of lines and clusters.
private struct RunBytes {
  let runs: [TextRun]
  /// The start of each run.
  let starts: [Int]

  init(_ runs: [TextRun]) {
    self.runs = runs
    var start = 0
    starts = runs.map { run in
      defer { start += run.string.utf8.count }
      return start
    }
  }

  /// Returns the number of the run that contains a byte; the last run for the end.
  func run(at offset: Int) -> Int {
    max((starts.firstIndex { $0 > offset } ?? starts.count) - 1, 0)
  }

  /// Returns `…` with the attributes of the run that contains a byte.
  func token(at offset: Int) -> TextRun {
    runs.isEmpty ? TextRun("…", font: FontRequest(size: 13)) : runs[run(at: offset)].with("…")
  }

  /// Returns the characters in a range.
  func string(_ range: Range<Int>) -> String { slice(range).map(\.run.string).joined() }

  /// Returns the characters in a range, run by run, optionally without the spaces at the end.
  func slice(_ range: Range<Int>, trimming: Bool = false) -> [(run: TextRun, source: Int)] {
    var pieces: [(run: TextRun, source: Int)] = []
    guard !range.isEmpty else { return [] }
    for (index, run) in runs.enumerated() {
      let bytes = run.string.utf8
      let low = max(range.lowerBound - starts[index], 0)
      let high = min(range.upperBound - starts[index], bytes.count)
      guard low < high else { continue }
      let start = bytes.index(bytes.startIndex, offsetBy: low)
      let end = bytes.index(start, offsetBy: high - low)
      pieces.append((run.with(String(run.string.unicodeScalars[start..<end])), index))
    }
    while trimming, let last = pieces.last {
      let trimmed = last.run.string.trimmingSuffix { $0 == " " || $0 == "\t" }
      pieces.removeLast()
      guard trimmed.isEmpty else {
        pieces.append((last.run.with(trimmed), last.source))
        break
      }
    }
    return pieces
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
