package import Foundation
import TrellisDisplayList

/// Lays text out with any font library: how many lines there may be, what gives way when not all has room, where the
/// lines stand, and what need not be done again.
///
/// Lines are kept by their runs and width, and layouts by their source and what really limits them, so that a label that
/// fits on one line is typeset once for all widths. Both caches are bounded.
package struct TextLayoutEngine {
  private var lines: BoundedCache<LinesKey, [TypesetLine]>
  private var layouts: BoundedCache<LayoutKey, TextLayout>

  private struct LinesKey: Hashable {
    var runs: [TextRun]
    var direction: ParagraphDirection
    /// nil doesn't limit.
    var width: Double?
  }

  private struct LayoutKey: Hashable {
    var source: TextSource
    /// nil where the width limits nothing.
    var width: Double?
    /// nil where all lines have room.
    var lines: Int?
    /// The height, where the fonts may be scaled to it.
    var height: Double?
  }

  /// Creates an engine whose caches hold about as many entries, and about as many bytes of glyphs.
  package init(entryLimit: Int, costLimit: Int) {
    lines = BoundedCache(entryLimit: entryLimit, costLimit: costLimit)
    layouts = BoundedCache(entryLimit: entryLimit, costLimit: costLimit)
  }

  /// Lays out a text; see ``TextMeasurer/layout(_:width:height:)``.
  package mutating func layout(
    _ source: TextSource, width: CGFloat?, height: CGFloat?, typesetter: some Typesetter
  ) -> TextLayout {
    let limit = width.flatMap { $0 == .infinity ? nil : Double($0.isNaN ? 0 : max($0, 0)) }
    let height = height.flatMap { $0 == .infinity ? nil : Double($0.isNaN ? 0 : max($0, 0)) }
    let fitted = fit(source, source.runs, limit, height, typesetter)
    let key = LayoutKey(
      source: source, width: fitted.breaksLines || fitted.isCut ? limit : nil,
      lines: fitted.isCut ? fitted.allowed : nil,
      height: fitted.isCut && source.paragraph.givesWay ? height : nil)
    if let known = layouts.value(for: key) { return known }
    let made =
      if !fitted.isCut {
        arrange(fitted.lines, source, limit: limit, isTruncated: false)
      } else if source.paragraph.givesWay {
        squeeze(fitted, source, limit, height, typesetter)
      } else {
        truncate(fitted, source, source.runs, limit, typesetter)
      }
    let glyphs = made.runs.reduce(0) { $0 + $1.glyphs.count }
    layouts.insert(made, for: key, cost: 256 + source.byteCount + glyphs * MemoryLayout<Glyph>.stride)
    return made
  }
}

// MARK: - Lines

/// The lines of a text at a width, and how many of them have room.
struct FittedLines {
  var lines: [TypesetLine]
  var allowed: Int
  /// Whether the width makes a difference.
  var breaksLines: Bool
  /// Whether the lines are wider than there is room, since only one is shown of them anyway.
  var overflows = false

  var isCut: Bool { overflows || lines.count > allowed }
}

extension TextLayoutEngine {
  /// Breaks runs at a width, and counts the lines that have room.
  mutating func fit(
    _ source: TextSource, _ runs: [TextRun], _ limit: Double?, _ height: Double?,
    _ typesetter: some Typesetter
  ) -> FittedLines {
    let direction = ParagraphDirection.natural(orRightToLeft: source.paragraph.isRightToLeft)
    let natural = cachedLines(runs, direction, nil, typesetter)
    guard let limit, natural.contains(where: { $0.width > limit }) else {
      return FittedLines(
        lines: natural, allowed: source.paragraph.allowedLines(of: natural, height: height),
        breaksLines: false)
    }
    if let most = source.paragraph.lineLimit, most <= 1 {
      // The one line is cut out of the whole paragraph: where that would break makes no difference.
      return FittedLines(lines: natural, allowed: 1, breaksLines: true, overflows: natural[0].width > limit)
    }
    // No width at all is what stacks ask to learn how far a text gives way: that needs no typesetting.
    let broken =
      limit > 0 ? cachedLines(runs, direction, limit, typesetter) : natural.flatMap(\.singleClusters)
    return FittedLines(
      lines: broken, allowed: source.paragraph.allowedLines(of: broken, height: height), breaksLines: true)
  }

  mutating func cachedLines(
    _ runs: [TextRun], _ direction: ParagraphDirection, _ width: Double?, _ typesetter: some Typesetter
  ) -> [TypesetLine] {
    let key = LinesKey(runs: runs, direction: direction, width: width)
    if let known = lines.value(for: key) { return known }
    let made = typesetter.typeset(runs, direction: direction, width: width)
    let glyphs = made.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    let perGlyph = MemoryLayout<Glyph>.stride + MemoryLayout<TextCluster>.stride
    lines.insert(
      made, for: key,
      cost: 256 + runs.reduce(0) { $0 + $1.string.utf8.count } + made.count * 256 + glyphs * perGlyph)
    return made
  }
}

extension ParagraphStyle {
  /// How many lines have room under the line limit and in a height: at least one.
  ///
  /// Source: observed, `Fixtures/Text` TX-L5 and TX-X9.
  func allowedLines(of lines: [TypesetLine], height: Double?) -> Int {
    let most = min(lineLimit.map { max($0, 1) } ?? .max, lines.count)
    guard let height else { return max(most, 1) }
    var count = 0
    var bottom = 0.0
    for line in lines.prefix(most) {
      bottom += (count > 0 ? usableLineSpacing : 0) + line.height
      // A height that was the sum of such lines holds them, however its parts were added up.
      guard bottom <= height + 1e-6 else { break }
      count += 1
    }
    return max(count, 1)
  }

  /// Whether something is tried before characters are left out.
  var givesWay: Bool { allowsTightening || usableScaleFactor < 1 }

  /// ``minimumScaleFactor``, above nothing and at most 1; what isn't a number in `0...1` scales nothing.
  var usableScaleFactor: Double {
    (0...1).contains(minimumScaleFactor) ? max(minimumScaleFactor, 0.01) : 1
  }
}

extension TextSource {
  fileprivate var byteCount: Int { runs.reduce(0) { $0 + $1.string.utf8.count } }
}
