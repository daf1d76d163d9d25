/// `@Entry`: gives a property of a type with keys, such as `EnvironmentValues`, a key of its own.
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
enum EntryMacro {
  /// The key protocol of each type whose properties may be entries.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "__FocusedEntryKey", "Transaction": "TransactionKey",
  ]

  /// A property marked `@Entry`.
  private struct Entry {
    let name: String
    /// The type as written; nil if it is the default value's.
    let type: String?
    let defaultValue: String
    let keyProtocol: String

    var key: String { "__Key_\(name)" }
  }

  /// Returns the accessors of a property marked `@Entry`; `place` is the innermost declaration around it.
  static func accessors(for declaration: Source, in place: Source?) -> String {
    guard let entry = try? entry(of: declaration, in: place) else {
      // The other expansion reports the error. Without a getter, the compiler would report more.
      let hasAccessors = Property(in: declaration)?.hasAccessors ?? false
      return hasAccessors ? "" : "{ get { Swift.fatalError() } }"
    }
    return """
      {
        get { self[\(entry.key).self] }
        set { self[\(entry.key).self] = newValue }
      }
      """
  }

  /// Returns the key of a property marked `@Entry`.
  static func key(for declaration: Source, in place: Source?) throws(Complaint) -> String {
    let entry = try entry(of: declaration, in: place)
    let annotation = entry.type.map { ": \($0)" } ?? ""
    return """
      private struct \(entry.key): SwiftUI.\(entry.keyProtocol) {
        @SwiftUI.__EntryDefaultValue static var defaultValue\(annotation) = \(entry.defaultValue)
      }
      """
  }

  private static func entry(of declaration: Source, in place: Source?) throws(Complaint) -> Entry {
    guard let property = Property(in: declaration), property.isVariable, let name = property.name else {
      throw .error(at: declaration, "@Entry must be applied to a variable: write `@Entry var`")
    }
    guard !property.hasAccessors, !property.modifiers.contains("static"),
      !property.modifiers.contains("class")
    else {
      throw .error(
        at: declaration,
        "@Entry creates the accessors of '\(name)'; declare it as a stored property")
    }
    guard let keyProtocol = place.flatMap(keyProtocol) else {
      let types = keyProtocols.keys.sorted().joined(separator: ", ")
      throw .error(at: declaration, "@Entry var '\(name)' must be in an extension of \(types)")
    }
    let type = property.type
    guard
      let value = property.value.map(declaration.text)
        ?? (type.map { isOptional($0, in: declaration) } == true ? "nil" : nil)
    else {
      throw .error(
        at: declaration,
        "@Entry var '\(name)' has no default value: add `= …`")
    }
    return Entry(name: name, type: type.map(declaration.text), defaultValue: value, keyProtocol: keyProtocol)
  }

  /// Returns the key protocol of the type that a declaration extends; nil if the type can't have entries.
  private static func keyProtocol(in place: Source) -> String? {
    guard var index = place.tokens.indices.first(where: { place.isToken($0, "extension") }) else {
      return nil
    }
    var name: String?
    repeat {
      index += 1
      name = place.tokens.indices.contains(index) ? place.text(place.tokens[index]) : nil
      index += 1
    } while place.isToken(index, ".")
    return name.flatMap { keyProtocols[$0] }
  }

  /// Returns whether a type is written as an optional: `Int?`, `Optional<Int>`; not `() -> Int?`, which is a function.
  private static func isOptional(_ type: Range<Int>, in declaration: Source) -> Bool {
    let words = declaration.tokens.filter { type.contains($0.range.lowerBound) }.map(declaration.text)
      // The last two characters of `Array<Int>?` are one operator token, as outside of types.
      .flatMap { word in word.allSatisfy { "<>?!".contains($0) } ? word.map(String.init) : [word] }
    guard let first = words.first, !["@", "any", "some"].contains(first) else { return false }
    let name = words.prefix { $0 != "<" }
    if words.last == ">", name.last == "Optional",
      name.allSatisfy({ $0 == "." || $0 == "Swift" || $0 == "Optional" })
    {
      return true
    }
    var depth = 0
    for word in words {
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]", ">"].contains(word) { depth -= 1 }
      if depth == 0, word == "->" || word == "&" { return false }
    }
    return words.last == "?"
  }
}

/// `@__EntryDefaultValue`: makes a property computed from its initial value, whose type may be omitted.
enum EntryDefaultValueMacro {
  static func accessors(for declaration: Source) throws(Complaint) -> String {
    guard let value = Property(in: declaration)?.value else {
      throw .error(at: declaration, "@__EntryDefaultValue needs an initial value")
    }
    return "{ get { \(declaration.text(value)) } }"
  }
}
