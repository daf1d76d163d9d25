public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown counts.
    public enum InterpretedSyntax: Sendable {
      /// All of it; here what stands within lines, and marks of headings and lists are as they are written.
      case full
      /// What stands within lines.
      case inlineOnly
      /// What stands within lines, with line ends and spaces as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates a string of Markdown, which a `Text` shows as what it stands for.
  ///
  /// Emphasis, code, links and what is struck through count; a line's end is a space, unless white space is kept. An address without a
  /// scheme is relative to the base, where one is given.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:).
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let source = keepsLines ? markdown : markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.init()
    for piece in InlineMarkdown.pieces(of: [.literal(source)], in: Locale.ofProcess) {
      var styling = piece.styling
      if let link = styling.link, let baseURL, link.scheme == nil {
        styling.link = URL(string: link.relativeString, relativeTo: baseURL)?.absoluteURL
      }
      var run = AttributedString(piece.string)
      if !styling.isEmpty { run[MarkdownStylingAttribute.self] = styling }
      run.link = styling.link
      append(run)
    }
  }
}

/// What Markdown says of a part's looks.
nonisolated enum MarkdownStylingAttribute: AttributedStringKey {
  typealias Value = TextStyling
  static let name = "SwiftUI.Markdown"
}
