import Foundation

extension NSManagedObject {
  /// Returns an object of a relationship; nil if it is deleted.
  final func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard let object = managedObjectContext?.object(with: id), !object.isDeleted || isDeleted else {
      return nil
    }
    return object
  }

  /// Returns the identifiers of a relationship to many, which are read if they aren't known.
  final func list(_ relationship: NSRelationshipDescription) -> RelatedObjects {
    if let list = values[relationship.index] as? RelatedObjects { return list }
    let list = RelatedObjects(managedObjectContext?.relatedIDs(objectID, relationship) ?? [])
    values[relationship.index] = list
    saved?.values[relationship.index] = list
    return list
  }

  final func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    fire()
    return list(relationship).ids.compactMap { related($0) }
  }

  /// Returns the objects in a set or a list.
  final func objects(in value: Any?, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    switch value {
    case nil: return []
    case let object as NSManagedObject: return [object]
    case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
    case let objects as any Sequence:
      func list(_ values: some Sequence) -> [NSManagedObject] { values.compactMap { $0 as? NSManagedObject } }
      return list(objects)
    default:
      preconditionFailure(
        "CoreData: the value of the relationship '\(relationship.name)' isn't a set: \(value!)")
    }
  }

  private final func check(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
      preconditionFailure(
        "CoreData: an object of \(object.entity.name ?? "") isn't one of the relationship \(entity.name ?? "").\(relationship.name), which refers to \(destination.name ?? "")"
      )
    }
    guard object.managedObjectContext === managedObjectContext else {
      preconditionFailure(
        "CoreData: the relationship \(entity.name ?? "").\(relationship.name) would connect objects of two contexts; get the other object with object(with:)"
      )
    }
  }

  // MARK: - Changes

  final func setRelated(_ object: NSManagedObject?, _ relationship: NSRelationshipDescription) {
    fire()
    let old = values[relationship.index] as? NSManagedObjectID
    guard old != object?.objectID else { return }
    if let object { check(object, relationship) }
    change(relationship, to: object?.objectID)
    guard let inverse = relationship.inverseRelationship else { return }
    if let old { related(old)?.disconnect(self, inverse) }
    object?.connect(self, inverse)
  }

  final func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    fire()
    for object in objects { check(object, relationship) }
    let (old, new) = (list(relationship), RelatedObjects(objects.map(\.objectID)))
    if relationship.isOrdered
      ? old == new : old.ids.count == new.ids.count && old.ids.allSatisfy(new.contains)
    {
      return
    }
    change(relationship, to: new)
    guard let inverse = relationship.inverseRelationship else { return }
    for id in old.ids where !new.contains(id) { related(id)?.disconnect(self, inverse) }
    for object in objects where !old.contains(object.objectID) { object.connect(self, inverse) }
  }

  /// Adds an object to a relationship, whose inverse has changed.
  private final func connect(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    fire()
    if relationship.isToMany {
      var list = list(relationship)
      guard !list.contains(object.objectID) else { return }
      list.insert(object.objectID)
      change(relationship, to: list)
    } else {
      let old = values[relationship.index] as? NSManagedObjectID
      guard old != object.objectID else { return }
      change(relationship, to: object.objectID)
      if let old, let inverse = relationship.inverseRelationship { related(old)?.disconnect(self, inverse) }
    }
  }

  /// Removes an object from a relationship, whose inverse has changed.
  final func disconnect(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    fire()
    if relationship.isToMany {
      var list = list(relationship)
      guard list.contains(object.objectID) else { return }
      list.remove(object.objectID)
      change(relationship, to: list)
    } else if values[relationship.index] as? NSManagedObjectID == object.objectID {
      change(relationship, to: nil)
    }
  }

  // MARK: - Functions of generated classes

  /// Performs a function of a class that Xcode generates, by its name: `addToItems`, `removeFromItems`, `insertIntoItems`, `replaceItems`.
  public final func _managedCall(_ name: String, _ arguments: Any...) {
    for verb in ["addTo", "removeFrom", "insertInto", "replace"] where name.hasPrefix(verb) {
      let relationship = relationship(String(name.dropFirst(verb.count)))
      switch verb {
      case "addTo": insert(objects(in: arguments[0], relationship), into: relationship, at: nil)
      case "insertInto":
        insert(objects(in: arguments[0], relationship), into: relationship, at: positions(arguments[1]))
      case "replace":
        replace(at: positions(arguments[0]) ?? [], in: relationship, objects(in: arguments[1], relationship))
      default:
        if let positions = positions(arguments[0]) {
          let all = relatedObjects(relationship)
          setRelated(all.enumerated().filter { !positions.contains($0.offset) }.map(\.element), relationship)
        } else {
          let removed = Set(objects(in: arguments[0], relationship).map(\.objectID))
          setRelated(relatedObjects(relationship).filter { !removed.contains($0.objectID) }, relationship)
        }
      }
      return
    }
    preconditionFailure(
      "CoreData: @NSManaged functions begin with addTo, removeFrom, insertInto or replace, not \(name)")
  }

  /// Returns the relationship that the end of a function's name names.
  private final func relationship(_ name: String) -> NSRelationshipDescription {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    guard let relationship = entity.relationshipsByName[small] ?? entity.relationshipsByName[name] else {
      preconditionFailure("CoreData: the entity \(entity.name ?? "") has no relationship '\(small)'")
    }
    return relationship
  }

  private final func positions(_ value: Any) -> [Int]? {
    (value as? Int).map { [$0] } ?? (value as? IndexSet).map { Array($0) }
      ?? (value as? NSIndexSet).map { Array($0) }
  }

  private final func insert(
    _ objects: [NSManagedObject], into relationship: NSRelationshipDescription, at positions: [Int]?
  ) {
    var all = relatedObjects(relationship)
    let known = list(relationship)
    for (index, object) in objects.enumerated() where !known.contains(object.objectID) {
      let position = positions.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? all.count
      all.insert(object, at: min(position, all.count))
    }
    setRelated(all, relationship)
  }

  private final func replace(
    at positions: [Int], in relationship: NSRelationshipDescription, _ objects: [NSManagedObject]
  ) {
    var all = relatedObjects(relationship)
    for (position, object) in zip(positions, objects) { all[position] = object }
    setRelated(all, relationship)
  }
}
