public import Foundation
import TrellisFoundation

extension AttributedString {
  /// Options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax that is interpreted.
    public enum InterpretedSyntax: Sendable {
      /// The full syntax.
      ///
      /// Here only inline syntax is interpreted; marks of headings and lists stay as they are written.
      case full
      /// Inline syntax only.
      case inlineOnly
      /// Inline syntax only, keeping line breaks and spaces.
      case inlineOnlyPreservingWhitespace
    }

    /// The Markdown syntax that is interpreted.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates a string from Markdown, which a `Text` shows with its formatting.
  ///
  /// Emphasis, code, links and strikethrough are interpreted. A line break becomes a space, unless white space is preserved. A
  /// URL without a scheme is resolved against the base URL, if there is one.
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

/// The attribute of the styling that Markdown gives to a run.
nonisolated enum MarkdownStylingAttribute: AttributedStringKey {
  typealias Value = TextStyling
  static let name = "SwiftUI.Markdown"
}
