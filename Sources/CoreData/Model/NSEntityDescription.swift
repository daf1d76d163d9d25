public import Foundation

/// An entity of a model: the properties of a kind of object.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name; nil until it is set.
  public var name: String?
  /// The class of the objects, with or without its module.
  public var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of subentities.
  public var isAbstract = false
  /// The name by which migration finds the earlier entity; nil for the name itself.
  public var renamingIdentifier: String?
  /// Values that the program attaches.
  public var userInfo: [AnyHashable: Any]? = [:]
  /// The lists of attributes whose values together are those of one object only.
  public var uniquenessConstraints: [[Any]] = []
  /// The model; nil before the entity is added to one.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties are inherited; nil if there is none.
  public private(set) weak var superentity: NSEntityDescription?

  /// The entities that inherit the properties.
  public var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  private var own: [NSPropertyDescription] = []
  private var cache: (all: [NSPropertyDescription], byName: [String: NSPropertyDescription])?

  /// Creates an entity without a name.
  public override init() { super.init() }

  /// The properties, inherited ones first.
  ///
  /// Setting them sets those of this entity; inherited ones in the list are ignored.
  public var properties: [NSPropertyDescription] {
    get { complete.all }
    set {
      let inherited = Set(superentity?.properties.map { ObjectIdentifier($0) } ?? [])
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.entity = self }
      invalidate()
    }
  }

  /// All properties by name.
  public var propertiesByName: [String: NSPropertyDescription] { complete.byName }
  /// The attributes by name.
  public var attributesByName: [String: NSAttributeDescription] {
    complete.byName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by name.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    complete.byName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the relationships to an entity.
  public func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity === entity }
  }

  /// Returns whether the entity is another or inherits from it.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self, next: \.superentity).contains { $0 === entity }
  }

  /// Creates an object and inserts it into a context; traps if the context's model has no entity of the name.
  @discardableResult
  public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    ManagedClasses.make(context.requiredEntity(name), context)
  }

  /// Returns the entity of a name in a context's model; nil if there is none.
  public class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  { context.model?.entitiesByName[name] }

  public override var description: String { "<NSEntityDescription \(name ?? "without a name")>" }

  // MARK: - Order

  private var complete: (all: [NSPropertyDescription], byName: [String: NSPropertyDescription]) {
    if let cache { return cache }
    let all = (superentity?.properties ?? []) + own
    for (index, property) in all.enumerated() { property.index = index }
    let made = (all, Dictionary(all.map { ($0.name, $0) }) { first, _ in first })
    // Names may change until the entity is in a model.
    if managedObjectModel != nil { cache = made }
    return made
  }

  func invalidate() {
    cache = nil
    for entity in subentities { entity.invalidate() }
  }

  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }
  /// The relationships to many, by the same order.
  var root: NSEntityDescription { sequence(first: self, next: \.superentity).reduce(self) { $1 } }
  /// The entity and all that inherit from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
  /// The constraints of the entity and those that it inherits, as attributes.
  var constraints: [[NSAttributeDescription]] {
    sequence(first: self, next: \.superentity).flatMap(\.uniquenessConstraints).map { list in
      list.compactMap { item in
        (item as? NSAttributeDescription) ?? (item as? String).flatMap { attributesByName[$0] }
      }
    }
  }
  /// The class's name without its module.
  var className: String {
    (managedObjectClassName ?? "NSManagedObject").split(separator: ".").last.map(String.init)
      ?? "NSManagedObject"
  }
}
