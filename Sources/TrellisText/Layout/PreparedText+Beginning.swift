import Foundation

/// The layout of long texts, most of which doesn't fit.
extension PreparedText {
  /// The maximum byte count of a text that is always converted to glyphs as a whole.
  static let longByteCount = 16_384

  /// Returns the layout of a long text that doesn't fit, made from a beginning that is certainly longer than what fits.
  ///
  /// The result is nil if the text isn't long, if its lines have no known limit, or if it may be tightened or scaled. It is also
  /// nil if characters aren't omitted at the tail, because the text's end is then visible, too.
  func beginning(_ limit: Double?, _ height: Double?) -> TextLayout? {
    let paragraph = source.paragraph
    guard isLong, let limit, height != nil || paragraph.lineLimit != nil, paragraph.truncation == .tail,
      !paragraph.givesWay
    else { return nil }
    let sizes = source.runs.map(\.font.usableSize)
    var lines = Double(min(paragraph.mostLines, 1 << 20))
    if let height { lines = min(lines, height / sizes.min()! + 1) }
    // An estimate: most characters are wider than a fifth of their size. Three more lines are included, because the last one is
    // cut off.
    var count = max(Int(min((lines + 3) * (limit / sizes.min()! * 5 + 1), 1e9)), 64)
    while let part = beginning(ofCharacters: count, make: { makeBeginning(ofCharacters: count) }) {
      let fitted = part.fit(limit, height)
      // The characters in the last line that fits mustn't depend on where the part ends.
      let isEnough =
        fitted.overflows
        ? fitted.lines[0].width > limit + 4 * sizes.max()! : fitted.lines.count > fitted.allowed + 2
      if isEnough { return part.layout(width: limit, height: height.map { CGFloat($0) }) }
      count *= 4
    }
    return nil
  }

  /// The spacing of a long text: its beginning's above, and its end's below; nil if the text isn't long.
  var spacingOfEnds: TextSpacing? {
    guard isLong, let first = source.runs.first, let last = source.runs.last else { return nil }
    let top = engine.prepare(TextSource(runs: [first.with(String(first.string.prefix(64)))]))
    let bottom = engine.prepare(TextSource(runs: [last.with(String(last.string.suffix(64)))]))
    return TextSpacing(top: top.spacing.top, bottom: bottom.spacing.bottom)
  }

  /// Makes the beginning of the text, about `count` characters long; returns nil if that is the whole text.
  private func makeBeginning(ofCharacters count: Int) -> PreparedText? {
    var parts: [TextRun] = []
    var left = count
    for run in source.runs where left > 0 {
      let string = run.string
      if string.utf8.count > left,
        let end = string.index(string.startIndex, offsetBy: left, limitedBy: string.endIndex),
        end < string.endIndex
      {
        parts.append(run.with(String(string[..<end])))
        left = 0
      } else {
        parts.append(run)
        left -= string.utf8.count
      }
    }
    guard parts.count < source.runs.count || parts.last?.string != source.runs.last?.string else {
      return nil
    }
    return engine.prepare(TextSource(runs: parts, paragraph: source.paragraph))
  }
}
