/// By what files say of which kind they are.
///
/// Source: documented, developer.apple.com/documentation/uniformtypeidentifiers/uttagclass.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// The class with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What follows the last dot of a file's name, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The kind of files with an extension, without the dot; where none is known, or none that conforms to `supertype`, one is made up that
  /// does, which has that extension; nil where it is no extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The kind of what has a MIME type; where none is known, or none that conforms to `supertype`, one is made up that does; nil where
  /// it is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The kind of what has an extension or a MIME type, as the others do; any that conforms where `supertype` is nil.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
      return
    }
    let text = tag.lowercased()
    switch tagClass {
    case .filenameExtension: guard !text.isEmpty, !text.contains("/"), !text.contains(".") else { return nil }
    case .mimeType:
      guard text.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
    default: return nil
    }
    // What isn't in a name is written as its number.
    let safe = text.utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        ? String(Character(scalar)) : "-\(String(byte, radix: 16))-"
    }.joined()
    let kind = tagClass == .mimeType ? "mime-type" : "filename-extension"
    self.init(
      named: "dyn.\(kind).\(safe)", conformingTo: [supertype ?? .data], tag: Tag(kind: tagClass, text: text))
  }

  /// All kinds that are known by an extension or a MIME type, and conform to another; the first is the usual one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    return Declaration.all.lazy.filter { $0.tags(of: tagClass).contains(tag) }
      .map { UTType(named: $0.identifier) }
      .filter { type in supertype.map(type.conforms) ?? true }
  }

  /// All extensions and MIME types of the kind, by class; the usual ones come first.
  public var tags: [UTTagClass: [String]] {
    var all: [UTTagClass: [String]] = [:]
    for kind in [UTTagClass.filenameExtension, .mimeType] {
      let own = tags(of: kind)
      if !own.isEmpty { all[kind] = own }
    }
    return all
  }

  private func tags(of kind: UTTagClass) -> [String] {
    if let dynamicTag { return dynamicTag.kind == kind ? [dynamicTag.text] : [] }
    return Declaration.named(identifier)?.tags(of: kind) ?? []
  }

  /// The extension that files of the kind usually have, without the dot; nil where they have none.
  public var preferredFilenameExtension: String? { tags(of: .filenameExtension).first }

  /// The MIME type that is usual for the kind; nil where there is none.
  public var preferredMIMEType: String? { tags(of: .mimeType).first }

  /// The kinds that are known to be special ones of this.
  package var knownSubtypes: [UTType] {
    Declaration.all.map { UTType(named: $0.identifier) }.filter { $0.isSubtype(of: self) }
  }
}
