import Foundation

extension NSManagedObject {
  private final func error(_ code: Int, _ property: NSPropertyDescription, _ message: String) -> NSError {
    ManagedErrors.make(
      code, message,
      [
        NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
        NSValidationValueErrorKey: value(forKey: property.name) ?? NSNull(),
      ])
  }

  /// Returns the errors of the values of all properties.
  final func validationErrors() -> [NSError] {
    entity.properties.flatMap { property -> [NSError] in
      switch property {
      case let attribute as NSAttributeDescription: errors(attribute)
      case let relationship as NSRelationshipDescription: errors(relationship)
      default: []
      }
    }
  }

  private final func errors(_ attribute: NSAttributeDescription) -> [NSError] {
    let name = "\(entity.name ?? "").\(attribute.name)"
    guard let value = values[attribute.index] else {
      if attribute.isOptional { return [] }
      return [error(NSValidationMissingMandatoryPropertyError, attribute, "\(name) is a required value.")]
    }
    return zip(attribute.validationPredicates, attribute.validationWarnings).compactMap {
      predicate, warning in
      if predicate.evaluate(with: ManagedValues.presented(value)) { return nil }
      let code = (warning as? Int) ?? (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError
      return error(code, attribute, warning as? String ?? "\(name) isn't valid: \(value)")
    }
  }

  private final func errors(_ relationship: NSRelationshipDescription) -> [NSError] {
    let name = "\(entity.name ?? "").\(relationship.name)"
    if !relationship.isToMany {
      if relationship.isOptional || values[relationship.index] != nil { return [] }
      return [error(NSValidationMissingMandatoryPropertyError, relationship, "\(name) is a required value.")]
    }
    // A list that isn't read hasn't changed.
    guard let count = (values[relationship.index] as? RelatedObjects)?.ids.count else { return [] }
    if count == 0, relationship.isOptional { return [] }
    if count < max(relationship.minCount, relationship.isOptional ? 0 : 1) {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError, relationship,
          "\(name) has \(count) objects, and needs at least \(max(relationship.minCount, 1)).")
      ]
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return [
        error(
          NSValidationRelationshipExceedsMaximumCountError, relationship,
          "\(name) has \(count) objects, and may have \(relationship.maxCount).")
      ]
    }
    return []
  }

  /// Returns the errors of relationships that deny the object's deletion.
  final func deletionErrors() -> [NSError] {
    entity.relationships.filter { $0.deleteRule == .denyDeleteRule }.compactMap { relationship in
      let rest = managedObjectContext?.related(of: self, relationship).filter { !$0.isDeleted } ?? []
      if rest.isEmpty { return nil }
      return error(
        NSValidationRelationshipDeniedDeleteError, relationship,
        "\(entity.name ?? "") can't be deleted: \(relationship.name) has \(rest.count) objects.")
    }
  }
}
