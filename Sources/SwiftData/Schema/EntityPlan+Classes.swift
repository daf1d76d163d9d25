/// The classes of the models in one table.
extension EntityPlan {
  /// Returns whether models of this class are also models of another.
  func isKind(of other: EntityPlan) -> Bool {
    var plan: EntityPlan? = self
    while let known = plan {
      if known === other { return true }
      plan = known.superplan
    }
    return false
  }

  /// Returns the plan of a row's class; this one for NULL and for classes that the schema doesn't have.
  func plan(ofClass name: String?) -> EntityPlan {
    guard let name else { return self }
    return root.subplans.first { $0.name == name } ?? self
  }

  /// Returns the condition that a row, given by its alias or as a key's, is of this class or a subclass; nil if all rows of the table are.
  func classCondition(_ column: String) -> String? {
    if root === self { return nil }
    return "\(column) IN (\(subplans.map { "'\($0.name)'" }.joined(separator: ", ")))"
  }

  /// The relationships to this class or a superclass that have no inverse.
  var allOneWayReferences: [ModelProperty] {
    oneWayReferences + (superplan?.allOneWayReferences ?? [])
  }

  /// The references to this class or a superclass that can't be empty.
  var allRequiredReferences: [ModelProperty] {
    requiredReferences + (superplan?.allRequiredReferences ?? [])
  }
}
