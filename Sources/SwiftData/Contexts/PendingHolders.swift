/// The models whose unsaved references are searched for when a model is deleted: references without an inverse, and those that can't be empty.
///
/// An entry stays if a model then refers to another one, so the caller tests the reference itself. Without this index, each deletion would
/// visit all changed models.
struct PendingHolders {
  private struct Reference: Hashable {
    let property: ObjectIdentifier
    let target: Int64
  }
  private var models: [Reference: [any PersistentModel]] = [:]

  static func needs(_ property: ModelProperty) -> Bool { property.inverse == nil || property.isRequired }

  mutating func add(
    _ model: any PersistentModel, _ property: ModelProperty, to targets: [any PersistentModel]
  ) {
    guard PendingHolders.needs(property) else { return }
    let property = ObjectIdentifier(property.declared ?? property)
    for target in targets {
      models[Reference(property: property, target: target.key), default: []].append(model)
    }
  }

  /// Returns the models that may refer to another without having been saved since.
  func holders(of target: any PersistentModel, _ property: ModelProperty) -> [any PersistentModel] {
    models[Reference(property: ObjectIdentifier(property.declared ?? property), target: target.key)] ?? []
  }

  mutating func removeAll() { models = [:] }
}
