/// The layout of a type whose values consist of bytes and strings, without objects.
///
/// A copy of such a value never changes, and retains only strings. It can be described at any time on any thread, since only
/// library code describes it. A type isn't plain if code of the program describes its values or any part of them.
package struct PlainData: Sendable {
  /// The offsets of the strings in a value, in bytes.
  private let texts: [Int]

  /// The maximum length of a short string, in bytes.
  private static let shortText = 256
  /// The maximum size of a plain value, in bytes.
  private static let largest = 512

  /// Analyses a type; nil if its values may hold an object, or if code of the program describes them.
  package init?(of type: Any.Type) {
    let metadata = TypeMetadata(type)
    var texts: [Int] = []
    guard metadata.size <= PlainData.largest, metadata.findTexts(at: 0, &texts, depth: 0) else { return nil }
    self.texts = texts
  }

  /// Returns whether all strings in a value are short, so that keeping it takes no more memory than describing it.
  package func isShort(_ value: UnsafeRawPointer) -> Bool {
    texts.allSatisfy {
      (value + $0).assumingMemoryBound(to: String.self).pointee.utf8.count <= PlainData.shortText
    }
  }
}

extension TypeMetadata {
  /// Appends the offsets of the strings in a value at an offset.
  ///
  /// Returns false if the type isn't plain.
  fileprivate func findTexts(at offset: Int, _ texts: inout [Int], depth: Int) -> Bool {
    if type == String.self {
      texts.append(offset)
      return true
    }
    if depth > 8 || texts.count > 32 || !isDescribedByLibrary { return false }
    switch kind {
    case .struct:
      if isTrivial && isOfLibrary && !_typeName(type).contains("<") { return true }
      guard let fields = structFields else { return false }
      return fields.allSatisfy { field in
        field.ownership == .strong
          && field.type.map {
            TypeMetadata($0).findTexts(at: offset + field.offset, &texts, depth: depth + 1)
          } == true
      }
    case .tuple:
      return tupleFields.allSatisfy { field in
        field.type.map { TypeMetadata($0).findTexts(at: offset + field.offset, &texts, depth: depth + 1) }
          == true
      }
    case .enum, .optional:
      // The offset of a string depends on the case, so only enums without strings are plain.
      guard isTrivial, let cases = enumCases?.cases else { return false }
      return cases.allSatisfy { field in
        guard let type = field.type else { return true }
        var none: [Int] = []
        return !field.isIndirect && TypeMetadata(type).findTexts(at: 0, &none, depth: depth + 1)
      }
    case .metatype, .existentialMetatype: return true
    default: return false
    }
  }

  /// Modules whose types can describe themselves in any isolation.
  private static let library: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation", "__C",
    "Trellis", "TrellisControls", "TrellisDisplayList", "TrellisGeometry", "TrellisLayout", "TrellisText",
  ]

  private var isOfLibrary: Bool { TypeMetadata.library.contains(_typeName(type).prefix { $0 != "." }) }

  /// Whether no code of the program describes the values.
  private var isDescribedByLibrary: Bool {
    let describesItself =
      type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any CustomReflectable.Type || type is any TextOutputStreamable.Type
    return !describesItself || isOfLibrary
  }
}
