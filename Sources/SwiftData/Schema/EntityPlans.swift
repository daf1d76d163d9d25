/// The plans of a container's models.
struct EntityPlans {
  let all: [EntityPlan]
  private let byType: [ObjectIdentifier: EntityPlan]
  let byName: [String: EntityPlan]

  init(_ schema: Schema) {
    var plans: [EntityPlan] = []
    var byType: [ObjectIdentifier: EntityPlan] = [:]
    // A superclass is before its subclasses.
    for type in schema.types {
      let superplan = superclass(of: type).flatMap { byType[ObjectIdentifier($0)] }
      let plan = EntityPlan(type, index: plans.count, superplan)
      plans.append(plan)
      byType[ObjectIdentifier(type)] = plan
    }
    (all, self.byType) = (plans, byType)
    byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for plan in all {
      for (column, property) in plan.root.tableColumns.enumerated() { property.column = Int32(column + 1) }
    }
    for plan in all { connect(plan) }
    for property in all.flatMap(\.properties) {
      guard let declared = property.declared else { continue }
      property.column = declared.column
      property.targetPlan = declared.targetPlan
      property.inverse = declared.inverse
      property.link = declared.link
    }
    for property in declaredRelationships where property.inverse == nil {
      property.targetPlan?.oneWayReferences.append(property)
    }
    for property in declaredRelationships where property.isRequired {
      property.targetPlan?.requiredReferences.append(property)
    }
  }

  /// The relationships of all classes, each once for a class and its subclasses.
  var declaredRelationships: [ModelProperty] {
    all.flatMap { $0.ownProperties.filter { $0.relation != nil } }
  }

  subscript(type: any PersistentModel.Type) -> EntityPlan? { byType[ObjectIdentifier(type)] }

  /// Finds the targets and inverses of the relationships that a model declares, and their tables.
  private func connect(_ plan: EntityPlan) {
    let relationships = plan.ownProperties.filter { $0.relation != nil }
    for property in relationships {
      property.targetPlan = byType[ObjectIdentifier(property.relation!._target)]
    }
    for property in relationships where property.inverse == nil {
      if let inverse = inverse(of: property) {
        property.inverse = inverse
        inverse.inverse = property
        inverse.targetPlan = plan
      }
    }
    for property in relationships where property.kind == .toMany && property.link == nil {
      let inverse = property.inverse
      if inverse?.kind == .toOne { continue }
      // The same side names the table whatever the order of the types in the schema.
      var sides = [property]
      if let inverse, inverse !== property { sides.append(inverse) }
      sides.sort { ($0.plan.name, $0.name) < ($1.plan.name, $1.name) }
      let link = LinkTable(name: "_\(sides[0].plan.name)_\(sides[0].name)", source: "a", target: "b")
      sides[0].link = link
      if sides.count > 1 { sides[1].link = link.reversed }
    }
  }

  private func inverse(of property: ModelProperty) -> ModelProperty? {
    guard let target = property.targetPlan else { return nil }
    if let keyPath = (property.options as? Schema.Relationship)?.inverseKeyPath {
      return target.byKeyPath[keyPath].map { $0.declared ?? $0 }
    }
    // One that names this property, or the only candidate if this is the only candidate for it.
    let plan = property.plan!
    func candidates(_ from: EntityPlan, to: EntityPlan) -> [ModelProperty] {
      from.ownProperties.filter {
        $0.relation.map { ObjectIdentifier($0._target) == ObjectIdentifier(to.type) } ?? false
      }
    }
    func named(_ property: ModelProperty) -> AnyKeyPath? {
      (property.options as? Schema.Relationship)?.inverseKeyPath
    }
    let back = candidates(target, to: plan)
    if let found = back.first(where: { named($0) == property.keyPath }) { return found }
    let free = back.filter { named($0) == nil && $0 !== property }
    let own = candidates(plan, to: target).filter { named($0) == nil }
    guard free.count == 1, plan !== target, own.count == 1 else { return nil }
    return free[0]
  }
}

/// Returns the superclass of a model; nil if that isn't a model.
func superclass(of type: any PersistentModel.Type) -> (any PersistentModel.Type)? {
  _getSuperclass(type) as? any PersistentModel.Type
}
