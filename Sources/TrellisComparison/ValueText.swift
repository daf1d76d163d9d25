/// Values, types and names as a reader is told of them.
enum ValueText {
  /// Texts end after so many characters.
  private static let limit = 120

  /// The value at an address, as `String(reflecting:)` has it, cut where it is long.
  static func text(_ type: Any.Type, at address: UnsafeRawPointer) -> String {
    func open<Value>(_ type: Value.Type) -> String { text(address.assumingMemoryBound(to: type).pointee) }
    return _openExistential(type, do: open)
  }

  /// A value, as `String(reflecting:)` has it, cut where it is long.
  static func text(_ value: some Any) -> String {
    let text = String(reflecting: value)
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

enum FieldName {
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// A stored property's name as its source has it, where the compiler has changed it.
  static func shown(_ name: String) -> String {
    name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name
  }
}

extension TypeMetadata {
  /// Whether readers take values of the type for one whole: objects, and structs of the standard library and
  /// Foundation whose fields are their own business.
  var isOneWhole: Bool {
    switch kind {
    case .struct:
      let name = _typeName(type)
      guard ["Swift.", "Foundation", "__C."].contains(where: name.hasPrefix) else { return false }
      guard !(type is any StoredInARow.Type), !(type is any StoredByKey.Type) else { return false }
      guard let fields = structFields, fields.count > 1 else { return true }
      return fields.contains { $0.name.hasPrefix("_") }
    case .enum, .optional, .tuple: return false
    default: return true
    }
  }
}
