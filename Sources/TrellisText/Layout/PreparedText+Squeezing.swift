import Foundation

extension PreparedText {
  /// Lays out a text that doesn't fit, but may be tightened or scaled before characters are omitted.
  ///
  /// First, characters move closer together by up to a twentieth of their size. Then, fonts are scaled down as little as
  /// possible.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:) and allowstightening(_:); ours:
  /// a twentieth, and steps of 1/32 of the way to the smallest factor.
  func squeeze(_ fitted: FittedLines, _ limit: Double?, _ height: Double?) -> TextLayout {
    let paragraph = source.paragraph
    if paragraph.allowsTightening,
      let layout = least(
        of: 5, limit, height,
        text: { step in with { $0.tightened(by: Double(step) * 0.01 * $0.font.usableSize) } })
    {
      return layout
    }
    let smallest = paragraph.usableScaleFactor
    guard smallest < 1 else { return truncate(fitted, limit, height) }
    func scaled(_ step: Int) -> PreparedText {
      with { $0.scaled(by: 1 - (1 - smallest) * Double(step) / 32) }
    }
    if let layout = least(of: 32, limit, height, text: scaled) { return layout }
    let smallestText = scaled(32)
    return smallestText.truncate(smallestText.fit(limit, height), limit, height)
  }

  /// Returns the text with changed runs.
  private func with(_ change: (TextRun) -> TextRun) -> PreparedText {
    engine.prepare(TextSource(runs: runs.map(change), paragraph: source.paragraph))
  }

  /// Returns the layout at the first of some steps at which all lines fit, or nil if they don't fit at the last step.
  private func least(
    of steps: Int, _ limit: Double?, _ height: Double?, text: (Int) -> PreparedText
  ) -> TextLayout? {
    var least = text(steps)
    var lines = least.fit(limit, height)
    guard !lines.isCut else { return nil }
    var low = 0
    var high = steps
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = text(middle)
      let fitted = tried.fit(limit, height)
      if fitted.isCut {
        low = middle
      } else {
        (high, least, lines) = (middle, tried, fitted)
      }
    }
    return least.arrange(lines.lines, limit: limit, isTruncated: false)
  }
}

extension TextRun {
  fileprivate func tightened(by distance: Double) -> TextRun {
    var run = self
    run.tracking = letterSpacing - distance
    return run
  }

  fileprivate func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size = font.usableSize * factor
    run.kerning *= factor
    run.tracking *= factor
    run.baselineOffset *= factor
    run.attachment = attachment?.scaled(by: factor)
    return run
  }
}
