public import Foundation
public import TrellisFoundation

extension NSManagedObject: _KeyValueObject {
  /// The identifier in the store, for predicates.
  public final var _identity: NSObject { objectID }

  /// Returns the value of a property, for predicates and sort descriptors.
  public final func _value(forKey key: String) -> Any? { value(forKey: key) }

  /// Returns the value of a property: numbers as `NSNumber`, relationships to many as sets.
  ///
  /// Traps if there is no property of the name.
  public final func value(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    if key == "self" { return self }
    guard let (property, _) = property(key) else {
      if let value = reflected(key) { return value }
      preconditionFailure("CoreData: the entity \(entity.name ?? "") has no property '\(key)'")
    }
    observed.read(property.index)
    return ManagedValues.presented(read(property))
  }

  /// Returns a stored property of the class that isn't one of the entity.
  private final func reflected(_ key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value at a path of properties: `author.name`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    PredicateValues.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
  }

  /// Sets a property; traps if there is none of the name, or if the value isn't of its type.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard let (property, isPrimitive) = property(key) else {
      preconditionFailure("CoreData: the entity \(entity.name ?? "") has no property '\(key)'")
    }
    write(ManagedValues.unwrapped(value), to: property, isPrimitive: isPrimitive)
  }

  /// Sets the values of several properties.
  public final func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the values of several properties; nil is `NSNull`.
  public final func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// Returns the value of a property, without a notification.
  public final func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets a property without a notification; the change is saved only if another change is.
  public final func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let (property, _) = property(key) else {
      preconditionFailure("CoreData: the entity \(entity.name ?? "") has no property '\(key)'")
    }
    write(ManagedValues.unwrapped(value), to: property, isPrimitive: true)
  }

  /// Does nothing but reading a fault's values.
  public final func willAccessValue(forKey key: String?) { fire() }
  /// Does nothing.
  public final func didAccessValue(forKey key: String?) {}

  /// Notifies observers that a property will change.
  public final func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// Marks a property, which was set without a notification, as changed.
  public final func didChangeValue(forKey key: String) {
    guard let (property, _) = property(key) else { return }
    observed.change(property.index) {}
    changed.insert(property.index)
    managedObjectContext?.didChange(self, property, from: saved?.values[property.index])
  }

  /// Returns whether a relationship's objects aren't read yet.
  public final func hasFault(forRelationshipNamed key: String) -> Bool {
    guard let (property, _) = property(key) else { return false }
    return isFault
      || (property as? NSRelationshipDescription)?.isToMany == true && values[property.index] == nil
  }

  /// Returns the identifiers of a relationship's objects.
  public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    fire()
    if relationship.isToMany { return list(relationship).ids }
    return [values[relationship.index] as? NSManagedObjectID].compactMap(\.self)
  }

  /// Returns the properties that differ from their last saved values, with their values; nil is `NSNull`.
  public final func changedValues() -> [String: Any] {
    let names = changed.map { entity.properties[$0].name }
    return dictionaryWithValues(forKeys: names)
  }

  /// Returns the values of the last fetch or save; those of all properties if the list is nil.
  ///
  /// Without a value, it is `NSNull`.
  public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let saved else { return [:] }
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        guard let property = entity.propertiesByName[name] else { return nil }
        let value = saved.values[property.index]
        let object = (value as? NSManagedObjectID).flatMap { related($0) }
        return (name, object ?? ManagedValues.presented(value) ?? NSNull())
      })
  }
}
