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
      var link = piece.styling.link
      if let relative = link, let baseURL, relative.scheme == nil {
        link = URL(string: relative.relativeString, relativeTo: baseURL)?.absoluteURL
      }
      var run = AttributedString(piece.string)
      run.inlinePresentationIntent = piece.styling.intent
      run.link = link
      append(run)
    }
  }
}

extension TextStyling {
  /// Creates the styling of a meaning.
  init(_ intent: InlinePresentationIntent) {
    self.init()
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .line(.single) }
  }

  /// The meaning that Markdown's styling shows; nil for none.
  var intent: InlinePresentationIntent? {
    var intent: InlinePresentationIntent = []
    if isItalic == true { intent.insert(.emphasized) }
    if isBold == true { intent.insert(.stronglyEmphasized) }
    if isMonospaced == true { intent.insert(.code) }
    if strikethrough != nil { intent.insert(.strikethrough) }
    return intent.isEmpty ? nil : intent
  }
}
