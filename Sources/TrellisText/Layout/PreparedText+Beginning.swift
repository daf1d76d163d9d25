import Foundation

/// Long texts, of which most has no room.
extension PreparedText {
  /// The most bytes that are always turned into glyphs as a whole.
  static let longByteCount = 16_384

  /// The layout of a long text of which not all has room, from a beginning of it that is certainly longer than what has room;
  /// nil where the text isn't long, or nothing is known to limit it.
  ///
  /// Only where characters are left out at the tail: elsewhere the end shows too.
  func beginning(_ limit: Double?, _ height: Double?) -> TextLayout? {
    let paragraph = source.paragraph
    guard isLong, let limit, height != nil || paragraph.lineLimit != nil, paragraph.truncation == .tail,
      !paragraph.givesWay
    else { return nil }
    let sizes = source.runs.map(\.font.usableSize)
    var lines = Double(min(paragraph.mostLines, 1 << 20))
    if let height { lines = min(lines, height / sizes.min()! + 1) }
    // A guess: characters are mostly wider than a fifth of their size. Lines behind count, of which one is cut off.
    var count = max(Int(min((lines + 3) * (limit / sizes.min()! * 5 + 1), 1e9)), 64)
    while let part = beginning(ofCharacters: count) {
      let fitted = part.fit(limit, height)
      // So that what is in the last line that has room doesn't depend on where the part ends.
      let isEnough =
        fitted.overflows
        ? fitted.lines[0].width > limit + 4 * sizes.max()! : fitted.lines.count > fitted.allowed + 2
      if isEnough { return part.layout(width: limit, height: height.map { CGFloat($0) }) }
      count *= 4
    }
    return nil
  }

  /// The spacing of a long text: that of its beginning above and of its end below.
  var spacingOfEnds: TextSpacing? {
    guard isLong, let first = source.runs.first, let last = source.runs.last else { return nil }
    let top = engine.prepare(TextSource(runs: [first.with(String(first.string.prefix(64)))]))
    let bottom = engine.prepare(TextSource(runs: [last.with(String(last.string.suffix(64)))]))
    return TextSpacing(top: top.spacing.top, bottom: bottom.spacing.bottom)
  }

  /// The text's first so many characters, or runs that have about as many; nil where that is all of it.
  private func beginning(ofCharacters count: Int) -> PreparedText? {
    if let known = beginnings[count] { return known }
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
    let made = engine.prepare(TextSource(runs: parts, paragraph: source.paragraph))
    beginnings[count] = made
    return made
  }
}
