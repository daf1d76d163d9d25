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
  /// The lines where no width limits them, once they were needed; without those of a line that was drawn as it is.
  private var naturalLines: [TypesetLine]?
  /// Whether they were let go of: who asks for them again keeps them.
  private var hasLetLinesGo = false
  /// The layout of those lines, where none of them has to be left out.
  private var whole: WholeLayout?
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

  /// A layout in which nothing is left out; by reference, for it is looked at far more often than it is taken.
  private final class WholeLayout {
    let layout: TextLayout
    /// How wide its lines are.
    let width: Double
    let narrowLine: NarrowLine?

    init(_ layout: TextLayout, _ lines: [TypesetLine]) {
      self.layout = layout
      width = lines.reduce(0) { max($0, $1.width) }
      narrowLine = lines.count == 1 ? NarrowLine(lines[0]) : nil
    }
  }

  init(_ source: TextSource, engine: TextLayoutEngine) {
    (self.source, self.engine) = (source, engine)
  }

  /// Lays the text out in a proposed size.
  public func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning }
    return whole(holding: limit, height)?.layout ?? answer(limit, height)
  }

  /// The layout that is drawn in a proposed size; where that is a single line as it is, what it was made of is let go of.
  ///
  /// That takes as much memory as the layout, and only who lays the text out where it has no room needs it: then it is typeset
  /// once more.
  public func drawnLayout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let drawn = layout(width: width, height: height)
    if !hasLetLinesGo, let whole, whole.layout.lineCount == 1, !drawn.isTruncated, drawn.lineCount == 1 {
      naturalLines = nil
      hasLetLinesGo = true
    }
    return drawn
  }

  /// What there is to know of a text on one line and in one face where no width is proposed at all; nil for others.
  var narrowLine: NarrowLine? { whole(holding: nil, nil)?.narrowLine }

  /// The space that the text takes in a proposed size, in points.
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.size }
    if let whole = whole(holding: limit, height) { return whole.layout.size }
    return sizeWithoutWidth(limit, height) ?? answer(limit, height).size
  }

  /// The size that the text takes wherever its whole width is proposed, or none, whatever the height: that of its only line; nil
  /// where it has several.
  public var lineSize: CGSize? {
    guard !isLong, let layout = whole(holding: nil, nil)?.layout, layout.lineCount == 1 else { return nil }
    return layout.size
  }

  /// The first line's baseline in a proposed size, in points below the top.
  public func firstBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.firstBaseline }
    return whole(holding: limit, height)?.layout.firstBaseline ?? answer(limit, height).firstBaseline
  }

  /// The last line's baseline in a proposed size, in points below the top.
  public func lastBaseline(width: CGFloat?, height: CGFloat?) -> CGFloat {
    let (limit, height) = (limit(width), limit(height))
    if let beginning = beginning(limit, height) { return beginning.lastBaseline }
    return whole(holding: limit, height)?.layout.lastBaseline ?? answer(limit, height).lastBaseline
  }

  /// The distances that the text prefers to its neighbours above and below.
  public var spacing: TextSpacing {
    if let ends = spacingOfEnds { return ends }
    return whole(holding: nil, nil)?.layout.spacing ?? answer(nil, nil).spacing
  }

  /// A proposed length as a limit: nil where it is none.
  private func limit(_ length: CGFloat?) -> Double? {
    guard let length, length != .infinity else { return nil }
    return length > 0 ? Double(length) : 0
  }

  /// The layout of all lines as they are, where they have room so.
  private func whole(holding limit: Double?, _ height: Double?) -> WholeLayout? {
    if whole == nil {
      let lines = natural
      guard lines.count <= source.paragraph.mostLines else { return nil }
      whole = WholeLayout(arrange(lines, limit: nil, isTruncated: false), lines)
    }
    guard let whole else { return nil }
    if let limit, whole.width > limit { return nil }
    // A single line is shown whatever the height.
    guard let height, whole.layout.lineCount > 1 else { return whole }
    return source.paragraph.allowedLines(of: natural, height: height) == whole.layout.lineCount ? whole : nil
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
