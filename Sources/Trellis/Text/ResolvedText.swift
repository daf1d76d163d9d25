import Foundation
import TrellisDisplayList
import TrellisText

/// A text resolved in its environment: everything needed to measure and draw it.
nonisolated struct ResolvedText: Equatable {
  /// The text prepared for measuring and layout.
  let prepared: PreparedText
  /// The style of all runs whose ink has no colour.
  var resolvedStyle: ResolvedStyle
  /// The ink of each run of the source; empty if all runs are drawn with ``resolvedStyle`` alone.
  var paints: [RunPaint]
  /// Whether bars are drawn instead of the characters.
  var isRedacted = false
  /// The images of runs of the source, by run index.
  var images: [Int: ResolvedImage] = [:]
  /// The link destinations of runs of the source, by run index.
  var links: [Int: URL] = [:]
  /// Whether the user can select the text.
  var isSelectable = false
  /// The values for a renderer of runs of the source, by run index.
  var attributes: [Int: TextAttributes] = [:]
  /// The replacement for the drawing.
  var drawing = TextDrawingChoice()

  /// Whether the text is a single run in the foreground style.
  private(set) var isPlain = false

  /// The colour and lines of a run; a nil colour means the text's ``resolvedStyle``.
  struct RunPaint: Equatable {
    var color: RGBAColor?
    var underline: Line?
    var strikethrough: Line?
    /// The colour of the area behind the run; nil if there is none.
    var background: RGBAColor?

    struct Line: Equatable {
      var pattern: Text.LineStyle.Pattern
      var color: RGBAColor?
    }

    var isPlain: Bool { self == RunPaint() }
  }

  /// Creates the resolved text; `prepare` prepares its source for measuring.
  @MainActor init(
    _ text: Text, in environment: TextEnvironment, _ context: StyleContext,
    prepare: (TextSource) -> PreparedText
  ) {
    self.init(text, in: TextSettings(environment), context, prepare: prepare)
  }

  /// Creates the resolved text; `prepare` prepares its source for measuring.
  @MainActor init(
    _ text: Text, in settings: TextSettings, _ context: StyleContext, prepare: (TextSource) -> PreparedText
  ) {
    let environment = settings.environment
    isRedacted = environment.redaction.isInForce
    isSelectable = environment.isSelectable && !isRedacted
    if !isRedacted { drawing = environment.drawing }
    if var run = settings.plainRun, let string = text.string(in: environment.locale) {
      run.string = string
      prepared = prepare(TextSource(runs: [run], paragraph: settings.paragraph))
      resolvedStyle = ForegroundStyles.resolved(level: 0, in: context)
      paints = []
      isPlain = true
      return
    }
    let pieces = text.pieces(in: environment.locale).map { piece in
      (
        string: piece.string.cased(environment.textCase, in: environment.locale),
        styling: piece.styling.within(environment.styling)
      )
    }
    var runs = pieces.map { $0.styling.run($0.string, at: environment.typeSize, in: environment.theme) }
    for (index, piece) in pieces.enumerated() {
      guard let image = piece.styling.image?.image else { continue }
      let resolved = Image.resolve(image, in: context.environment, font: runs[index].font)
      runs[index].attachment = resolved.attachment
      images[index] = resolved
    }
    for (index, piece) in pieces.enumerated() where !isRedacted { links[index] = piece.styling.link }
    for (index, piece) in pieces.enumerated() { attributes[index] = piece.styling.attributes }
    prepared = prepare(TextSource(runs: runs, paragraph: environment.paragraph))
    let around = context.resolved(ForegroundStyle())
    let resolvedStyles = pieces.map { $0.styling.resolved(in: context) ?? around }
    // The text's style is the first that isn't a plain colour, or the one that all parts share, or else the foreground. A part with another
    // style gets only that style's nearest colour.
    let shared =
      resolvedStyles.first { $0.color == nil }
      ?? (resolvedStyles.allSatisfy { $0 == resolvedStyles[0] } ? resolvedStyles[0] : around)
    resolvedStyle = shared
    paints = zip(pieces, resolvedStyles).map { piece, resolvedStyle in
      RunPaint(
        piece.styling, color: resolvedStyle == shared ? nil : resolvedStyle.nearestColor,
        scheme: context.colors)
    }
    if paints.allSatisfy(\.isPlain) { paints = [] }
  }
}

extension TextStyling {
  /// Returns the style of a part of a text, which is the tint for links without a style; nil if the part has no style.
  @MainActor fileprivate func resolved(in context: StyleContext) -> ResolvedStyle? {
    if let style { return style.resolved(in: context) }
    return link == nil ? nil : TintShapeStyle().resolved(in: context)
  }
}

extension ResolvedStyle {
  /// The colour if the style is a plain colour; nil otherwise.
  nonisolated fileprivate var color: RGBAColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// A single colour that approximates the style, for parts of a text that can only have a colour.
  nonisolated var nearestColor: RGBAColor {
    switch self {
    case .color(let color): color
    case .gradient(let stops, _): stops.first?.color ?? .clear
    case .mesh(let mesh), .placed(.mesh(let mesh)): mesh.vertices.first?.color ?? mesh.background
    case .tiles, .placed(.tiles): .clear
    case .backdrop(let backdrop, _): backdrop.tint
    case .placed(.color(let color)): color
    case .placed(.gradient(let gradient)): gradient.stops.first?.color ?? .clear
    case .blended(_, let resolvedStyle), .shadowed(_, _, let resolvedStyle): resolvedStyle.nearestColor
    }
  }
}

