/// A kind of data, by a name that programs agree on: that of a file, of what is copied, of what is dragged.
///
/// ```swift
/// UTType.png.conforms(to: .image)            // true
/// UTType(filenameExtension: "csv")           // .commaSeparatedText
/// UTType(exportedAs: "org.example.recipe", conformingTo: .json)
/// ```
/// The kinds that are known are those that the system declares on Apple's platforms, and some that many programs write. No program's
/// `Info.plist` is read: what one declares there is said here by `conformingTo`.
///
/// Source: documented, developer.apple.com/documentation/uniformtypeidentifiers/uttype.
public struct UTType: Hashable, Sendable {
  /// The name, such as `public.json`; two kinds are the same where their names are, whatever case they are in.
  public let identifier: String
  /// What the program says that it conforms to, besides what is known.
  private let declaredParents: [UTType]
  /// The extension or MIME type of a kind that nobody has declared.
  let dynamicTag: Tag?

  struct Tag: Hashable, Sendable {
    let kind: UTTagClass
    let text: String
  }

  init(named identifier: String, conformingTo parents: [UTType] = [], tag: Tag? = nil) {
    (self.identifier, declaredParents, dynamicTag) = (identifier, parents, tag)
  }

  /// The kind with a name; nil where that has characters other than letters, digits, hyphens and dots.
  ///
  /// One that isn't known is answered, too, as no program's declarations are read; ``isDeclared`` tells.
  public init?(_ identifier: String) {
    guard UTType.isName(identifier) else { return nil }
    self.init(named: identifier)
  }

  /// A kind that the program defines; it conforms to another one, else to ``data``.
  ///
  /// - Precondition: the name has letters, digits, hyphens and dots.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    precondition(
      UTType.isName(identifier),
      "UTType(exportedAs: \"\(identifier)\"): a name has letters, digits, hyphens and dots")
    self.init(named: identifier, conformingTo: [parentType ?? .data])
  }

  /// A kind that another program defines; it conforms to another one, else to ``data``.
  ///
  /// - Precondition: the name has letters, digits, hyphens and dots.
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

  /// Whether two have the same name.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier.lowercased() == second.identifier.lowercased()
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

// MARK: - What it conforms to

extension UTType {
  /// The kinds that it is a special one of, directly.
  var parents: [UTType] {
    let known = Declaration.named(identifier)?.parents.map { UTType(named: $0) } ?? []
    return known.isEmpty ? declaredParents : known
  }

  /// All kinds that it is a special one of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let type = next.popLast() {
      if found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  /// Whether it is another kind, or a special one of that.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it is a special one of another kind.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether another kind is a special one of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether it is one of those that are known, or the program has said what it is.
  public var isDeclared: Bool { Declaration.named(identifier) != nil || !declaredParents.isEmpty }

  /// Whether nobody has declared it: it was made of an extension or a MIME type.
  public var isDynamic: Bool { dynamicTag != nil }

  /// Whether its name is one that nobody owns.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// Its name.
  public var description: String { identifier }
  /// Its name.
  public var debugDescription: String { "UTType(\(identifier))" }

  /// What a person calls it, in English; nil where nobody has said so.
  public var localizedDescription: String? { Declaration.named(identifier)?.title }
}

extension UTType: Codable {
  /// Reads a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(name)\" names no type")
    }
    self = type
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
