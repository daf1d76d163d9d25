public import Foundation
import TrellisFoundation
import TrellisLayout
import TrellisText

/// The environment's text settings as one value, so that a text depends on a single attribute.
nonisolated struct TextEnvironment: Hashable, Sendable {
  var styling = TextStyling()
  var lineLimit: Int?
  var reservedLines = 0
  var truncationMode = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var layoutDirection = LayoutDirection.leftToRight
  var typeSize = DynamicTypeSize.large
  var theme = ControlTheme.desktop
  var locale = Locale.ofProcess
  var redaction = Redaction()
  /// Whether the user can select text.
  var isSelectable = false
  /// The replacement for the drawing of texts.
  var drawing = TextDrawingChoice()
}

/// A text environment with what follows from it for every text: computed once, and shared by the texts.
nonisolated final class TextSettings: Equatable, Sendable {
  let environment: TextEnvironment
  /// A run without characters, as of texts without styling of their own; nil if their styling isn't that of a run alone.
  let plainRun: TextRun?
  let paragraph: ParagraphStyle

  init(_ environment: TextEnvironment) {
    self.environment = environment
    paragraph = environment.paragraph
    let isPlain = environment.textCase == nil && environment.styling.isPlain
    plainRun = isPlain ? environment.styling.run("", at: environment.typeSize, in: environment.theme) : nil
  }

  static func == (first: TextSettings, second: TextSettings) -> Bool {
    first === second || first.environment == second.environment
  }
}

/// The alignment of lines that are narrower than the widest one.
public nonisolated enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Alignment at the side where lines begin.
  case leading
  /// Alignment in the middle.
  case center
  /// Alignment at the side where lines end.
  case trailing
}

extension EnvironmentValues {
  private enum TextKey: EnvironmentKey {
    static let defaultValue = TextEnvironment()
  }

  /// The text settings, with the layout direction and theme of all views.
  var text: TextEnvironment {
    get {
      var text = self[TextKey.self]
      text.layoutDirection = layoutDirection
      text.theme = controlTheme
      return text
    }
    set { self[TextKey.self] = newValue }
  }

  /// The text settings, with what follows from them.
  var textSettings: TextSettings { TextSettings(text) }

  /// The font of texts; nil is the body style.
  public var font: Font? {
    get { text.styling.font ?? nil }
    set { text.styling.font = newValue.map { .some($0) } }
  }

  /// The maximum number of lines of a text; nil doesn't limit, and less than 1 counts as 1.
  ///
  /// Setting it removes a reserved height.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { (text.lineLimit, text.reservedLines) = (newValue, 0) }
  }

  /// The position at which characters are removed from text that doesn't fit.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// The alignment of a text's lines that are narrower than its widest line.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The space added between two lines of a text, in points; negative values and NaN count as 0.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// The smallest factor, in `0...1`, by which a text's fonts may be scaled to avoid truncation.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether characters may be tightened somewhat to avoid truncation.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The case that all letters of texts are converted to; nil leaves them unchanged.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// The locale for looking up localizable strings and for formatting.
  ///
  /// The default is the process's locale: the value of `LC_ALL`, `LC_MESSAGES` or `LANG` at first use. American English is used
  /// if all are empty, or if the value is `C` or `POSIX`. The layout direction is independent of the locale.
  public var locale: Locale {
    get { text.locale }
    set { text.locale = newValue }
  }
}

extension TextEnvironment {
  /// The paragraph attributes of a text's source.
  var paragraph: ParagraphStyle {
    let mode: ParagraphStyle.TruncationMode =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    let lines: ParagraphStyle.LineAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return ParagraphStyle(
      lineLimit: lineLimit, reservedLines: reservedLines, truncation: mode, alignment: lines,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening,
      isRightToLeft: layoutDirection == .rightToLeft)
  }
}
