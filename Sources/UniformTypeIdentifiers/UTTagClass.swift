/// A class of tags that identify the type of a file: filename extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// Creates the class with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The part of a file name after its last dot, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// Creates the type of files with an extension, which is given without the dot.
  ///
  /// If no known type with the extension conforms to `supertype`, a dynamic type is created that does. The result is nil if the
  /// text can't be an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type.
  ///
  /// If no known type with the MIME type conforms to `supertype`, a dynamic type is created that does. The result is nil if the
  /// text is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of data with an extension or a MIME type.
  ///
  /// If no known type with the tag conforms to `supertype`, a dynamic type is created that does. A nil `supertype` allows any
  /// known type. The result is nil if the tag isn't valid for its class.
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
    // Bytes other than a–z and 0–9 are written in hexadecimal.
    let safe = text.utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        ? String(Character(scalar)) : "-\(String(byte, radix: 16))-"
    }.joined()
    let kind = tagClass == .mimeType ? "mime-type" : "filename-extension"
    self.init(
      named: "dyn.\(kind).\(safe)", conformingTo: [supertype ?? .data], tag: Tag(kind: tagClass, text: text))
  }

  /// Returns the known types with an extension or a MIME type that conform to a type, the preferred one first.
  ///
  /// A nil `supertype` allows any type.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    return Declaration.all.lazy.filter { $0.tags(of: tagClass).contains(tag) }
      .map { UTType(named: $0.identifier) }
      .filter { type in supertype.map(type.conforms) ?? true }
  }

  /// The extensions and MIME types of the type, by class; the preferred ones come first.
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

  /// The preferred filename extension, without the dot; nil if there is none.
  public var preferredFilenameExtension: String? { tags(of: .filenameExtension).first }

  /// The preferred MIME type; nil if there is none.
  public var preferredMIMEType: String? { tags(of: .mimeType).first }

  /// The known subtypes of the type.
  package var knownSubtypes: [UTType] {
    Declaration.all.map { UTType(named: $0.identifier) }.filter { $0.isSubtype(of: self) }
  }
}
