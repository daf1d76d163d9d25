public import Foundation

/// A text that is typeset once, and can be measured at any number of sizes.
///
/// A ``TextMeasurer`` creates a prepared text, which caches the layout for any width that holds the whole text, and the last few
/// other layouts.
///
/// In all methods, `width` and `height` are proposed lengths, in points.
///
/// `width`: nil and infinity don't limit the lines. At a number, lines break between words if necessary, and inside a word that
/// is too wide by itself. Zero, a negative width and NaN break wherever a break is allowed. The result is as wide as the widest
/// line, and never wider than a proposed width.
///
/// `height`: nil and infinity don't limit the lines. A number allows as many whole lines as fit, and at least one. The
/// paragraph's line limit applies as well. If there are more lines, characters of the last allowed line are omitted.
///
/// A text of more than about 16,000 bytes is long. Usually all of a text is converted to glyphs, which takes time and memory
/// linear in the text. Of a long text, only as much as may fit is converted under three conditions: the width is limited, the
/// height or the number of lines is limited, and characters are omitted at the tail.
///
/// Not safe to use from two threads at once.
public final class PreparedText {
  /// The runs and the paragraph style to lay out.
  public let source: TextSource
  /// The source's runs, without parts that the typesetter can't set.
  private(set) lazy var runs = engine.typesetter.usable(source.runs)
  let engine: TextLayoutEngine
  /// The lines without a width limit; nil until they are needed, and again after a single line was drawn unchanged.
  private var naturalLines: [TypesetLine]?
  /// Whether the lines were released once; if they are needed again, they are kept.
  private var hasLetLinesGo = false
  /// Whether the text is so long that only the part that fits is processed, if its limits are known.
  private(set) lazy var isLong = source.byteCount > PreparedText.longByteCount
  /// The measures of the lines without a width limit; nil until they are needed, or if the line limit omits lines.
  private var whole: WholeMeasures?
  /// The layout of these lines; nil until the text is drawn.
  private var wholeLayout: SharedLayout?
  /// The results for limits in which the text doesn't fit; nil until there are any, as for most texts.
  private var limited: LimitedResults?

  /// The results for limits in which a text doesn't fit.
  private final class LimitedResults {
    /// The lines at the widths that were requested last.
    var brokenLines: [(width: Double, lines: [TypesetLine])] = []
    /// The beginnings of a long text that were requested last, with their approximate numbers of characters.
    var beginnings: [(count: Int, text: PreparedText)] = []
    /// The layouts that were requested last.
    var answers: [(question: Question, layout: TextLayout)] = []
  }

  private var limitedResults: LimitedResults {
    if let limited { return limited }
    let made = LimitedResults()
    limited = made
    return made
  }

  /// The conditions that a layout depends on, besides the source.
  struct Question: Equatable {
    /// The width limit in points; nil if it has no effect.
    var width: Double?
    /// The number of lines to show; nil if all fit.
    var lines: Int?
    /// The height, if fonts may be scaled to it, or if the last line may become too high for it; otherwise nil.
    var height: Double?
  }

  /// The measures of a layout without omissions.
  private struct WholeMeasures {
    /// The width of the widest line.
    let width: Double
    let lineCount: Int
    let size: CGSize
    let vertical: VerticalMeasures
    let narrowLine: NarrowLine?
  }

  /// A layout in a class, because it is inspected far more often than it is copied.
  private final class SharedLayout {
    let layout: TextLayout
    init(_ layout: TextLayout) { self.layout = layout }
  }

  init(_ source: TextSource, engine: TextLayoutEngine) {
    (self.source, self.engine) = (source, engine)
  }

