public import Foundation

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
    case pieces([Piece])
  }

  /// Characters with what is said of how they look.
  struct Piece: Hashable, Sendable {
    var string: String
    var styling: TextStyling
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
  /// Its interpolations are formatted, and its Markdown is shown as what it stands for; see ``LocalizedStringKey``. The
  /// comment is for translators, and isn't shown.
  public init(_ key: LocalizedStringKey, comment: StaticString? = nil) {
    self.init(pieces: key.pieces)
  }

  /// Creates a text of a string with attributes.
  ///
  /// Those of ``Foundation/AttributeScopes/SwiftUIAttributes`` and links are shown; others say nothing here.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(pieces: attributedContent.textPieces)
  }

  init(pieces: [Piece]) {
    content =
      pieces.isEmpty
      ? .plain("")
      : pieces.count == 1 && pieces[0].styling.isEmpty ? .plain(pieces[0].string) : .pieces(pieces)
  }

  /// The parts, at least one.
  var pieces: [Piece] {
    switch content {
    case .plain(let string): [Piece(string: string, styling: TextStyling())]
    case .pieces(let pieces): pieces
    }
  }

  /// The text followed by another; each keeps what it says of its looks.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(pieces: lhs.pieces + rhs.pieces)
  }

  /// The text where every part that says nothing of something says what the closure sets.
  func styled(_ set: (inout TextStyling) -> Void) -> Text {
    var styling = TextStyling()
    set(&styling)
    return Text(pieces: pieces.map { Piece(string: $0.string, styling: $0.styling.within(styling)) })
  }
}

// MARK: - Formatting

extension Text {
  /// Creates a text of a value as a format style spells it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text of a value as a format style spells it, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates a text of a value as a formatter spells it; empty where that doesn't know the value's type.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an object as a formatter spells it; empty where that doesn't know its type.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