extension ResolvedText.RunPaint {
  fileprivate init(_ styling: TextStyling, color: RGBAColor?, scheme: ColorSetting) {
    self.color = color
    underline = styling.underline?.style.map { Line($0, scheme: scheme, text: color) }
    strikethrough = styling.strikethrough?.style.map { Line($0, scheme: scheme, text: color) }
    background = styling.background?.resolved(in: scheme)
  }
}

extension ResolvedText.RunPaint.Line {
  fileprivate init(_ style: Text.LineStyle, scheme: ColorSetting, text: RGBAColor?) {
    pattern = style.pattern
    color = style.color?.resolved(in: scheme) ?? text
  }
}

extension String {
  fileprivate nonisolated func cased(_ textCase: Text.Case?, in locale: Locale) -> String {
    switch textCase {
    case .uppercase: uppercased(with: locale)
    case .lowercase: lowercased(with: locale)
    case nil: self
    }
  }
}

// MARK: - Drawing

extension ResolvedImage {
  /// The image as a text attachment; its baseline is the characters' baseline.
  nonisolated fileprivate var attachment: TextAttachment {
    let ascent = baseline ?? size.height
    return TextAttachment(width: size.width, ascent: ascent, descent: size.height - ascent)
  }
}

extension ResolvedText {
  /// The source of the prepared text: the characters and their attributes.
  var source: TextSource { prepared.source }

  /// Returns the display item of a layout of the text in a frame: the characters and the images among them.
  func item(id: UInt64, frame: CGRect, layout: TextLayout) -> DisplayItem {
    if isRedacted {
      return .redacted(id: id, frame: frame, layout.lineFrames, resolvedStyle)
    }
    var content = content(of: layout, in: frame.size)
    let areas = areas(of: layout)
    guard !images.isEmpty || !areas.isEmpty else {
      return DisplayItem(id: id, frame: frame, content: .text(content)).within(resolvedStyle.effects)
    }
    if !images.isEmpty {
      content.string = content.string.replacing(TextAttachment.placeholder, with: "")
      content.shown = content.shown?.replacing(TextAttachment.placeholder, with: "")
    }
    var items = [
      DisplayItem(id: 0, frame: CGRect(origin: .zero, size: frame.size), content: .text(content))
    ]
    for attachment in layout.attachments {
      guard let image = images[attachment.source] else { continue }
      let place = attachment.frame
      // A gradient spans the whole text.
      let whole = CGRect(origin: CGPoint(x: -place.minX, y: -place.minY), size: frame.size)
      let color = paints.isEmpty ? nil : paints[attachment.source].color
      let paint = ResolvedStyle.placed(color.map(Paint.color) ?? resolvedStyle.paint(over: whole))
      items.append(image.item(id: UInt64(items.count), frame: place, resolvedStyle: paint))
    }
    let behind = areas.enumerated().map { number, area in
      DisplayItem(id: UInt64(items.count + number), frame: area.frame, content: .fill(area.color))
    }
    return DisplayItem(id: id, frame: frame, content: .list(DisplayList(behind + items)))
      .within(resolvedStyle.effects)
  }

  /// Returns the areas behind runs with a background; neighbours of one colour are one area.
  private func areas(of layout: TextLayout) -> [(frame: CGRect, color: RGBAColor)] {
    guard !paints.isEmpty else { return [] }
    var areas: [(frame: CGRect, color: RGBAColor)] = []
    for area in layout.decorations where area.kind == .background {
      guard let color = paints[area.source].background else { continue }
      if let last = areas.last, last.color == color, last.frame.minY == area.frame.minY,
        abs(last.frame.maxX - area.frame.minX) < 0.01
      {
        areas[areas.count - 1].frame.size.width = area.frame.maxX - last.frame.minX
      } else {
        areas.append((area.frame, color))
      }
    }
    return areas
  }

  /// Returns the drawn content of a layout of the text in a frame of a size.
  func content(of layout: TextLayout, in size: CGSize) -> TextContent {
    var content = TextContent(
      string: source.string, runs: layout.runs, color: resolvedStyle.nearestColor, shown: layout.shownString)
    if case .color = resolvedStyle.base {
    } else {
      content.shading = resolvedStyle.paint(over: CGRect(origin: .zero, size: size))
    }
    guard !paints.isEmpty else { return content }
    for index in content.runs.indices { content.runs[index].color = paints[layout.runSources[index]].color }
    content.decorations = layout.decorations.flatMap { decoration -> [TextDecoration] in
      let paint = paints[decoration.source]
      let line =
        switch decoration.kind {
        case .underline: paint.underline
        case .strikethrough: paint.strikethrough
        case .background: RunPaint.Line?.none
        }
      guard let line else { return [] }
      return line.pattern.pieces(of: decoration.frame).map { TextDecoration(frame: $0, color: line.color) }
    }
    return content
  }
}

extension Text.LineStyle.Pattern {
  /// Returns the segments of a line, from left to right.
  nonisolated func pieces(of line: CGRect) -> [CGRect] {
    let marks: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [1]
      case .dash: [4]
      case .dashDot: [4, 1]
      case .dashDotDot: [4, 1, 1]
      }
    let unit = max(line.height, 1)
    // A line with more marks than a screen has pixels is drawn solid.
    guard !marks.isEmpty, line.width / unit < 100_000 else { return [line] }
    var pieces: [CGRect] = []
    var x = line.minX
    while x < line.maxX {
      for mark in marks where x < line.maxX {
        let width = min(mark * unit, line.maxX - x)
        pieces.append(CGRect(x: x, y: line.minY, width: width, height: line.height))
        x += (mark + 2) * unit
      }
    }
    return pieces
  }
}
