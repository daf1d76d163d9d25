/// A persisted property of a model, as `@Model` describes it.
public struct _ModelProperty {
  let property: ModelProperty

  /// Creates the description of a property.
  ///
  /// `storage` is the variable behind the property, `options` are those of `@Attribute` or `@Relationship`, and `initial` is the value that
  /// existing models get if the property is added.
  public init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
    _ options: (any SchemaProperty)? = nil, initial: (() -> Value)? = nil
  ) {
    property = TypedProperty(name, keyPath, storage, options, initial: initial)
  }
}

/// The constraints of a model, as `#Unique` and `#Index` declare them.
public struct _ModelConstraints {
  let unique, index: [[AnyKeyPath]]

  /// Creates the constraints of a model.
  public init<Model: PersistentModel>(unique: [[PartialKeyPath<Model>]], index: [[PartialKeyPath<Model>]]) {
    (self.unique, self.index) = (unique, index)
  }
}

/// A persisted property; ``TypedProperty`` knows the types.
class ModelProperty {
  enum Kind { case attribute, toOne, toMany, ephemeral }

  let name: String
  let keyPath: AnyKeyPath
  let options: (any SchemaProperty)?
  /// A `Codec` of the value's type.
  let codec: AnyObject
  let relation: (any _Relatable.Type)?
  let kind: Kind
  let valueType: Any.Type
  /// Whether the property always refers to a model.
  let isRequired: Bool
  // The rest is set by the plan of the property's entity.
  var index = 0
  /// The same property of the class that declares it; nil if it isn't inherited.
  unowned var declared: ModelProperty?
  /// The column in a row, behind the key's; -1 if the property has none.
  var column: Int32 = -1
  unowned(unsafe) var plan: EntityPlan!
  // The container owns all plans, and these their properties.
  unowned var targetPlan: EntityPlan?
  unowned var inverse: ModelProperty?
  /// The table of a relationship between many and many.
  var link: LinkTable?

  init(
    name: String, keyPath: AnyKeyPath, options: (any SchemaProperty)?, codec: AnyObject,
    relation: (any _Relatable.Type)?, valueType: Any.Type
  ) {
    (self.name, self.keyPath, self.options, self.codec) = (name, keyPath, options, codec)
    (self.relation, self.valueType) = (relation, valueType)
    let isEphemeral = (options as? Schema.Attribute)?.options.contains(.ephemeral) ?? false
    kind = isEphemeral ? .ephemeral : relation.map { $0._isToMany ? .toMany : .toOne } ?? .attribute
    isRequired = kind == .toOne && relation!._value(of: []) == nil
  }

  var bit: UInt64 { _ModelState.bit(index) }
  var hasColumn: Bool { kind == .attribute || kind == .toOne }
  var isUnique: Bool { (options as? Schema.Attribute)?.isUnique ?? false }
  var deleteRule: Schema.Relationship.DeleteRule { (options as? Schema.Relationship)?.deleteRule ?? .nullify }
  /// The type of the column.
  var affinity: String { "" }
  /// The column with its collation, in an index and in comparisons that use the index.
  var collatedColumn: String { columnName + SQLOrder.collation(valueType) }
  /// The column, as an identifier of SQL.
  ///
  /// The columns of a subclass are named after it, too, since those of its siblings are in the table.
  var columnName: String { quoted(rawColumnName) }
  var rawColumnName: String { prefix + name }
  /// The column in an earlier version; nil if the property was never renamed.
  var originalColumn: String? { (options?.originalName).flatMap { $0.isEmpty ? nil : prefix + $0 } }
  private var prefix: String {
    guard let owner = (declared ?? self).plan, owner.superplan != nil else { return "" }
    return owner.name + "."
  }
  /// The key paths by which descriptors sort by the property, each with a collation; empty for the default one.
  var sortKeys: [(keyPath: AnyKeyPath, collation: String)] { [] }
  /// Whether large values are in files of their own.
  var isExternal: Bool { false }
  /// Whether the value of a deleted model stays in the history.
  var isPreserved: Bool {
    kind == .attribute && (options as? Schema.Attribute)?.options.contains(.preserveValueOnDeletion) ?? false
  }
  /// Returns the value in a column of a row; nil if it can't be read.
  func value(in row: OpaquePointer, _ column: Int32) -> Any? { nil }
  /// Whether a model's value is in memory.
  func isLoaded(_ model: any PersistentModel) -> Bool { true }
  /// Reads a value that is in a file into memory.
  func readExternal(_ model: any PersistentModel) {}
  /// The value that existing rows get, bound to a statement; nil for NULL.
  var bindInitial: ((OpaquePointer, Int32) throws -> Void)? { nil }

  /// The property as a part of a schema's entity.
  var described: any SchemaProperty {
    if let relation {
      let known = options as? Schema.Relationship ?? Schema.Relationship()
      known.name = name
      known.isToOneRelationship = !relation._isToMany
      known.destination = EntityNames.name(of: relation._target)
      return known
    }
    let known = options as? Schema.Attribute ?? Schema.Attribute()
    known.name = name
    known.valueType = valueType
    return known
  }

  // MARK: Relationships

  /// The key of a model's related model; nil if there is none or the property isn't loaded.
  func relatedKey(of model: any PersistentModel) -> Int64? { nil }
  /// The related models, if they are in memory.
  func relatedModels(of model: any PersistentModel) -> [any PersistentModel]? { nil }
  /// Sets the related models without any consequence but observation.
  func setRelated(_ models: [any PersistentModel], of model: any PersistentModel) {}
  /// Forgets the related models, which are read from the store again.
  func forgetRelated(of model: any PersistentModel) {}
  /// Replaces references to models by keys if these models are in the same context.
  func weaken(_ model: any PersistentModel) {}
  /// Notifies the readers of a model's property.
  func notify(_ model: any PersistentModel) {}
  /// Performs a change of the property that its readers are notified of.
  func observe(_ model: any PersistentModel, _ change: () -> Void) {}
}
