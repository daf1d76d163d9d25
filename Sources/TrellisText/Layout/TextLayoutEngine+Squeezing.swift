import Foundation

extension TextLayoutEngine {
  /// Lays out a text that hasn't room as it is, but may give way before characters are left out: characters move
  /// together by up to a twentieth of their size, then fonts are scaled down as little as is enough.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:) and allowstightening(_:);
  /// ours: a twentieth, and steps of 1/32 of the way to the smallest factor.
  mutating func squeeze(
    _ fitted: FittedLines, _ source: TextSource, _ limit: Double?, _ height: Double?,
    _ typesetter: some Typesetter
  ) -> TextLayout {
    let paragraph = source.paragraph
    if paragraph.allowsTightening,
      let lines = least(
        of: 5, source, limit, height, typesetter,
        runs: { step in
          source.runs.map { $0.tightened(by: Double(step) * 0.01 * $0.font.usableSize) }
        })
    {
      return arrange(lines, source, limit: limit, isTruncated: false)
    }
    let smallest = paragraph.usableScaleFactor
    guard smallest < 1 else { return truncate(fitted, source, source.runs, limit, typesetter) }
    func scaled(_ step: Int) -> [TextRun] {
      source.runs.map { $0.scaled(by: 1 - (1 - smallest) * Double(step) / 32) }
    }
    if let lines = least(of: 32, source, limit, height, typesetter, runs: scaled) {
      return arrange(lines, source, limit: limit, isTruncated: false)
    }
    let runs = scaled(32)
    return truncate(fit(source, runs, limit, height, typesetter), source, runs, limit, typesetter)
  }

  /// The lines at the least of some steps at which all have room; nil where they haven't at the last.
  private mutating func least(
    of steps: Int, _ source: TextSource, _ limit: Double?, _ height: Double?, _ typesetter: some Typesetter,
    runs: (Int) -> [TextRun]
  ) -> [TypesetLine]? {
    let last = fit(source, runs(steps), limit, height, typesetter)
    guard !last.isCut else { return nil }
    var lines = last.lines
    var low = 0
    var high = steps
    while high - low > 1 {
      let middle = (low + high) / 2
      let fitted = fit(source, runs(middle), limit, height, typesetter)
      if fitted.isCut {
        low = middle
      } else {
        high = middle
        lines = fitted.lines
      }
    }
    return lines
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
