public import Foundation
public import TrellisFoundation
import TrellisText

/// A read-only text.
///
/// The text wraps at its proposed width. If it has more lines than its proposed height or `lineLimit(_:)` allows, characters are
/// replaced by `…`. Font, colour and other attributes that the text doesn't set come from the environment. Parts with different
/// styles are joined with `+` or by interpolation.
public nonisolated struct Text: View, Hashable, Sendable {
  /// Text has no body.
  public typealias Body = Never

  private enum Content: Hashable, Sendable {
    case plain(String)
    /// A single unstyled key, stored inline because most texts are of this kind.
    case key(LocalizedStringKey, StringTable)
    case parts([Part])
  }

  /// Characters with their styling.
  struct Piece: Hashable, Sendable {
    var string: String
    var styling: TextStyling
  }

  /// Content that becomes characters in a locale, with its styling.
  struct Part: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case string(String)
      case key(LocalizedStringKey, StringTable)
      case value(LocalizedValue)
      case timed(TimedText)
    }

    var content: Content
    /// The part's styling, stored by reference because most of the many parts have none.
    private var stylingBox: StylingBox?

    init(content: Content, styling: TextStyling? = nil) {
      self.content = content
      stylingBox = styling.flatMap(StylingBox.init)
    }

    /// The part's styling.
    var styling: TextStyling { stylingBox?.styling ?? TextStyling() }

    /// Whether the part has no styling.
    var isPlain: Bool { stylingBox == nil }

    private final class StylingBox: Hashable, Sendable {
      let styling: TextStyling

      init?(_ styling: TextStyling) {
        if styling.isEmpty { return nil }
        self.styling = styling
      }

      static func == (first: StylingBox, second: StylingBox) -> Bool {
        first === second || first.styling == second.styling
      }

      func hash(into hasher: inout Hasher) { hasher.combine(styling) }
    }
  }

  private var content: Content

  /// Creates a text of a string, shown as it is.
  public init(verbatim content: String) {
    self.content = .plain(content)
  }

  /// Creates a text of a string that isn't a literal, shown as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = .plain(String(content))
  }

  /// Creates a text of a localizable string.
  ///
  /// The string is looked up in a table of translations, for the language of the environment's locale. The default table is
  /// `Localizable` in the program's own bundle. A string without a translation is shown as written. Interpolations are formatted
  /// and Markdown is interpreted; see ``LocalizedStringKey``. The comment is for translators and isn't shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .key(key, StringTable(name: tableName, bundle: bundle))
  }

  /// Creates a text of a localizable string, in the environment's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .key(LocalizedStringKey(resource), resource.stringTable)
  }

  /// Creates a text of an attributed string.
  ///
  /// Attributes in ``Foundation/AttributeScopes/SwiftUIAttributes`` and links are shown; others are ignored.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(parts: attributedContent.textPieces.map(Part.init))
  }

  /// Creates a text of an image, which is placed on the line like a character.
  ///
  /// A symbol has the size and weight of the surrounding characters; other images have their own size. Whether the image is
  /// resizable makes no difference.
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

  /// The parts; there is at least one.
  var parts: [Part] {
    switch content {
    case .plain(let string): [Part(content: .string(string))]
    case .key(let key, let table): [Part(content: .key(key, table))]
    case .parts(let parts): parts
    }
  }

  /// The string if it is the same in all locales; nil otherwise.
  var plainString: String? {
    if case .plain(let string) = content { string } else { nil }
  }

  /// Returns the string shown in a locale if the text is a single unstyled string; nil otherwise.
  package func string(in locale: Locale) -> String? {
    switch content {
    case .plain(let string): return string
    case .key(let key, let table): return key.string(from: table, in: locale)
    case .parts(let parts): return parts.count == 1 ? parts[0].string(in: locale) : nil
    }
  }

  /// Returns the pieces shown in a locale; there is at least one.
  func pieces(in locale: Locale) -> [Piece] {
    if case .plain(let string) = content { return [Piece(string: string, styling: TextStyling())] }
    let pieces = parts.flatMap { $0.pieces(in: locale) }
    return pieces.isEmpty ? [Piece(string: "", styling: TextStyling())] : pieces
  }

  /// Whether a part follows the clock.
  var isTimed: Bool {
    guard case .parts(let parts) = content else { return false }
    return parts.contains { if case .timed = $0.content { true } else { false } }
  }

  /// Returns the text with timed parts replaced by their strings at a time, and the time of the next change, if any.
  func spelled(at now: Date, in region: TimedText.Region) -> (text: Text, next: Date?) {
    var next: Date?
    let spelled = parts.map { part in
      guard case .timed(let timed) = part.content else { return part }
      if let time = timed.next(after: now) { next = min(next ?? time, time) }
      return Part(content: .string(timed.string(at: now, in: region)), styling: part.styling)
    }
    return (Text(parts: spelled), next)
  }

  /// Returns the concatenation of two texts, each with its own styling.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(parts: lhs.parts + rhs.parts)
  }

  /// Returns the text with attributes set on every part; attributes that a part already sets are kept.
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

  /// Returns the string shown in a locale if the part is a single unstyled string; nil otherwise.
  func string(in locale: Locale) -> String? {
    guard isPlain else { return nil }
    switch content {
    case .string(let string): return string
    case .key(let key, let table): return key.string(from: table, in: locale)
    case .value(let value): return value.string(in: locale)
    case .timed(let text): return text.string(at: .now, in: TimedText.Region(locale: locale))
    }
  }

  /// Returns the pieces shown in a locale.
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
