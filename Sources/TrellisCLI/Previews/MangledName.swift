/// The names by which the runtime finds types.
enum MangledName {
  /// Returns the mangled name of a type, without the prefix; nil for generic types and names that aren't ASCII.
  static func name(of type: TypeDeclaration, in module: String, among declarations: [TypeDeclaration])
    -> String?
  {
    var name = ""
    var mangled = part(module)
    for component in type.plainName.split(separator: ".") {
      name += (name.isEmpty ? "" : ".") + component
      guard component.utf8.allSatisfy({ $0 < 0x80 }),
        let declaration = declarations.first(where: { $0.plainName == name && $0.keyword != "extension" }),
        let kind = ["struct": "V", "class": "C", "enum": "O", "actor": "C"][declaration.keyword],
        !declaration.isGeneric
      else { return nil }
      mangled += part(String(component)) + kind
    }
    return mangled
  }

  private static func part(_ identifier: String) -> String { "\(identifier.utf8.count)\(identifier)" }
}
