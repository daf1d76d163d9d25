import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property of a type with keys, such as `EnvironmentValues`, one that has a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var level = 1
///   // becomes
///   var level {
///     get { self[__Key_level.self] }
///     set { self[__Key_level.self] = newValue }
///   }
///   private struct __Key_level: SwiftUI.EnvironmentKey {
///     @SwiftUI.__EntryDefaultValue static var defaultValue = 1
///   }
/// }
/// ```
struct EntryMacro {
  /// The protocol of the keys of each type whose properties may be entries.
  private static let keyProtocols = ["EnvironmentValues": "EnvironmentKey"]

  /// A property that is marked `@Entry`.
  private struct Entry {
    let name: String
    /// Its type as it is written; nil where it is that of the default.
    let type: TypeSyntax?
    let defaultValue: ExprSyntax
    let keyProtocol: String

    var key: String { "__Key_\(name)" }
  }

  private static func entry(
    of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> Entry {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var), let binding = property.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      throw Complaint.error("var", at: declaration, "@Entry goes with a variable: write `@Entry var`")
    }
    let name = pattern.identifier.text
    let isStatic = property.modifiers.contains { ["static", "class"].contains($0.name.text) }
    guard binding.accessorBlock == nil, !isStatic else {
      throw Complaint.error(
        "stored", at: declaration,
        "@Entry makes the accessors of '\(name)', which has to be written like a stored property of a value")
    }
    guard let keyProtocol = keyProtocol(in: context) else {
      let types = keyProtocols.keys.sorted().joined(separator: ", ")
      throw Complaint.error(
        "extension", at: declaration, "@Entry var '\(name)' has to stand in an extension of \(types)")
    }
    let type = binding.typeAnnotation?.type.trimmed
    let isOptional = type.map { $0.is(OptionalTypeSyntax.self) || $0.isNamed("Optional") } ?? false
    guard let value = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil) else {
      throw Complaint.error(
        "default", at: declaration,
        "@Entry var '\(name)' has no default value, which it has where nobody set one: add `= …`")
    }
    return Entry(name: name, type: type, defaultValue: value, keyProtocol: keyProtocol)
  }

  /// The protocol of the keys of the type whose extension the property stands in.
  private static func keyProtocol(in context: some MacroExpansionContext) -> String? {
    guard let place = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return nil }
    let type = place.extendedType.trimmed
    return keyProtocols[type.as(MemberTypeSyntax.self)?.name.text ?? type.description]
  }
}

extension TypeSyntax {
  /// Whether the type is one of a name, with or without its module.
  fileprivate func isNamed(_ name: String) -> Bool {
    self.as(IdentifierTypeSyntax.self)?.name.text == name || self.as(MemberTypeSyntax.self)?.name.text == name
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = try? entry(of: declaration, in: context) else {
      // What is wrong is said once, by the other expansion; without a getter the compiler would have more to say.
      let property = declaration.as(VariableDeclSyntax.self)
      return property?.bindings.first?.accessorBlock == nil ? ["get { Swift.fatalError() }"] : []
    }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try entry(of: declaration, in: context)
    let annotation = entry.type.map { ": \($0)" } ?? ""
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) {
        @SwiftUI.__EntryDefaultValue static var defaultValue\(raw: annotation) = \(entry.defaultValue)
      }
      """
    ]
  }
}

/// `@__EntryDefaultValue`: makes a property one that is computed from its initial value, whose type it may leave out.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else {
      throw Complaint.error("value", at: declaration, "@__EntryDefaultValue needs an initial value")
    }
    return ["get { \(value.trimmed) }"]
  }
}
