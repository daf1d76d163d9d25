public import Foundation
import TrellisLayout
import TrellisText

/// What the environment says of texts, as one value: a text reads it whole, so that it has one dependency for all.
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
  var look = Look.desktop
  var locale = Locale.ofProcess
  var redaction = Redaction()
  /// Whether people can select what is said.
  var isSelectable = false
}

/// Where lines stand that are narrower than the widest.
public nonisolated enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing
}

extension EnvironmentValues {
  private enum TextKey: EnvironmentKey {
    static let defaultValue = TextEnvironment()
  }

  /// What is said of texts, with the direction of reading, which is said of all views.
  var text: TextEnvironment {
    get {
      var text = self[TextKey.self]
      text.layoutDirection = layoutDirection
      text.look = look
      return text
    }
    set { self[TextKey.self] = newValue }
  }

  /// The font of texts; nil is the body style.
  public var font: Font? {
    get { text.styling.font ?? nil }
    set { text.styling.font = newValue.map { .some($0) } }
  }

  /// The most lines of a text; nil doesn't limit, and less than 1 counts as 1.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// Where characters of a text are left out when not all have room.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// Where lines of a text stand that are narrower than its widest.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// What is added between two lines of a text, in points; negative and NaN count as 0.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// The smallest factor, in `0...1`, that a text's fonts may be scaled by so that nothing is left out.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether characters may move together somewhat so that nothing is left out.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// What letters are made of those that texts have; nil leaves them.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// The language and the habits of the people who read: texts that are written down are looked up in it, and formats
  /// follow it.
  ///
  /// It is the process's unless another is set: what `LC_ALL`, `LC_MESSAGES` or `LANG` says when it is first needed, and American
  /// English where that is nothing, `C` or `POSIX`. The direction of reading is apart from it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/locale.
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
