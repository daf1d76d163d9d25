/// What is known of a type whose values are bytes and texts, and hold no object.
///
/// A copy of such a value stays what it is, keeps nothing alive but texts, and can be described at any time and in any thread: by
/// the library's code alone. Types that describe themselves don't count, wherever in a value they are.
package struct PlainData: Sendable {
  /// Where texts stand in a value, in bytes.
  private let texts: [Int]

  /// Texts of so many bytes are short.
  private static let shortText = 256
  /// Larger values aren't looked through.
  private static let largest = 512

  /// Looks through a type; nil where its values may hold an object, or are described by somebody's code.
  package init?(of type: Any.Type) {
    let metadata = TypeMetadata(type)
    var texts: [Int] = []
    guard metadata.size <= PlainData.largest, metadata.findTexts(at: 0, &texts, depth: 0) else { return nil }
    self.texts = texts
  }

  /// Whether the texts in a value are short, so that keeping it takes no more memory than describing it.
  package func isShort(_ value: UnsafeRawPointer) -> Bool {
    texts.allSatisfy {
      (value + $0).assumingMemoryBound(to: String.self).pointee.utf8.count <= PlainData.shortText
    }
  }
}

extension TypeMetadata {
  /// Adds where texts stand in a value that stands so many bytes into another; false where the type isn't plain.
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
      // Where a text is depends on the case: only such without.
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

  /// Modules whose types describe themselves wherever they are asked.
  private static let library: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation", "__C",
    "Trellis", "TrellisControls", "TrellisDisplayList", "TrellisGeometry", "TrellisLayout", "TrellisText",
  ]

  private var isOfLibrary: Bool { TypeMetadata.library.contains(_typeName(type).prefix { $0 != "." }) }

  /// Whether no code of the program's own says what a value is called.
  private var isDescribedByLibrary: Bool {
    let describesItself =
      type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any CustomReflectable.Type || type is any TextOutputStreamable.Type
    return !describesItself || isOfLibrary
  }
}
