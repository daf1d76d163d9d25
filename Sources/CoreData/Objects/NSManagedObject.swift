public import Combine
public import Foundation
import TrellisSQLite

/// An object of a context, with the properties of its entity.
///
/// A view that reads a property depends on that property of that object. An object belongs to the thread or the queue of its context.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, @unchecked Sendable {
  /// The entity.
  public final let entity: NSEntityDescription
  /// The identity in the store.
  public final internal(set) var objectID: NSManagedObjectID
  /// The context; nil if the object isn't in one, or if the context no longer exists.
  public final internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// A publisher that sends before each change of a property.
  public final let objectWillChange = ObservableObjectPublisher()

  /// The values of the properties; of a relationship to many, nil until it is read.
  final var values: [Any?] = []
  /// The values of the last fetch or save, and the number of the row's saves.
  final var saved: ManagedRow?
  final var changed: Set<Int> = []
  /// Whether the values aren't read yet.
  public final internal(set) var isFault = false
  /// Whether the next save inserts the object.
  public final internal(set) var isInserted = false
  /// Whether the next save deletes the object.
  public final internal(set) var isDeleted = false
  final let observed = ObservedProperties()
  /// The names of properties that are read, for an object that only records them.
  final var recorder: PropertyRecorder?

  /// Creates an object with the default values of an entity, and inserts it into a context unless that is nil.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, key: Keys.next(), store: nil)
    super.init()
    values = entity.initialValues
    if let context { context.insert(self) }
  }

  /// Creates an object of the class's entity in a context; traps if the context's model has no such entity.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = ManagedClasses.entity(of: Self.self, in: moc.model) else {
      preconditionFailure(
        "CoreData: the context's model has no entity with the class \(Self.self); \(moc.model == nil ? "the context has no coordinator" : "look for the entity's class in the model")"
      )
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Returns the entity of the class in the newest model that has it; traps if no model of the program has one.
  open class func entity() -> NSEntityDescription {
    if let entity = ManagedClasses.entity(of: self) { return entity }
    // Views may be created before the container.
    ManagedModels.loaded = ManagedModels.loaded ?? NSManagedObjectModel.mergedModel(from: nil)
    if let entity = ManagedClasses.entity(of: self) { return entity }
    preconditionFailure("CoreData: no model has an entity with the class \(self); create the container first")
  }

  /// Returns a request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.type = self
    return request
  }

  /// Whether the object has changes that aren't saved.
  public final var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether the next save updates the object.
  public final var isUpdated: Bool { !isInserted && !isDeleted && !changed.isEmpty }
  /// Whether a property that is stored differs from its last saved value.
  public final var hasPersistentChangedValues: Bool {
    changed.contains { !entity.properties[$0].isTransient }
  }

  // MARK: - Events

  /// Called once, when the object is first inserted into a context.
  open func awakeFromInsert() {}
  /// Called when the values have been read.
  open func awakeFromFetch() {}
  /// Called before a save writes the object; changes of properties are saved too.
  open func willSave() {}
  /// Called after a save.
  open func didSave() {}
  /// Called before the object is deleted from its context.
  open func prepareForDeletion() {}
  /// Called before the values are discarded.
  open func willTurnIntoFault() {}
  /// Called after the values were discarded.
  open func didTurnIntoFault() {}

  // MARK: - Validation

  /// Throws the errors of the values before the object is inserted into the store.
  open func validateForInsert() throws {
    if let error = ManagedErrors.combined(validationErrors()) { throw error }
  }
  /// Throws the errors of the values before the object's row is updated.
  open func validateForUpdate() throws {
    if let error = ManagedErrors.combined(validationErrors()) { throw error }
  }
  /// Throws an error if a delete rule denies the deletion.
  open func validateForDelete() throws {
    if let error = ManagedErrors.combined(deletionErrors()) { throw error }
  }

  /// The entity's attributes with their values, and the identifiers of related objects.
  open override var description: String {
    let values =
      isFault
      ? "fault"
      : entity.properties.map { "\($0.name) = \(text(of: $0))" }.joined(separator: "; ")
    return "<\(type(of: self)) \(objectID): \(values)>"
  }

  // Related objects aren't described: each would describe this one.
  private func text(of property: NSPropertyDescription) -> String {
    switch value(forKey: property.name) {
    case let object as NSManagedObject: "\(object.objectID)"
    case let objects as NSSet: "\(objects.compactMap { ($0 as? NSManagedObject)?.objectID })"
    case let objects as NSOrderedSet: "\(objects.compactMap { ($0 as? NSManagedObject)?.objectID })"
    case let value?: "\(value)"
    case nil: "nil"
    }
  }
}

extension ManagedModels {
  /// The models of the program's bundle, which are loaded if a class's entity is asked for before there is a container.
  nonisolated(unsafe) static var loaded: NSManagedObjectModel?
}

extension NSEntityDescription {
  /// The values of a new object.
  var initialValues: [Any?] {
    properties.map { property in
      switch property {
      case let attribute as NSAttributeDescription: ManagedValues.stored(attribute.defaultValue, attribute)
      case let relationship as NSRelationshipDescription where relationship.isToMany: RelatedObjects()
      default: nil
      }
    }
  }
}
