/// `@Model` of the module SwiftData: makes a class persistent.
///
/// Each persisted property gets accessors, and a variable that contains its value or a reference to the store:
///
/// ```swift
/// @Model final class Item { var name: String }
/// // becomes, inside the class
/// @SwiftData._PersistedProperty(0) var name: String
/// static var _$properties: [SwiftData._ModelProperty] { [.init("name", \Item.name, \Item._name)] }
/// var _$state = SwiftData._ModelState()
/// required init(_$state state: SwiftData._ModelState) { … }
/// func _$read(_ row: SwiftData._RowReader) { row.read(&_name, 0) }
/// func _$write(_ row: SwiftData._RowWriter) { row.write(_name, 0) }
/// func _$forget() { _name = .fault }
/// ```
enum ModelMacro {
  static func members(for declaration: Source) throws(Complaint) -> String {
    guard let model = ModelDeclaration(declaration) else {
      throw .error(at: declaration, "@Model must be applied to a class")
    }
    let access = model.access
    let members = Array(model.members.enumerated())
    func lines(_ line: (Int, ModelDeclaration.Member) -> String) -> String {
      members.map { line($0.offset, $0.element) }.joined(separator: "\n")
    }
    let properties = lines { _, member in
      let initial = member.value.map { ", initial: { \($0) }" } ?? ""
      let options = member.options.map { ", \($0)" } ?? ""
      return "SwiftData._ModelProperty(\"\(member.name)\", \\\(model.name).\(member.name), "
        + "\\\(model.name)._\(member.name)\(options)\(initial)),"
    }
    let uniques = model.uniques.joined(separator: ", ")
    let indices = model.indices.joined(separator: ", ")
    return """
      \(access)static var _$properties: [SwiftData._ModelProperty] {
      [
      \(properties)
      ]
      }
      \(access)static var _$constraints: SwiftData._ModelConstraints {
      SwiftData._ModelConstraints(unique: [\(uniques)] as [[PartialKeyPath<\(model.name)>]], index: [\(indices)] as [[PartialKeyPath<\(model.name)>]])
      }
      \(access)var _$state = SwiftData._ModelState()
      \(access)required init(_$state state: SwiftData._ModelState) {
      \(lines { _, member in "_\(member.name) = .fault" })
      _$state = state
      }
      \(access)func _$read(_ row: SwiftData._RowReader) {
      \(lines { "row.read(&_\($1.name), \($0))" })
      }
      \(access)func _$write(_ row: SwiftData._RowWriter) {
      \(lines { "row.write(_\($1.name), \($0))" })
      }
      \(access)func _$forget() {
      \(lines { "_\($1.name) = .fault" })
      }
      """
  }

  /// Returns the attribute that a member of the class gets; empty if the member isn't persisted.
  static func attribute(for member: Source, in declaration: Source?) -> String {
    guard let declaration, let model = ModelDeclaration(declaration), let property = Property(in: member),
      let found = ModelDeclaration.member(property, in: member),
      let index = model.members.firstIndex(where: { $0.name == found.name })
    else { return "" }
    return "@SwiftData._PersistedProperty(\(index))"
  }

  /// Returns the conformances of a class; empty if it conforms already.
  static func conformance(of type: Source?, missing: Source?) -> String {
    guard let type, let missing, !missing.tokens.isEmpty else { return "" }
    return "extension \(type.text(type.extent)): SwiftData.PersistentModel, Observation.Observable {}"
  }
}

/// `@_PersistedProperty`: the accessors of a persisted property, and the variable behind it.
enum PersistedPropertyMacro {
  static func accessors(for declaration: Source, attribute: Source) -> String {
    guard let property = Property(in: declaration), let name = property.name else { return "" }
    let index = attribute.tokens.dropLast().last.map(attribute.text) ?? "0"
    return """
      {
        @storageRestrictions(initializes: _\(name))
        init(initialValue) { _\(name) = SwiftData._Stored(initialValue) }
        get {
          _$state._access(self, \\.\(name))
          if case .value(let value) = _\(name) { return value }
          return SwiftData._resolve(self, \\._\(name), \(index))
        }
        set { SwiftData._set(self, \\.\(name), \\._\(name), \(index), newValue) }
      }
      """
  }

  static func peer(for declaration: Source) -> String {
    guard let property = Property(in: declaration), let name = property.name else { return "" }
    if let type = property.type.map(declaration.text) {
      let written = type.hasSuffix("!") ? "Optional<\(type.dropLast())>" : type
      return "private var _\(name): SwiftData._Stored<\(written)>"
    }
    return "private var _\(name) = SwiftData._Stored(\(property.value.map(declaration.text) ?? "()"))"
  }
}
