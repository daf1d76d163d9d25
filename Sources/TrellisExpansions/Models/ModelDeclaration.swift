/// A class marked `@Model`, with its persisted properties.
struct ModelDeclaration {
  /// A persisted property.
  struct Member {
    let name: String
    /// The type as written; nil if it is the initial value's.
    let type: String?
    let value: String?
    /// The expression that creates the options of the property; nil if it has none.
    let options: String?
  }

  let name: String
  /// The access modifier of the members that witnesses need, with a space; empty for the default.
  let access: String
  /// The same for members that subclasses override.
  let overridableAccess: String
  let isFinal: Bool
  /// The first type that the class inherits or conforms to, as written; nil if there is none.
  let firstInherited: String?
  private(set) var members: [Member] = []
  /// The arguments of `#Unique` and of `#Index`, as written.
  private(set) var uniques: [String] = []
  private(set) var indices: [String] = []

  /// Reads a declaration; nil if it isn't one of a class.
  init?(_ source: Source) {
    var index = 0
    var heading: [String] = []
    while index < source.tokens.count, !source.isToken(index, "{") {
      heading.append(source.text(source.tokens[index]))
      index = source.next(after: index)
    }
    guard index < source.tokens.count, let keyword = heading.firstIndex(of: "class"),
      heading.indices.contains(keyword + 1)
    else { return nil }
    name = heading[keyword + 1]
    let word = heading[..<keyword].first { ["public", "open", "package"].contains($0) }
    access = word.map { $0 == "package" ? "package " : "public " } ?? ""
    overridableAccess = word == "open" ? "open " : access
    isFinal = heading[..<keyword].contains("final")
    let inherited = heading[(keyword + 2)...].drop { $0 != ":" }.dropFirst()
      .prefix { $0 != "," && $0 != "where" }
    firstInherited = inherited.isEmpty ? nil : inherited.joined()
    readMembers(of: source, from: index + 1, to: source.next(after: index) - 1)
  }

  private mutating func readMembers(of source: Source, from start: Int, to end: Int) {
    var index = start
    while index < end {
      let begins = index == start || source.tokens[index].startsLine || source.isToken(index - 1, ";")
      if begins, let property = Property(in: source, at: index) {
        if let member = Self.member(property, in: source) { members.append(member) }
        index = max(property.tokens.upperBound, index + 1)
        continue
      }
      if source.isToken(index, "#") {
        readConstraint(of: source, at: index, to: end)
      }
      index = source.next(after: index)
    }
  }

  /// Reads `#Unique<Item>([\.name], [\.first, \.last])`, or the same of `#Index`.
  private mutating func readConstraint(of source: Source, at hash: Int, to end: Int) {
    var index = hash + 1
    let isUnique = source.isToken(index, "Unique")
    guard isUnique || source.isToken(index, "Index") else { return }
    while index < end, !source.isToken(index, "(") { index = source.next(after: index) }
    guard index < end else { return }
    let last = source.next(after: index) - 1
    let arguments = source.text(source.tokens[index].range.upperBound..<source.tokens[last].range.lowerBound)
    if isUnique { uniques.append(arguments) } else { indices.append(arguments) }
  }

  /// Returns a property if it is persisted: a stored property of the instance without a wrapper and without `@Transient`.
  ///
  /// A constant is persisted, too. The compiler warns of its accessors, which are an error in the Swift 6 language mode.
  static func member(_ property: Property, in source: Source) -> Member? {
    guard let name = property.name else { return nil }
    if property.hasAccessors, source.observers(before: property.tokens.upperBound) == nil { return nil }
    if property.modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }) { return nil }
    var options: String?
    for attribute in property.attributes {
      switch attribute.name {
      case "Attribute", "Relationship":
        let text = source.text(attribute.range)
        let arguments = text.firstIndex(of: "(").map { String(text[$0...]) } ?? "()"
        options = "SwiftData.Schema.\(attribute.name)\(arguments)"
      case "Transient": return nil
      // The macro's own attribute, in a later expansion.
      case "_PersistedProperty", "available", "objc", "ObservationIgnored", "MainActor": break
      default: return nil
      }
    }
    return Member(
      name: name, type: property.type.map(source.text), value: property.value.map(source.text),
      options: options)
  }
}
