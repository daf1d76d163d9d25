/// The declarations that a `#Preview` becomes: a type that makes the preview, and the function by which a tool finds it.
struct PreviewExpansion {
  let use: Source
  /// The beginning of the names, which the compiler gives each use of a macro.
  let discriminator: String
  /// Whether the `#Preview` is outside of types, where a function may have a symbol.
  let isGlobal: Bool

  /// Returns the declarations, from those that the view needs, the arguments of the preview, and the source of its view.
  func text(declarations: String, arguments: String, view: String) -> String {
    let name = "PreviewRegistry"
    let registry = "\(discriminator)\(name.utf8.count)\(name)fMu_"
    let symbol = PreviewSymbol.name(
      fileID: use.location.fileID,
      offset: use.location.offset + use.tokens[use.previewStart].range.lowerBound)
    let entry = """
      @_cdecl("\(symbol)")
      @MainActor public func \(discriminator)12PreviewEntryfMu_() -> Swift.UnsafeMutableRawPointer {
      SwiftUI._PreviewProgram.hand { try \(registry).makePreview() }
      }
      """
    return """
      \(isGlobal ? entry : "")
      private struct \(registry): SwiftUI.PreviewRegistry {
      static var fileID: String { \(quoted(use.location.fileID)) }
      static var line: Int { \(use.line) }
      \(declarations)
      @MainActor static func makePreview() throws -> SwiftUI.Preview {
      SwiftUI.Preview(\(arguments)) {
      \(view)
      }
      }
      }
      """
  }

  /// Returns a string as a literal.
  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
