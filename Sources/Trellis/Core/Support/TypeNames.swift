/// Returns a type's name without its module and its generic parameters, as the graph shows it.
///
/// Linear in the length of the whole name; ``TypeNames`` remembers the short name.
func shortName(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

/// The short names of types, each found once.
///
/// All attributes of the same name share one string, so the graph finds the name by its address.
@MainActor
enum TypeNames {
  private static var known: [ObjectIdentifier: String] = [:]
  private static var children: [String: String] = [:]

  /// Returns a type's short name; O(1) once the type is known.
  static func short(_ type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = shortName(type)
    known[ObjectIdentifier(type)] = name
    return name
  }

  /// Returns the name of the children's attributes of a container with a name: `HStack.child`.
  static func child(of container: String) -> String {
    if let name = children[container] { return name }
    let name = "\(container).child"
    children[container] = name
    return name
  }
}

/// Returns a type's name with the names of its enclosing types, without modules: `Row.Title<Text>`.
func placedName(_ type: Any.Type) -> String {
  var name = ""
  var path: [Substring] = []
  // Appends the current path of names, without the module and unnamed contexts.
  func endPath() {
    name += path.dropFirst(path.count > 1 ? 1 : 0).filter { !$0.hasPrefix("(unknown context") }.joined(
      separator: ".")
    path = []
  }
  var rest = Substring(_typeName(type))
  while !rest.isEmpty {
    if rest.hasPrefix("(unknown context") {
      let end = rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex
      path.append(rest[..<end])
      rest = rest[end...]
    } else if let first = rest.first, first.isLetter || first.isNumber || first == "_" {
      let part = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      path.append(part)
      rest = rest.dropFirst(part.count)
    } else {
      let character = rest.removeFirst()
      if character != "." || path.isEmpty {
        endPath()
        name.append(character)
      }
    }
  }
  endPath()
  return name
}

/// Returns a type's name as source spells it, without modules: `Font?`.
func sourceName(_ type: Any.Type) -> String {
  if let optional = type as? any OptionalType.Type { return "\(optional.wrapped)?" }
  return "\(type)"
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
