/// `@Model` of the module SwiftData: makes a class persistent.
///
/// Each persisted property gets accessors, and a variable that contains its value or a reference to the store:
///
/// ```swift
/// @Model final class Item { var name: String }
/// // becomes, inside the class
/// @SwiftData._PersistedProperty(0) var name: String
/// private static let _$first = 0
/// static var _$properties: [SwiftData._ModelProperty] { [.init("name", \Item.name, \Item._name)] }
/// var _$state = SwiftData._ModelState()
/// required init(_$state state: SwiftData._ModelState) { … }
/// func _$read(_ row: SwiftData._RowReader) { row.read(&_name, 0) }
/// func _$write(_ row: SwiftData._RowWriter) { row.write(_name, 0) }
/// func _$forget() { _name = .fault }
/// ```
/// A subclass overrides these members. The indices of its properties begin at `_$first`, the number of the inherited ones.
enum ModelMacro {
  /// Returns the members of a model.
  ///
  /// `missing` has the conformances that the class lacks. A subclass of a model lacks none.
  static func members(for declaration: Source, missing: Source?) throws(Complaint) -> String {
    guard let model = ModelDeclaration(declaration) else {
      throw .error(at: declaration, "@Model must be applied to a class")
    }
    if missing?.tokens.isEmpty ?? true, let superclass = model.firstInherited {
      return membersOfSubclass(model, superclass)
    }
    let (access, scope) = (model.isFinal ? model.access : model.overridableAccess, model.scope)
    return """
      private static let _$first = 0
      \(properties(of: model))
      \(access)\(scope) var _$constraints: SwiftData._ModelConstraints {
      \(constraints(of: model))
      }
      \(model.access)var _$state = SwiftData._ModelState()
      \(model.access)required init(_$state state: SwiftData._ModelState) {
      \(model.lines { _, member in "_\(member.name) = .fault" })
      _$state = state
      }
      \(access)func _$read(_ row: SwiftData._RowReader) {
      \(model.lines { "row.read(&_\($1.name), \($0))" })
      }
      \(access)func _$write(_ row: SwiftData._RowWriter) {
      \(model.lines { "row.write(_\($1.name), \($0))" })
      }
      \(access)func _$forget() {
      \(model.lines { "_\($1.name) = .fault" })
      }
      """
  }

  /// Returns the members of a subclass of a model: its properties follow the inherited ones.
  private static func membersOfSubclass(_ model: ModelDeclaration, _ superclass: String) -> String {
    let access = model.isFinal ? model.access : model.overridableAccess
    return """
      private static let _$first = \(superclass)._$properties.count
      \(properties(of: model, superclass))
      \(access)override class var _$constraints: SwiftData._ModelConstraints {
      \(constraints(of: model))
      }
      \(model.access)required init(_$state state: SwiftData._ModelState) {
      \(model.lines { _, member in "_\(member.name) = .fault" })
      super.init(_$state: state)
      }
      \(access)override func _$read(_ row: SwiftData._RowReader) {
      super._$read(row)
      let first = \(model.name)._$first
      \(model.lines { "row.read(&_\($1.name), first + \($0))" })
      _ = first
      }
      \(access)override func _$write(_ row: SwiftData._RowWriter) {
      super._$write(row)
      let first = \(model.name)._$first
      \(model.lines { "row.write(_\($1.name), first + \($0))" })
      _ = first
      }
      \(access)override func _$forget() {
      super._$forget()
      \(model.lines { "_\($1.name) = .fault" })
      }
      """
  }

  /// Returns the list of properties: those of a class that isn't final also with the key paths of its subclasses.
  private static func properties(of model: ModelDeclaration, _ superclass: String? = nil) -> String {
    func list(_ root: String) -> String {
      let entries = model.lines { _, member in
        let initial = member.value.map { ", initial: { \($0) }" } ?? ""
        let options = member.options.map { ", \($0)" } ?? ""
        return "SwiftData._ModelProperty(\"\(member.name)\", \\\(root).\(member.name), "
          + "\\\(root)._\(member.name)\(options)\(initial)),"
      }
      return "[\n\(entries)\n]"
    }
    if model.isFinal, superclass == nil {
      return """
        \(model.access)static var _$properties: [SwiftData._ModelProperty] {
        \(list(model.name))
        }
        """
    }
    let access = model.isFinal ? model.access : model.overridableAccess
    let inherited = superclass.map { "\($0)._$properties(of: type) + " } ?? ""
    return """
      \(access)\(superclass == nil ? "" : "override ")class var _$properties: [SwiftData._ModelProperty] {
      _$properties(of: \(model.name).self)
      }
      \(model.access)static func _$properties<_Model: \(model.name)>(of type: _Model.Type) -> [SwiftData._ModelProperty] {
      \(inherited)\(list("_Model"))
      }
      """
  }

  private static func constraints(of model: ModelDeclaration) -> String {
    let uniques = model.uniques.joined(separator: ", ")
    let indices = model.indices.joined(separator: ", ")
    let type = "[[PartialKeyPath<\(model.name)>]]"
    return
      "SwiftData._ModelConstraints(unique: [\(uniques)] as \(type), index: [\(indices)] as \(type))"
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

extension ModelDeclaration {
  /// The keyword of static members, which only a class that isn't final can have overridden.
  fileprivate var scope: String { isFinal ? "static" : "class" }

  /// Returns a line for each persisted property and its position.
  fileprivate func lines(_ line: (Int, Member) -> String) -> String {
    members.enumerated().map { line($0.offset, $0.element) }.joined(separator: "\n")
  }
}

/// `@_PersistedProperty`: the accessors of a persisted property, and the variable behind it.
enum PersistedPropertyMacro {
  static func accessors(for declaration: Source, attribute: Source, in place: Source?) -> String {
    guard let property = Property(in: declaration), let name = property.name else { return "" }
    let number = attribute.tokens.dropLast().last.map(attribute.text) ?? "0"
    let model = place.flatMap(ModelDeclaration.init)?.name
    let index = model.map { "\($0)._$first + \(number)" } ?? number
    let setter =
      property.isVariable ? "set { SwiftData._set(self, \\.\(name), \\._\(name), \(index), newValue) }" : ""
    return """
      {
        @storageRestrictions(initializes: _\(name))
        init(initialValue) { _\(name) = SwiftData._Stored(initialValue) }
        get {
          _$state._access(self, \\.\(name))
          if case .value(let value) = _\(name) { return value }
          return SwiftData._resolve(self, \\._\(name), \(index))
        }
        \(setter)
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
