public import Foundation

/// A text that is typeset once, and asked many times what it takes in one size or another.
///
/// A ``TextMeasurer`` makes it. It keeps the answer for any width that holds the whole text, and the last few others.
///
/// In all questions, `width` and `height` are what is proposed, in points.
///
/// `width`: nil and infinity don't limit the lines; at a number they break between words where they must, and inside a
/// word where a word alone is too wide; zero, a negative width and NaN break wherever a break is allowed. The answer
/// is as wide as the widest line, and never wider than a proposed width.
///
/// `height`: nil and infinity don't limit; a number is room for as many whole lines as fit, and at least for one. The
/// paragraph's line limit holds besides. Where there are more lines than that, characters are left out of the last.
///
/// Of a text of more than some 16,000 bytes only as much is turned into glyphs as may have room, where the width is limited, the
/// height or the lines are, and characters are left out at the tail; else all of it is, which takes time and memory linear in the
/// text.
///
/// Not safe to use from two threads at once.
public final class PreparedText {
  /// What is laid out.
  public let source: TextSource
  /// The source's runs, without what the typesetter couldn't set.
  private(set) lazy var runs = engine.typesetter.usable(source.runs)
  let engine: TextLayoutEngine
  /// The lines where no width limits them, once they were needed.
  private var naturalLines: [TypesetLine]?
  /// The layout of those lines, where none of them has to be left out.
  private var whole: TextLayout?
  /// How much space that takes.
  private var wholeSize = CGSize.zero
  /// How wide its lines are, and how many lines it has.
  private var wholeWidth: CGFloat = 0
  private var wholeLineCount = 0
  /// The lines at the widths that were asked for last.
  private var brokenLines: [(width: Double, lines: [TypesetLine])] = []
  /// Beginnings of a long text, by how many characters they have.
  var beginnings: [Int: PreparedText] = [:]
  /// Whether the text is so long that only what has room is looked at, where that is known.
  private(set) lazy var isLong = source.byteCount > PreparedText.longByteCount
  /// The layouts that were asked for last, but for `whole`.
  private var answers: [(question: Question, layout: TextLayout)] = []

  /// What a layout depends on, besides the source.
  struct Question: Equatable {
    /// nil where the width limits nothing.
    var width: Double?
    /// How many lines are shown; nil where all have room.
    var lines: Int?
    /// The height, where the fonts may be scaled to it, or the last line may become too high for it.
    var height: Double?
  }

  init(_ source: TextSource, engine: TextLayoutEngine) {
    (self.source, self.engine) = (source, engine)
  }

  /// Lays the text out in a proposed size.
  public func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning }
    return holdsWhole(limit, height) ? whole! : answer(limit, height)
  }

  /// The space that the text takes in a proposed size, in points.
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.size }
    if holdsWhole(limit, height) { return wholeSize }
    return sizeWithoutWidth(limit, height) ?? answer(limit, height).size
  }

  /// The size that the text takes wherever its whole width is proposed, or none, whatever the height: that of its only line; nil
  /// where it has several.
  public var lineSize: CGSize? {
    guard !isLong, holdsWhole(nil, nil), wholeLineCount == 1 else { return nil }
    return wholeSize
  }

  /// The first line's baseline in a proposed size, in points below the top.
  public func firstBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.firstBaseline }
    return holdsWhole(limit, height) ? whole!.firstBaseline : answer(limit, height).firstBaseline
  }

  /// The last line's baseline in a proposed size, in points below the top.
  public func lastBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.lastBaseline }
    return holdsWhole(limit, height) ? whole!.lastBaseline : answer(limit, height).lastBaseline
  }

  /// The distances that the text prefers to its neighbours above and below.
  public var spacing: TextSpacing {
    if let ends = spacingOfEnds { return ends }
    return holdsWhole(nil, nil) ? whole!.spacing : answer(nil, nil).spacing
  }

  /// A proposed length as a limit: nil where it is none.
  private func limit(_ length: CGFloat?) -> Double? {
    guard let length, length != .infinity else { return nil }
    return length > 0 ? Double(length) : 0
  }

  /// Whether all lines have room as they are; then `whole` is the answer.
  private func holdsWhole(_ limit: Double?, _ height: Double?) -> Bool {
    if whole == nil, natural.count <= source.paragraph.mostLines {
      let made = arrange(natural, limit: nil, isTruncated: false)
      (whole, wholeSize) = (made, made.size)
      (wholeWidth, wholeLineCount) = (natural.reduce(0) { max($0, $1.width) }, made.lineCount)
    }
    if whole == nil { return false }
    if let limit, wholeWidth > limit { return false }
    // A single line is shown whatever the height.
    guard let height, wholeLineCount > 1 else { return true }
    return source.paragraph.allowedLines(of: natural, height: height) == wholeLineCount
  }
}

extension PreparedText: Equatable {
  /// Whether two texts have equal sources: of one measurer, they give the same answers.
  public static func == (first: PreparedText, second: PreparedText) -> Bool {
    first === second || first.source == second.source
  }
}

// MARK: - What is kept

extension PreparedText {
  /// The lines where no width limits them.
  var natural: [TypesetLine] {
    if let naturalLines { return naturalLines }
    let made = engine.typesetter.typeset(runs, direction: direction, width: nil)
    naturalLines = made
    return made
  }

  /// The lines at a width above 0 that is too narrow for the natural ones.
  func lines(brokenAt width: Double) -> [TypesetLine] {
    if let known = brokenLines.first(where: { $0.width == width }) { return known.lines }
    var made = engine.typesetter.typeset(runs, direction: direction, width: width)
    NaturalWidths(natural).widen(&made)
    if brokenLines.count == 2 { brokenLines.removeFirst() }
    brokenLines.append((width, made))
    return made
  }

  private var direction: ParagraphDirection {
    .natural(orRightToLeft: source.paragraph.isRightToLeft)
  }

  /// The layout where not all lines have room as they are.
  private func answer(_ limit: Double?, _ height: Double?) -> TextLayout {
    let fitted = fit(limit, height)
    let question = Question(
      width: fitted.breaksLines || fitted.isCut ? limit : nil, lines: fitted.isCut ? fitted.allowed : nil,
      height: fitted.isCut && (source.paragraph.givesWay || fitted.allowed > 1) ? height : nil)
    if let known = answers.first(where: { $0.question == question }) { return known.layout }
    let made =
      if !fitted.isCut {
        arrange(fitted.lines, limit: limit, isTruncated: false)
      } else if source.paragraph.givesWay {
        squeeze(fitted, limit, height)
      } else {
        truncate(fitted, limit, height)
      }
    if answers.count == 4 { answers.removeFirst() }
    answers.append((question, made))
    return made
  }
}
