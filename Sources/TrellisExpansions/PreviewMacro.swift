/// `#Preview`: declares a type that contains a view to preview.
///
/// ```swift
/// #Preview("Two") { @Previewable @State var count = 2; Counter(count: $count) }
/// // becomes, with names that nothing else has
/// struct Registry: SwiftUI.PreviewRegistry {
///   static var fileID: String { … }
///   static var line: Int { … }
///   struct Content: SwiftUI.View { @State var count = 2; var body: some SwiftUI.View { Counter(count: $count) } }
///   @MainActor static func makePreview() throws -> SwiftUI.Preview { SwiftUI.Preview("Two") { Content() } }
/// }
/// @_cdecl("trellis_preview_…") @MainActor public func entry() -> UnsafeMutableRawPointer { … }
/// ```
/// A tool finds the preview by the function's symbol, which is derived from the location of the preview.
enum PreviewMacro {
  /// Returns the declarations that a `#Preview` expands to.
  ///
  /// Their names begin with the discriminator that the compiler gives each use of a macro.
  static func declaration(
    for use: Source, discriminator: String, isGlobal: Bool = true
  ) throws(Complaint) -> String {
    let arguments = Arguments(of: use)
    guard let closure = arguments.closure else {
      throw .error(at: use, "#Preview needs a closure with the view: `#Preview { … }`")
    }
    let (properties, statements) = parts(of: closure, in: use)
    var content = ""
    var preview = statements
    if !properties.isEmpty {
      content = """
        private struct Content: SwiftUI.View {
        \(properties.joined(separator: "\n"))
        var body: some SwiftUI.View {
        \(statements)
        }
        }
        """
      preview = "Content()"
    }
    return PreviewExpansion(use: use, discriminator: discriminator, isGlobal: isGlobal).text(
      declarations: content, arguments: arguments.name ?? "nil", view: preview)
  }

  /// The arguments of a `#Preview`.
  private struct Arguments {
    private(set) var name: String?
    /// The tokens inside the closure's braces; nil without a closure.
    private(set) var closure: Range<Int>?

    init(of use: Source) {
      var index = use.previewStart + 2
      if use.isToken(index, "(") {
        let end = use.next(after: index)
        readArguments(of: use, in: index + 1..<end - 1)
        index = end
      }
      if use.isToken(index, "{") { closure = index + 1..<use.next(after: index) - 1 }
    }

    /// Reads `name`, `body: { … }`, or both.
    private mutating func readArguments(of use: Source, in range: Range<Int>) {
      var end = range.upperBound
      var index = range.lowerBound
      while index < range.upperBound {
        if use.isToken(index, "body"), use.isToken(index + 1, ":") {
          if use.isToken(index + 2, "{") { closure = index + 3..<use.next(after: index + 2) - 1 }
          end = max(range.lowerBound, index - 1)
          break
        }
        index = use.next(after: index)
      }
      guard range.lowerBound < end else { return }
      name = use.text(use.tokens[range.lowerBound].range.lowerBound..<use.tokens[end - 1].range.upperBound)
    }
  }

  /// Returns the properties of a closure that are marked `@Previewable`, without the mark, and all other statements.
  private static func parts(of closure: Range<Int>, in use: Source) -> (
    properties: [String], statements: String
  ) {
    var properties: [String] = []
    let first = use.endOfSignature(in: closure)
    var copied = use.tokens[first - 1].range.upperBound
    var statements = ""
    var index = first
    while index < closure.upperBound {
      let begins = index == first || use.tokens[index].startsLine || use.isToken(index - 1, ";")
      guard begins, use.isToken(index, "@"), let property = Property(in: use, at: index),
        let mark = property.attributes.first(where: { $0.name == "Previewable" })
      else {
        index = use.next(after: index)
        continue
      }
      let end = min(property.tokens.upperBound, closure.upperBound)
      let start = use.tokens[index].range.lowerBound
      let last = use.tokens[end - 1].range.upperBound
      properties.append(use.text(start..<mark.range.lowerBound) + use.text(mark.range.upperBound..<last))
      statements += use.text(copied..<start)
      copied = last
      index = end
      if use.isToken(index, ";") {
        copied = use.tokens[index].range.upperBound
        index += 1
      }
    }
    statements += use.text(copied..<use.tokens[closure.upperBound].range.lowerBound)
    return (properties, statements)
  }

}

/// `@Previewable`: marks a property in the closure of a `#Preview`, which extracts it; has no effect by itself.
enum PreviewableMacro {
  static func peers(for declaration: Source) throws(Complaint) -> String {
    guard Property(in: declaration) != nil else {
      throw .error(at: declaration, "@Previewable must be applied to a variable in a #Preview")
    }
    return ""
  }
}

extension Source {
  /// The index of the `#` of a `#Preview`, after its attributes.
  var previewStart: Int {
    var index = 0
    while index < tokens.count, !(isToken(index, "#") && isToken(index + 1, "Preview")) {
      index = next(after: index)
    }
    return tokens.indices.contains(index) ? index : 0
  }
}
