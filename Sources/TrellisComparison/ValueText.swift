/// Texts that describe values to readers.
enum ValueText {
  /// The maximum number of characters before a text is cut.
  private static let limit = 120

  /// Returns the text of the value at an address, by `String(reflecting:)`, cut if it is long.
  static func text(_ type: Any.Type, at address: UnsafeRawPointer) -> String {
    func open<Value>(_ type: Value.Type) -> String { text(address.assumingMemoryBound(to: type).pointee) }
    return _openExistential(type, do: open)
  }

  /// Returns the text of a value, by ``ValueFormat`` or else `String(reflecting:)`, cut if it is long.
  static func text(_ value: some Any) -> String {
    let text = ValueFormat.formatter?(value, limit) ?? String(reflecting: value)
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

enum FieldName {
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Returns a stored property's name in its source, if the compiler has changed it.
  static func shown(_ name: String) -> String {
    name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name
  }
}

extension TypeMetadata {
  /// Whether values of the type are described as a whole: objects, and structs of the standard library and Foundation whose
  /// fields are implementation details.
  var isOneWhole: Bool {
    switch kind {
    case .struct:
      let name = _typeName(type)
      guard ["Swift.", "Foundation", "__C."].contains(where: name.hasPrefix) else { return false }
      guard !(type is any ContiguousCollection.Type), !(type is any StoredByKey.Type) else { return false }
      guard let fields = structFields, fields.count > 1 else { return true }
      return fields.contains { $0.name.hasPrefix("_") }
    case .enum, .optional, .tuple: return false
    default: return true
    }
  }
}
