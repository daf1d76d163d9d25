/// `@Animatable`: makes a type animatable, with all its stored variables as animatable data.
///
/// ```swift
/// @Animatable struct Wave: Shape { var height: CGFloat; var phase: Angle; @AnimatableIgnored var count = 3; … }
/// // becomes, inside the type
/// var animatableData: SwiftUI._AnyAnimatableData {
///   get { .init(_data: SwiftUI.AnimatablePair(height.animatableData, phase.animatableData)) }
///   set {
///     var data = SwiftUI.AnimatablePair(height.animatableData, phase.animatableData)
///     newValue._write(to: &data)
///     height.animatableData = data.first
///     phase.animatableData = data.second
///   }
/// }
/// ```
/// and `extension Wave: SwiftUI.Animatable {}` unless the type conforms already.
enum AnimatableMacro {
  /// Returns the animatable data of a type.
  static func members(for declaration: Source) throws(Complaint) -> String {
    guard let open = declaration.bodyStart, !declaration.isProtocolOrEnum else {
      throw .error(at: declaration, "@Animatable must be applied to a structure or a class")
    }
    let properties = declaration.storedVariables(after: open)
    if properties.hasAnimatableData { return "" }
    let names = properties.names
    let access = declaration.access
    guard !names.isEmpty else {
      return "\(access)var animatableData: SwiftUI.EmptyAnimatableData { get { .init() } set {} }"
    }
    let data = pair(names[...])
    let writes = names.indices.map { "\(names[$0]).animatableData = data\(path($0, of: names.count))" }
    return """
      \(access)var animatableData: SwiftUI._AnyAnimatableData {
      get { .init(_data: \(data)) }
      set {
      var data = \(data)
      newValue._write(to: &data)
      \(writes.joined(separator: "\n"))
      }
      }
      """
  }

  /// Returns the conformance of a type; empty if the type conforms already.
  static func conformance(of type: Source?, missing: Source?) -> String {
    guard let type, let missing, !missing.tokens.isEmpty else { return "" }
    return "extension \(type.text(type.extent)): SwiftUI.Animatable {}"
  }

  private static func pair(_ names: ArraySlice<String>) -> String {
    let first = "self.\(names[names.startIndex]).animatableData"
    return names.count == 1 ? first : "SwiftUI.AnimatablePair(\(first), \(pair(names.dropFirst())))"
  }

  private static func path(_ index: Int, of count: Int) -> String {
    let rest = String(repeating: ".second", count: index)
    return index == count - 1 ? rest : rest + ".first"
  }
}

/// `@AnimatableIgnored`: keeps a variable out of the animatable data; has no effect by itself.
enum AnimatableIgnoredMacro {
  static func peers(for declaration: Source) throws(Complaint) -> String {
    guard Property(in: declaration) != nil else {
      throw .error(at: declaration, "@AnimatableIgnored must be applied to a variable")
    }
    return ""
  }
}

extension Source {
  /// The index of the brace that opens the body of a type; nil if there is none.
  fileprivate var bodyStart: Int? {
    var index = 0
    while index < tokens.count {
      if isToken(index, "{") { return index }
      index = next(after: index)
    }
    return nil
  }

  /// The words before the body, outside brackets.
  private var heading: [String] {
    var words: [String] = []
    var index = 0
    while index < tokens.count, !isToken(index, "{") {
      words.append(text(tokens[index]))
      index = next(after: index)
    }
    return words
  }

  fileprivate var isProtocolOrEnum: Bool { heading.contains("protocol") || heading.contains("enum") }

  /// The access modifier of a type's members, with a space; empty if that is the default.
  fileprivate var access: String {
    guard let word = heading.first(where: { ["public", "open", "package"].contains($0) }) else { return "" }
    return word == "package" ? "package " : "public "
  }

  /// The stored variables in the body that begins at a brace, and whether the body declares its animatable data.
  fileprivate func storedVariables(after open: Int) -> (names: [String], hasAnimatableData: Bool) {
    let end = next(after: open) - 1
    var names: [String] = []
    var index = open + 1
    while index < end {
      let begins = index == open + 1 || tokens[index].startsLine || isToken(index - 1, ";")
      guard begins, let property = Property(in: self, at: index) else {
        index = next(after: index)
        continue
      }
      if property.name == "animatableData" { return ([], true) }
      let isStored =
        property.isVariable
        && (!property.hasAccessors || observers(before: property.tokens.upperBound) != nil)
        && property.attributes.isEmpty
        && !property.modifiers.contains { ["static", "class", "lazy"].contains($0) }
      if isStored, let name = property.name { names.append(name) }
      index = max(property.tokens.upperBound, index + 1)
    }
    return (names, false)
  }
}
