import Foundation

extension NSManagedObject {
  /// Returns the property of a name; nil if there is none.
  ///
  /// `primitiveTitle` is the property `title`.
  final func property(_ name: String) -> (property: NSPropertyDescription, isPrimitive: Bool)? {
    if let found = entity.propertiesByName[name] { return (found, false) }
    guard name.hasPrefix("primitive") else { return nil }
    let rest = name.dropFirst(9)
    return entity.propertiesByName[rest.prefix(1).lowercased() + rest.dropFirst()].map { ($0, true) }
  }

  private final func required(_ name: String) -> (property: NSPropertyDescription, isPrimitive: Bool) {
    guard let found = property(name) else {
      preconditionFailure("CoreData: the entity \(entity.name ?? "") has no property '\(name)'")
    }
    return found
  }

  /// Returns the value of a property declared with `@NSManaged`.
  public final func _managedValue<Value>(_ name: String) -> Value {
    if let recorder { return recorder.record(name) }
    let (property, _) = required(name)
    ManagedClasses.note((Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self)
    observed.read(property.index)
    return ManagedValues.typed(read(property), name)
  }

  /// Sets a property declared with `@NSManaged`.
  public final func _setManagedValue<Value>(_ name: String, _ value: Value) {
    let (property, isPrimitive) = required(name)
    write(ManagedValues.unwrapped(value), to: property, isPrimitive: isPrimitive)
  }

  /// Returns a property's value: numbers as they are stored, objects, and sets of objects.
  final func read(_ property: NSPropertyDescription) -> Any? {
    fire()
    guard let relationship = property as? NSRelationshipDescription else { return values[property.index] }
    guard relationship.isToMany else {
      return (values[property.index] as? NSManagedObjectID).flatMap { related($0) }
    }
    let objects = relatedObjects(relationship)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  final func write(_ value: Any?, to property: NSPropertyDescription, isPrimitive: Bool = false) {
    fire()
    switch property {
    case let attribute as NSAttributeDescription:
      let stored = ManagedValues.stored(value, attribute)
      if isPrimitive { values[property.index] = stored } else { change(property, to: stored) }
    case let relationship as NSRelationshipDescription:
      if relationship.isToMany {
        setRelated(objects(in: value, relationship), relationship)
      } else {
        setRelated(value as? NSManagedObject, relationship)
      }
    default:
      preconditionFailure(
        "CoreData: the property '\(property.name)' is neither an attribute nor a relationship")
    }
  }

  /// Replaces a stored value, and notifies observers and the context.
  final func change(_ property: NSPropertyDescription, to value: Any?) {
    fire()
    // The rows of a list that was never read are needed to save the difference.
    if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
      _ = list(relationship)
    }
    let old = values[property.index]
    if ManagedValues.areEqual(old, value) { return }
    notifying(property.index) { values[property.index] = value }
    if let saved, ManagedValues.areEqual(saved.values[property.index], value) {
      changed.remove(property.index)
    } else {
      changed.insert(property.index)
    }
    managedObjectContext?.didChange(self, property, from: old)
  }

  /// Notifies observers of a change of a property.
  final func notifying(_ index: Int, _ change: () -> Void) {
    objectWillChange.send()
    observed.change(index, change)
  }

  /// Reads the values of a fault.
  final func fire() {
    guard isFault else { return }
    isFault = false
    let row = saved ?? managedObjectContext?.readRow(objectID)
    saved = row
    // The values of a deleted row are those of a new object.
    values = row?.values ?? entity.initialValues
    if row != nil { awakeFromFetch() }
  }

  /// Discards the values.
  final func makeFault() {
    willTurnIntoFault()
    (isFault, saved, values, changed) = (true, nil, [], [])
    didTurnIntoFault()
  }
}
