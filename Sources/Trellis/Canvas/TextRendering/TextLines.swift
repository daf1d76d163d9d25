public import Foundation
import TrellisDisplayList
public import TrellisLayout
import TrellisText

extension Text {
  /// The lines of a text, for a renderer.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/text/layout.
  public nonisolated struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether characters were omitted because they didn't fit.
    public let isTruncated: Bool

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// The line at an index, from the top.
    public subscript(index: Int) -> Line { lines[index] }

    /// Creates the lines of a text in a layout.
    init(_ text: ResolvedText, _ layout: TextLayout) {
      isTruncated = layout.isTruncated
      let content = text.content(of: layout, in: layout.size)
      let isRightToLeft = text.source.paragraph.isRightToLeft
      var lines: [[Run]] = []
      for (index, run) in content.runs.enumerated() {
        guard let first = run.glyphs.first else { continue }
        let made = Run(
          glyphs: run, text: content, attributes: text.attributes[layout.runSources[index]],
          isRightToLeft: isRightToLeft)
        if let last = lines.last?.last?.glyphs.glyphs.first,
          abs(last.position.y - first.position.y) < 0.5
        {
          lines[lines.count - 1].append(made)
        } else {
          lines.append([made])
        }
      }
      self.lines = lines.map { Line(runs: $0) }
    }
  }
}

extension Text.Layout {
  /// The frame and the metrics of a line, a run or some glyphs.
  public nonisolated struct TypographicBounds: Equatable {
    /// The beginning of the baseline, in points, relative to the top left corner of the text.
    public var origin: CGPoint
    /// The width, in points.
    public var width: CGFloat
    /// The distance from the baseline to the top, in points.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom, in points.
    public var descent: CGFloat
    /// The space to the next line, in points; 0 here.
    public var leading: CGFloat

    /// Creates bounds.
    public init(
      origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
      leading: CGFloat = 0
    ) {
      (self.origin, self.width, self.ascent) = (origin, width, ascent)
      (self.descent, self.leading) = (descent, leading)
    }

    /// The frame, from the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    func union(_ other: TypographicBounds) -> TypographicBounds {
      let (left, right) = (Swift.min(origin.x, other.origin.x), Swift.max(rect.maxX, other.rect.maxX))
      return TypographicBounds(
        origin: CGPoint(x: left, y: origin.y), width: right - left, ascent: Swift.max(ascent, other.ascent),
        descent: Swift.max(descent, other.descent))
    }
  }

  /// A line of a text.
  public nonisolated struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]

    /// The beginning of the baseline.
    public var origin: CGPoint { typographicBounds.origin }
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { runs.count }
    /// The run at an index, from left to right.
    public subscript(index: Int) -> Run { runs[index] }
    /// The frame and the metrics of the line.
    public var typographicBounds: TypographicBounds {
      runs.dropFirst().reduce(runs[0].typographicBounds) { $0.union($1.typographicBounds) }
    }
  }

  /// The glyphs of a line in one font, with one style and one set of attributes.
  public nonisolated struct Run: RandomAccessCollection, Equatable {
    let glyphs: GlyphRun
    /// The text of the run, with its colour, without its glyphs.
    let text: TextContent
    let attributes: TextAttributes?
    let isRightToLeft: Bool

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of glyphs.
    public var endIndex: Int { glyphs.glyphs.count }
    /// The glyph at an index, from left to right.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Glyphs next to each other.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// The value that the run has, by its type; nil if it has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?[key] }
    /// The direction of the paragraph.
    public var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    /// The frame and the metrics of the run.
    public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
  }

  /// Some glyphs of a run.
  public nonisolated struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The indices of the glyphs in the run.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    /// The index of the first glyph in the run.
    public var startIndex: Int { indices.lowerBound }
    /// The index after the last glyph in the run.
    public var endIndex: Int { indices.upperBound }
    /// The glyph at an index of the run.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// Glyphs next to each other, by their indices in the run.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    /// The value that the run has, by its type; nil if it has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The frame and the metrics of the glyphs.
    ///
    /// The ascent and the descent are 0.78 and 0.2 of the font's size. Source: ours, as for redacted text.
    public var typographicBounds: TypographicBounds {
      let glyphs = run.glyphs.glyphs[indices]
      guard let first = glyphs.first, let last = glyphs.last else { return TypographicBounds() }
      let size = CGFloat(run.glyphs.face.size)
      return TypographicBounds(
        origin: first.position, width: last.position.x + last.advance - first.position.x,
        ascent: size * 0.78, descent: size * 0.2)
    }

    /// The glyphs as a content whose string is empty.
    var content: TextContent {
      var glyphs = run.glyphs
      glyphs.glyphs = Array(glyphs.glyphs[indices])
      var content = run.text
      (content.string, content.shown, content.decorations) = ("", nil, [])
      content.runs = [glyphs]
      return content
    }
  }

  /// The options of drawing lines, runs and glyphs; they have no effect here.
  public nonisolated struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No rounding of positions.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.count], options: options)
  }

  /// Draws glyphs of a text at their place.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(
      DisplayItem(id: 0, frame: scene.bounds, content: .text(slice.content)), opacity: usableOpacity)
  }
}
