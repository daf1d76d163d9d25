import TrellisExpansions

/// The replacement of `#selector`: `#selector(tap(_:))` becomes ` _00(Self.tap(_:))`, of the same length.
///
/// `_00` has the method's name. It is declared behind the last line of the file. A method of the enclosing class is taken from `Self`, so
/// that the selector doesn't retain an object, and is called on its target. In an initial value of a stored property, where `Self` can't
/// be used, the method's name alone has that meaning. A method of another object (`#selector(other.reload)`), or one with a type
/// (`#selector(tap as () -> Void)`), belongs to that object.
enum SelectorMarks {
  static func replace(in source: inout ReplacedTokens) {
    var names: [String] = []
    /// The conditions of `#if` under which each name is used; nil for none.
    var conditions: [Set<String?>] = []
    for index in source.tokens.indices where isSelector(at: index, in: source) {
      let range = index + 3..<end(from: index + 3, in: source)
      let name = methodName(range, in: source)
      let number = names.firstIndex(of: name) ?? names.count
      if number == names.count {
        names.append(name)
        conditions.append([])
      }
      conditions[number].insert(
        CompilationConditions.condition(at: source.tokens[index].range.lowerBound, in: source.bytes))
      var call = identifier(number) + "("
      if source.text(index + 3) == "self", source.text(index + 4) == "." {
        source.replace(source.tokens[index + 3].range, by: "Self")
      } else if isMember(range, in: source), !isInitialValue(index, in: source) {
        call += "Self."
      }
      source.replace(
        source.tokens[index].range.lowerBound..<source.tokens[index + 2].range.upperBound, by: call)
    }
    for (number, name) in names.enumerated() {
      let line = "fileprivate var \(identifier(number)): NamedSelector { NamedSelector(\"\(name)\") }"
      let all = conditions[number].compactMap(\.self).sorted()
      // A file that uses no selector here needn't know the type.
      source.append(
        conditions[number].contains(nil) ? line : "#if \(all.joined(separator: " || "))\n\(line)\n#endif")
    }
  }

  private static func isSelector(at index: Int, in source: ReplacedTokens) -> Bool {
    source.text(index) == "#" && source.text(index + 1) == "selector" && source.text(index + 2) == "("
      && !(["getter", "setter"].contains(source.text(index + 3)) && source.text(index + 4) == ":")
  }

  /// Returns a name of three characters for a number.
  private static func identifier(_ number: Int) -> String {
    let digits = String(number, radix: 36)
    return "_" + (digits.count < 2 ? "0" : "") + digits
  }

  /// Returns the index of the bracket that closes the one before an index.
  private static func end(from start: Int, in source: ReplacedTokens) -> Int {
    var (index, depth) = (start, 0)
    while index < source.tokens.count {
      if source.tokens[index].opens { depth += 1 }
      if source.tokens[index].closes {
        if depth == 0 { return index }
        depth -= 1
      }
      index += 1
    }
    return index
  }

  /// Returns the method's name without its labels.
  private static func methodName(_ range: Range<Int>, in source: ReplacedTokens) -> String {
    var name = ""
    for index in range {
      if source.tokens[index].kind == .name, source.text(index) != "as" { name = source.text(index) }
      if source.text(index) != "." && source.tokens[index].kind != .name { break }
      if source.text(index) == "as" { break }
    }
    return name
  }

  /// Returns whether a method is named without the object or the type to which it belongs, and without its own type.
  private static func isMember(_ range: Range<Int>, in source: ReplacedTokens) -> Bool {
    !range.isEmpty && source.text(range.lowerBound + 1) != "."
      && !range.contains { source.text($0) == "as" }
  }

  private static let types: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let declarations = types.union(["func", "init", "deinit", "subscript", "var", "let", "case"])
  private static let modifiers: Set = ["private", "fileprivate", "internal", "public", "open", "final"]

  /// Returns whether a token is in the initial value of a stored property that isn't lazy.
  private static func isInitialValue(_ start: Int, in source: ReplacedTokens) -> Bool {
    var position = start
    while true {
      // The declaration that the position belongs to, and the bracket around it.
      var (index, depth, assigns) = (position - 1, 0, false)
      var declaration: Int?
      while index >= 0 {
        if source.tokens[index].closes { depth += 1 }
        if source.tokens[index].opens {
          if depth == 0 { break }
          depth -= 1
        }
        if depth == 0, declaration == nil {
          if source.text(index) == "=" { assigns = true }
          if declarations.contains(source.text(index)) { declaration = index }
        }
        index -= 1
      }
      guard index >= 0 else { return false }
      if isTypeBody(index, in: source) {
        guard let declaration, ["var", "let"].contains(source.text(declaration)), assigns else {
          return false
        }
        var modifier = declaration - 1
        while modifier > index, modifiers.contains(source.text(modifier)) || source.text(modifier) == ")" {
          modifier -= source.text(modifier) == ")" ? 3 : 1
        }
        return source.text(modifier) != "lazy"
      }
      position = index
    }
  }

  /// Returns whether a bracket opens the body of a type.
  private static func isTypeBody(_ bracket: Int, in source: ReplacedTokens) -> Bool {
    guard source.text(bracket) == "{" else { return false }
    var (index, depth) = (bracket - 1, 0)
    while index >= 0 {
      if source.tokens[index].closes { depth += 1 }
      if source.tokens[index].opens {
        if depth == 0 { return false }
        depth -= 1
      }
      if depth == 0, source.text(index) == "=" { return false }
      if depth == 0, declarations.contains(source.text(index)) { return types.contains(source.text(index)) }
      index -= 1
    }
    return false
  }
}
