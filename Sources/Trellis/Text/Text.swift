public import Foundation
import TrellisText

/// A text that is read, not edited.
///
/// It breaks into lines where its proposed width asks for it, and leaves characters out, with `…` for them, where there
/// are more lines than its proposed height or `lineLimit(_:)` holds. Its font, colour and the rest come from the
/// environment, where it doesn't give them itself. Parts with styles of their own are joined with `+` or by
/// interpolation.
///
/// Source: documented, developer.apple.com/documentation/swiftui/text.
public nonisolated struct Text: View, Hashable, Sendable {
  /// It has no body.
  public typealias Body = Never

  private enum Content: Hashable, Sendable {
    case plain(String)
    /// A single part of which nothing is said, in place: most texts are that.
    case key(LocalizedStringKey, StringTable)
    case parts([Part])
  }

  /// Characters with what is said of how they look.
  struct Piece: Hashable, Sendable {
    var string: String
    var styling: TextStyling
  }

  /// Something that becomes characters in a locale, with what is said of how they look.
  struct Part: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case string(String)
      case key(LocalizedStringKey, StringTable)
      case value(LocalizedValue)
      case timed(TimedText)
    }

    var content: Content
    /// What is said of how it looks, in a place of its own: of most parts that is nothing, and there are many of them.
    private var said: Said?

    init(content: Content, styling: TextStyling? = nil) {
      self.content = content
      said = styling.flatMap(Said.init)
    }

    /// What is said of how it looks.
    var styling: TextStyling { said?.styling ?? TextStyling() }

    /// Whether nothing is said of how it looks.
    var isPlain: Bool { said == nil }

    private final class Said: Hashable, Sendable {
      let styling: TextStyling

      init?(_ styling: TextStyling) {
        if styling.isEmpty { return nil }
        self.styling = styling
      }

      static func == (first: Said, second: Said) -> Bool {
        first === second || first.styling == second.styling
      }

      func hash(into hasher: inout Hasher) { hasher.combine(styling) }
    }
  }

  private var content: Content

  /// Creates a text of a string, as it is.
  public init(verbatim content: String) {
    self.content = .plain(content)
  }

  /// Creates a text of a string that isn't written down in the source, as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = .plain(String(content))
  }

  /// Creates a text of a string that is written down in the source.
  ///
  /// It is looked up in a table of translations, `Localizable` where none is named, of a bundle, the program's own where
  /// none is given, in the language that the environment's locale asks for; what isn't there is shown as it is written.
  /// Its interpolations are formatted, and its Markdown is shown as what it stands for; see ``LocalizedStringKey``. The
  /// comment is for translators, and isn't shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .key(key, StringTable(name: tableName, bundle: bundle))
  }

  /// Creates a text of a string with attributes.
  ///
  /// Those of ``Foundation/AttributeScopes/SwiftUIAttributes`` and links are shown; others say nothing here.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(parts: attributedContent.textPieces.map(Part.init))
  }

  /// Creates a text of a picture: it stands on the line as a character does, a symbol as large and heavy as those around it.
  ///
  /// Others have their own size. Whether it is resizable makes no difference.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/text/init(_:).
  public init(_ image: Image) {
    content = .parts([Part(image)])
  }

  init(parts: [Part]) {
    if parts.count == 1, parts[0].isPlain {
      switch parts[0].content {
      case .string(let string): content = .plain(string)
      case .key(let key, let table): content = .key(key, table)
      case .value, .timed: content = .parts(parts)
      }
    } else {
      content = parts.isEmpty ? .plain("") : .parts(parts)
    }
  }

  /// The parts, at least one.
  var parts: [Part] {
    switch content {
    case .plain(let string): [Part(content: .string(string))]
    case .key(let key, let table): [Part(content: .key(key, table))]
    case .parts(let parts): parts
    }
  }

  /// What is shown, where that is the same in all locales.
  var plainString: String? {
    if case .plain(let string) = content { string } else { nil }
  }

  /// What is shown in a locale, where that is a string that nothing is said of; nil elsewhere.
  package func string(in locale: Locale) -> String? {
    switch content {
    case .plain(let string): return string
    case .key(let key, let table): return key.string(from: table, in: locale)
    case .parts(let parts): return parts.count == 1 ? parts[0].string(in: locale) : nil
    }
  }

  /// What is shown in a locale, at least one piece.
  func pieces(in locale: Locale) -> [Piece] {
    if case .plain(let string) = content { return [Piece(string: string, styling: TextStyling())] }
    let pieces = parts.flatMap { $0.pieces(in: locale) }
    return pieces.isEmpty ? [Piece(string: "", styling: TextStyling())] : pieces
  }

  /// Whether a part of it follows the clock.
  var isTimed: Bool {
    guard case .parts(let parts) = content else { return false }
    return parts.contains { if case .timed = $0.content { true } else { false } }
  }

  /// The text with what it shows at a time in place of what follows the clock, and when it shows something else; nil where it
  /// doesn't.
  func spelled(at now: Date, in region: TimedText.Region) -> (text: Text, next: Date?) {
    var next: Date?
    let spelled = parts.map { part in
      guard case .timed(let timed) = part.content else { return part }
      if let time = timed.next(after: now) { next = min(next ?? time, time) }
      return Part(content: .string(timed.string(at: now, in: region)), styling: part.styling)
    }
    return (Text(parts: spelled), next)
  }

  /// The text followed by another; each keeps what it says of its looks.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(parts: lhs.parts + rhs.parts)
  }

  /// The text where every part that says nothing of something says what the closure sets.
  func styled(_ set: (inout TextStyling) -> Void) -> Text {
    var styling = TextStyling()
    set(&styling)
    return Text(parts: parts.map { Part(content: $0.content, styling: $0.styling.within(styling)) })
  }
}

extension Text.Part {
  init(_ image: Image) {
    var styling = TextStyling()
    styling.image = .image(image)
    self.init(content: .string(TextAttachment.placeholder), styling: styling)
  }

  init(_ piece: Text.Piece) {
    self.init(content: .string(piece.string), styling: piece.styling)
  }

  /// What is shown in a locale, where that is a string that nothing is said of; nil elsewhere.
  func string(in locale: Locale) -> String? {
    guard isPlain else { return nil }
    switch content {
    case .string(let string): return string
    case .key(let key, let table): return key.string(from: table, in: locale)
    case .value(let value): return value.string(in: locale)
    case .timed(let text): return text.string(at: .now, in: TimedText.Region(locale: locale))
    }
  }

  /// What is shown in a locale.
  func pieces(in locale: Locale) -> [Text.Piece] {
    let pieces =
      switch content {
      case .string(let string): [Text.Piece(string: string, styling: TextStyling())]
      case .key(let key, let table): key.pieces(from: table, in: locale)
      case .value(let value): value.pieces(in: locale)
      case .timed: [Text.Piece(string: string(in: locale) ?? "", styling: TextStyling())]
      }
    if isPlain { return pieces }
    return pieces.map { Text.Piece(string: $0.string, styling: $0.styling.within(styling)) }
  }
}
