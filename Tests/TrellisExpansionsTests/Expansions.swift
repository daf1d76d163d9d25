@testable import TrellisExpansions

/// The plugin's responses to messages that the compiler sends for a piece of source.
enum Expansions {
  private static func piece(_ source: String, offset: Int = 0) -> Piece {
    Piece(
      source: source,
      location: Piece.Location(
        fileID: "Module/File.swift", fileName: "/folder/File.swift", offset: offset, line: 10))
  }

  /// Returns an attached macro's expansion, or the error's message.
  static func attached(
    _ macro: String, _ role: String, _ declaration: String, in place: String? = nil, offset: Int = 0,
    attribute: String = "@Macro", parent: String? = nil, type: String? = nil, missing: String? = nil
  ) -> Response {
    Answer.to(
      .expandAttachedMacro(
        macro: MacroReference(typeName: macro), macroRole: role, attributeSyntax: piece(attribute),
        declSyntax: piece(declaration, offset: offset), parentDeclSyntax: parent.map { piece($0) },
        extendedTypeSyntax: type.map { piece($0) },
        conformanceListSyntax: missing.map { piece($0) }, lexicalContext: place.map { [piece($0)] } ?? []))
  }

  /// Returns the key of an entry in an extension of `EnvironmentValues`.
  static func key(_ declaration: String, in place: String? = "extension EnvironmentValues {\n}") -> String {
    text(attached("EntryMacro", "peer", declaration, in: place))
  }

  static func preview(_ use: String, in place: String? = nil) -> String {
    freestanding("PreviewMacro", use, in: place)
  }

  /// Returns the expansion of a macro that isn't attached, or the error's message.
  static func freestanding(_ macro: String, _ use: String, in place: String? = nil) -> String {
    text(
      Answer.to(
        .expandFreestandingMacro(
          macro: MacroReference(typeName: macro), discriminator: "$s1", syntax: piece(use),
          lexicalContext: place.map { [piece($0)] } ?? [])))
  }

  /// Returns the source without indentation and empty lines, or the errors.
  static func text(_ response: Response) -> String {
    guard case .expandMacroResult(let source, let diagnostics) = response else { return "no expansion" }
    guard let source else { return diagnostics.map { "error: \($0.message)" }.joined(separator: "\n") }
    return source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  /// Returns the statements of a preview, and its properties, if any.
  static func parts(_ use: String) -> (properties: [Substring], statements: [Substring]) {
    let lines = preview(use).split(separator: "\n")
    guard let content = lines.firstIndex(where: { $0.hasPrefix("private struct Content") }) else {
      return ([], Array(lines[(lines.firstIndex { $0.hasPrefix("SwiftUI.Preview(") }! + 1)...].dropLast(3)))
    }
    let body = lines.firstIndex { $0.hasPrefix("var body: some SwiftUI.View") }!
    let end = lines.firstIndex { $0.hasPrefix("@MainActor static func makePreview") }!
    return (Array(lines[(content + 1)..<body]), Array(lines[(body + 1)..<(end - 2)]))
  }
}