  /// Returns the layout in a proposed size.
  public func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning }
    return fitsWhole(limit, height) ? layoutOfWhole : answer(limit, height)
  }

  /// Returns the layout to draw in a proposed size; if it is a single unchanged line, the typeset line is released.
  ///
  /// The typeset line takes as much memory as the layout. The line is needed again only for a layout where the text doesn't fit,
  /// and is then typeset once more.
  public func drawnLayout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let drawn = layout(width: width, height: height)
    if !hasLetLinesGo, let whole, whole.lineCount == 1, !drawn.isTruncated, drawn.lineCount == 1 {
      naturalLines = nil
      hasLetLinesGo = true
    }
    return drawn
  }

  /// The properties used at a proposed width of 0, for a text on one line and in one face; nil for other texts.
  var narrowLine: NarrowLine? { fitsWhole(nil, nil) ? whole?.narrowLine : nil }

  /// Returns the size of the text in a proposed size, in points.
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.size }
    if fitsWhole(limit, height), let whole { return whole.size }
    return sizeWithoutWidth(limit, height) ?? answer(limit, height).size
  }

  /// The size of the text's only line in points, or nil if there are several lines or the text is long.
  ///
  /// The text has this size whenever its whole width is proposed, or no width, whatever the height.
  public var lineSize: CGSize? {
    guard !isLong, fitsWhole(nil, nil), let whole, whole.lineCount == 1 else { return nil }
    return whole.size
  }

  /// Returns the first line's baseline in a proposed size, in points below the top.
  public func firstBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.firstBaseline }
    if fitsWhole(limit, height), let whole { return whole.vertical.firstBaseline }
    return answer(limit, height).firstBaseline
  }

  /// Returns the last line's baseline in a proposed size, in points below the top.
  public func lastBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.lastBaseline }
    if fitsWhole(limit, height), let whole { return whole.vertical.lastBaseline }
    return answer(limit, height).lastBaseline
  }

  /// The distances that the text prefers to its neighbours above and below.
  public var spacing: TextSpacing {
    if let ends = spacingOfEnds { return ends }
    if fitsWhole(nil, nil), let whole { return whole.vertical.spacing }
    return answer(nil, nil).spacing
  }

  /// Returns a proposed length as a limit; nil if it doesn't limit.
  private func limit(_ length: CGFloat?) -> Double? {
    guard let length, length != .infinity else { return nil }
    return length > 0 ? Double(length) : 0
  }

  /// Returns whether all lines fit unchanged; if so, ``whole`` has their measures.
  private func fitsWhole(_ limit: Double?, _ height: Double?) -> Bool {
    if whole == nil { whole = measureWhole() }
    guard let whole else { return false }
    if let limit, whole.width > limit { return false }
    // A single line is shown at any height.
    guard let height, whole.lineCount > 1 else { return true }
    return source.paragraph.allowedLines(of: natural, height: height) == whole.lineCount
  }

  /// Returns the measures of all lines, or nil if the line limit omits some of them.
  private func measureWhole() -> WholeMeasures? {
    if naturalLines == nil, let label = engine.typesetter.measures(ofLabel: runs, direction: direction) {
      let height = label.vertical.height
      return WholeMeasures(
        width: label.width, lineCount: 1,
        size: size(widest: label.width, height: height, lineHeight: height, limit: nil),
        vertical: label.vertical, narrowLine: NarrowLine(label))
    }
    let lines = natural
    guard lines.count <= source.paragraph.mostLines else { return nil }
    let layout = arrange(lines, limit: nil, isTruncated: false)
    wholeLayout = SharedLayout(layout)
    return WholeMeasures(
      width: lines.reduce(0) { max($0, $1.width) }, lineCount: layout.lineCount, size: layout.size,
      vertical: VerticalMeasures(
        height: layout.size.height, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
        spacing: layout.spacing),
      narrowLine: lines.count == 1 ? NarrowLine(lines[0]) : nil)
  }

  /// The layout of all lines unchanged.
  private var layoutOfWhole: TextLayout {
    if let wholeLayout { return wholeLayout.layout }
    let made = arrange(natural, limit: nil, isTruncated: false)
    wholeLayout = SharedLayout(made)
    return made
  }
}

extension PreparedText: Equatable {
  /// Whether both texts have equal sources; two such texts of one measurer give the same results.
  public static func == (first: PreparedText, second: PreparedText) -> Bool {
    first === second || first.source == second.source
  }
}

// MARK: - Cached lines and layouts

extension PreparedText {
  /// The lines without a width limit.
  var natural: [TypesetLine] {
    if let naturalLines { return naturalLines }
    let made = engine.typesetter.typeset(runs, direction: direction, width: nil)
    naturalLines = made
    return made
  }

  /// Returns the lines at a width above 0 that is too narrow for the natural lines.
  func lines(brokenAt width: Double) -> [TypesetLine] {
    let results = limitedResults
    if let known = results.brokenLines.first(where: { $0.width == width }) { return known.lines }
    var made = engine.typesetter.typeset(runs, direction: direction, width: width)
    NaturalWidths(natural).widen(&made)
    if results.brokenLines.count == 2 { results.brokenLines.removeFirst() }
    results.brokenLines.append((width, made))
    return made
  }

  private var direction: ParagraphDirection {
    .natural(orRightToLeft: source.paragraph.isRightToLeft)
  }

  /// Returns the layout for lines that don't all fit unchanged.
  private func answer(_ limit: Double?, _ height: Double?) -> TextLayout {
    let fitted = fit(limit, height)
    let question = Question(
      width: fitted.breaksLines || fitted.isCut ? limit : nil, lines: fitted.isCut ? fitted.allowed : nil,
      height: fitted.isCut && (source.paragraph.givesWay || fitted.allowed > 1) ? height : nil)
    let results = limitedResults
    if let known = results.answers.first(where: { $0.question == question }) { return known.layout }
    let made =
      if !fitted.isCut {
        arrange(fitted.lines, limit: limit, isTruncated: false)
      } else if source.paragraph.givesWay {
        squeeze(fitted, limit, height)
      } else {
        truncate(fitted, limit, height)
      }
    if results.answers.count == 4 { results.answers.removeFirst() }
    results.answers.append((question, made))
    return made
  }

  /// Returns the beginning of a long text with about `count` characters, which `make` makes; at most four are kept.
  func beginning(ofCharacters count: Int, make: () -> PreparedText?) -> PreparedText? {
    let results = limitedResults
    if let known = results.beginnings.first(where: { $0.count == count }) { return known.text }
    guard let made = make() else { return nil }
    if results.beginnings.count == 4 { results.beginnings.removeFirst() }
    results.beginnings.append((count, made))
    return made
  }

  /// The number of beginnings of a long text that are kept.
  var beginningCount: Int { limited?.beginnings.count ?? 0 }
}
