/// A type of data, such as a file, copied content or a dragged item, with an identifier that apps share.
///
/// ```swift
/// UTType.png.conforms(to: .image)            // true
/// UTType(filenameExtension: "csv")           // .commaSeparatedText
/// UTType(exportedAs: "org.example.recipe", conformingTo: .json)
/// ```
/// The known types are those that the system declares on Apple's platforms, and some that many apps write. No app's `Info.plist`
/// is read; the supertypes declared there are given as `conformingTo` here.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.json`; types with the same identifier are equal, regardless of case.
  public let identifier: String
  /// The supertypes given by the app, which are used only if the type has no known ones.
  private let declaredParents: [UTType]
  /// The extension or MIME type of a dynamic type; nil for other types.
  let dynamicTag: Tag?

  struct Tag: Hashable, Sendable {
    let kind: UTTagClass
    let text: String
  }

  init(named identifier: String, conformingTo parents: [UTType] = [], tag: Tag? = nil) {
    (self.identifier, declaredParents, dynamicTag) = (identifier, parents, tag)
  }

  /// Creates the type with an identifier; nil if the identifier is invalid.
  ///
  /// A valid identifier isn't empty, and consists of letters, digits, hyphens and dots.
  ///
  /// An unknown identifier is accepted, because no app's declarations are read; see ``isDeclared``.
  public init?(_ identifier: String) {
    guard UTType.isName(identifier) else { return nil }
    self.init(named: identifier)
  }

  /// Creates a type that the app defines; it conforms to a supertype, or else to ``data``.
  ///
  /// - Precondition: the identifier isn't empty, and consists of letters, digits, hyphens and dots.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    precondition(
      UTType.isName(identifier),
      "UTType(exportedAs: \"\(identifier)\"): a name has letters, digits, hyphens and dots")
    self.init(named: identifier, conformingTo: [parentType ?? .data])
  }

  /// Creates a type that another app defines; it conforms to a supertype, or else to ``data``.
  ///
  /// - Precondition: the identifier isn't empty, and consists of letters, digits, hyphens and dots.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    precondition(
      UTType.isName(identifier),
      "UTType(importedAs: \"\(identifier)\"): a name has letters, digits, hyphens and dots")
    self.init(named: identifier, conformingTo: [parentType ?? .data])
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0 == "-" || $0 == "." || ("0"..."9").contains($0) || ("a"..."z").contains($0)
          || ("A"..."Z").contains($0)
      }
  }

  /// Returns whether two types have the same identifier, regardless of case.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier.lowercased() == second.identifier.lowercased()
  }

  /// Hashes the identifier, regardless of case.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

// MARK: - Conformance

extension UTType {
  /// The direct supertypes.
  var parents: [UTType] {
    let known = Declaration.named(identifier)?.parents.map { UTType(named: $0) } ?? []
    return known.isEmpty ? declaredParents : known
  }

  /// All direct and indirect supertypes.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let type = next.popLast() {
      if found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  /// Returns whether the type is the same as another one, or a subtype of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type is a subtype of another one, and not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Returns whether another type is a subtype of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the type is known, or was created with a supertype.
  public var isDeclared: Bool { Declaration.named(identifier) != nil || !declaredParents.isEmpty }

  /// Whether the type was created for an extension or a MIME type that no known type has.
  public var isDynamic: Bool { dynamicTag != nil }

  /// Whether the identifier begins with `public.`, which belongs to no organization.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier, in the form `UTType(identifier)`.
  public var debugDescription: String { "UTType(\(identifier))" }

  /// The English name for users; nil if there is none.
  public var localizedDescription: String? { Declaration.named(identifier)?.title }
}

extension UTType: Codable {
  /// Decodes the type from an identifier; throws an error if the identifier is invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(name)\" names no type")
    }
    self = type
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
