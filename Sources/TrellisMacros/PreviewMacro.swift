import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: makes a type that holds a view to look at.
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
/// ```
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = node.arguments.map { $0 }
    var body = node.trailingClosure
    if body == nil, let last = arguments.last, last.label?.text == "body" {
      body = last.expression.as(ClosureExprSyntax.self)
      arguments.removeLast()
    }
    guard let body else {
      throw Complaint.error("body", at: node, "#Preview needs a closure with the view: `#Preview { … }`")
    }
    let name = arguments.first { $0.label == nil }?.expression.trimmed ?? "nil"
    let registry = context.makeUniqueName("PreviewRegistry")
    let location = context.location(of: node)
    let (properties, statements) = parts(of: body)
    let content: String
    let closure: String
    if properties.isEmpty {
      content = ""
      closure = statements
    } else {
      content = """
        private struct Content: SwiftUI.View {
        \(properties.joined(separator: "\n"))
        var body: some SwiftUI.View {
        \(statements)
        }
        }
        """
      closure = "Content()"
    }
    return [
      """
      private struct \(registry): SwiftUI.PreviewRegistry {
        static var fileID: String { \(location?.file ?? "\"\"") }
        static var line: Int { \(location?.line ?? "0") }
        \(raw: content)
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(name)) {
            \(raw: closure)
          }
        }
      }
      """
    ]
  }

  /// The properties that are marked `@Previewable`, without the mark, and all other statements.
  private static func parts(of body: ClosureExprSyntax) -> (properties: [String], statements: String) {
    var properties: [String] = []
    var statements: [String] = []
    for statement in body.statements {
      guard var property = statement.item.as(VariableDeclSyntax.self),
        let mark = property.attributes.firstIndex(where: { $0.isPreviewable })
      else {
        statements.append(statement.description)
        continue
      }
      property.attributes.remove(at: mark)
      properties.append(property.trimmedDescription)
    }
    return (properties, statements.joined())
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard let type = self.as(AttributeSyntax.self)?.attributeName else { return false }
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || type.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}

/// `@Previewable`: marks a property in the closure of a `#Preview`, which takes it out; it does nothing by itself.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw Complaint.error("previewable", at: declaration, "@Previewable goes with a variable in a #Preview")
    }
    return []
  }
}
