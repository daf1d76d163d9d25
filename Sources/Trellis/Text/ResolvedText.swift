import Foundation
import TrellisDisplayList
import TrellisText

/// A text with what the environment says of it: all that is needed to measure and to draw it.
nonisolated struct ResolvedText: Equatable {
  /// What is measured.
  var source: TextSource
  /// The colour of what has none of its own.
  var color: RGBAColor
  /// What each run of the source is drawn with; empty where all are drawn in ``color``.
  var inks: [Ink]

  /// What a run is drawn with; a colour of nil is the text's.
  struct Ink: Equatable {
    var color: RGBAColor?
    var underline: Line?
    var strikethrough: Line?

    struct Line: Equatable {
      var pattern: Text.LineStyle.Pattern
      var color: RGBAColor?
    }

    var isPlain: Bool { self == Ink() }
  }

  init(_ text: Text, in environment: TextEnvironment, color: Color, scheme: ColorScheme) {
    let pieces = text.pieces(in: environment.locale).map { piece in
      (
        string: piece.string.cased(environment.textCase, in: environment.locale),
        styling: piece.styling.within(environment.styling)
      )
    }
    source = TextSource(
      runs: pieces.map { $0.styling.run($0.string, at: environment.typeSize) },
      paragraph: environment.paragraph)
    self.color = color.resolved(in: scheme)
    inks = pieces.map { Ink($0.styling, scheme: scheme) }
    if let first = inks.first?.color, inks.allSatisfy({ $0.color == first }) {
      self.color = first
      for index in inks.indices { inks[index].color = nil }
    }
    if inks.allSatisfy(\.isPlain) { inks = [] }
  }
}

extension ResolvedText.Ink {
  fileprivate init(_ styling: TextStyling, scheme: ColorScheme) {
    // A part that asks for no colour by name has the primary one, whatever is around it.
    let chosen = styling.color.map { $0 ?? .primary } ?? (styling.link == nil ? nil : .accentColor)
    color = chosen?.resolved(in: scheme)
    underline = styling.underline?.style.map { Line($0, scheme: scheme, text: color) }
    strikethrough = styling.strikethrough?.style.map { Line($0, scheme: scheme, text: color) }
  }
}

extension ResolvedText.Ink.Line {
  fileprivate init(_ style: Text.LineStyle, scheme: ColorScheme, text: RGBAColor?) {
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

extension ResolvedText {
  /// What a layout of the text is drawn as.
  func content(of layout: TextLayout) -> TextContent {
    var content = TextContent(string: source.string, runs: layout.runs, color: color)
    guard !inks.isEmpty else { return content }
    for index in content.runs.indices { content.runs[index].color = inks[layout.runSources[index]].color }
    content.decorations = layout.decorations.flatMap { decoration -> [TextDecoration] in
      let ink = inks[decoration.source]
      guard let line = decoration.kind == .underline ? ink.underline : ink.strikethrough else { return [] }
      return line.pattern.pieces(of: decoration.frame).map { TextDecoration(frame: $0, color: line.color) }
    }
    return content
  }
}

extension Text.LineStyle.Pattern {
  /// What a line is made of, left to right.
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
    // A line of more marks than a screen has pixels is as good as a solid one.
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
