public import Foundation
import Synchronization
import TrellisDataModel

/// A model: the entities of a store.
///
/// A model is made in code, or read from a folder that Xcode wrote. In an app, the folder has the ending `momd`.
public final class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  ///
  /// Setting them completes the model; later changes of entities have no effect.
  public var entities: [NSEntityDescription] = [] {
    didSet { complete() }
  }
  /// The entities by name.
  public private(set) var entitiesByName: [String: NSEntityDescription] = [:]
  /// The names of the version.
  public var versionIdentifiers: Set<AnyHashable> = []
  private var templates: [String: (entity: String, predicate: String?, limit: Int)] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model's folder (`momd`, `xcdatamodeld`) or one version (`xcdatamodel`); nil if it isn't one.
  public convenience init?(contentsOf url: URL) {
    guard let document = ModelFolder(path: url.path).document else { return nil }
    self.init(document)
  }

  /// Creates a model with the entities of models; nil if two entities have one name.
  ///
  /// The entities belong to the new model.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    let all = (models ?? []).flatMap(\.entities)
    guard Set(all.map(\.name)).count == all.count else { return nil }
    entities = all
    complete()
  }

  /// Returns a model with the entities of all models in bundles; those of the program's bundle if the list is nil.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap { ManagedModels.urls(in: $0) }
    let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }

  /// Returns the same model, which is complete.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a request that the model's file declares, with values of its variables; nil if there is none of the name.
  public func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    guard let template = templates[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
    request.fetchLimit = template.limit
    request.predicate = template.predicate.map { text in
      let predicate = NSPredicate(format: text)
      guard !variables.isEmpty else { return predicate }
      return NSPredicate { object, _ in predicate.evaluate(with: object, substitutionVariables: variables) }
    }
    return request
  }

  /// Returns a request that the model's file declares; nil if there is none of the name.
  public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestFromTemplate(withName: name, substitutionVariables: [:])
  }

  convenience init(_ document: ModelDocument) {
    self.init()
    for request in document.requests {
      templates[request.name] = (request.entity, request.predicate, request.limit)
    }
    entities = ManagedModels.entities(of: document)
    complete()
  }

  /// Makes the entities known by name; initializers don't call observers of properties.
  private func complete() {
    entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    for entity in entities { entity.managedObjectModel = self }
    for entity in entities where entity.superentity == nil { entity.invalidate() }
    ManagedClasses.register(self)
  }
}

/// The models in bundles.
enum ManagedModels {
  /// The endings of models' folders, in the order of preference.
  private static let endings = ["momd", "xcdatamodeld", "xcdatamodel", "mom"]

  static func urls(in bundle: Bundle) -> [URL] {
    var seen: Set<String> = []
    return endings.flatMap {
      (bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []).map { $0 as URL }
    }
    .filter { seen.insert($0.deletingPathExtension().lastPathComponent).inserted }
  }

  /// Returns the folder of a model in the program's bundle, or in one that is loaded; nil if there is none.
  static func url(named name: String) -> URL? {
    let bundles = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
    let places = bundles.flatMap { [$0.resourceURL, $0.bundleURL] }.compactMap(\.self)
    let inside = places.flatMap { folder in
      // SwiftPM puts a bundle for each target beside the program.
      ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .filter { ["resources", "bundle"].contains($0.pathExtension) }
    }
    for folder in places + inside {
      for ending in endings {
        let url = folder.appending(path: "\(name).\(ending)")
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }

  static func entities(of document: ModelDocument) -> [NSEntityDescription] {
    var made: [String: NSEntityDescription] = [:]
    for source in document.entities {
      let entity = NSEntityDescription()
      entity.name = source.name
      entity.managedObjectClassName = source.className ?? "NSManagedObject"
      (entity.isAbstract, entity.renamingIdentifier) = (source.isAbstract, source.renamingIdentifier)
      entity.uniquenessConstraints = source.constraints
      entity.properties = source.attributes.map(attribute) + source.relationships.map(relationship)
      made[source.name] = entity
    }
    for source in document.entities {
      if let parent = source.parent.flatMap({ made[$0] }), let entity = made[source.name] {
        parent.subentities.append(entity)
      }
    }
    for case let relationship as NSRelationshipDescription in made.values.flatMap(\.properties) {
      guard let names = relationship.names, let destination = made[names.destination] else { continue }
      relationship.destinationEntity = destination
      relationship.inverseRelationship = names.inverse.flatMap { destination.relationshipsByName[$0] }
    }
    return document.entities.compactMap { made[$0.name] }
  }

  private static func attribute(_ source: ModelDocument.Attribute) -> NSPropertyDescription {
    let attribute = NSAttributeDescription()
    attribute.name = source.name
    attribute.attributeType = NSAttributeType(named: source.type)
    (attribute.isOptional, attribute.isTransient) = (source.isOptional, source.isTransient)
    (attribute.renamingIdentifier, attribute.valueTransformerName) = (
      source.renamingIdentifier, source.transformer
    )
    attribute.attributeValueClassName = source.customClass
    attribute.defaultValue =
      source.defaultInterval.map { Date(timeIntervalSinceReferenceDate: $0) }
      ?? source.defaultValue.flatMap { ManagedValues.value($0, attribute.attributeType) }
    var rules: [(NSPredicate, Int)] = []
    let isText = attribute.attributeType == .stringAttributeType
    if let minimum = source.minimum {
      rules.append(
        isText
          ? (
            NSPredicate(format: "length >= %@", NSNumber(value: Int(minimum) ?? 0)),
            NSValidationStringTooShortError
          )
          : (
            NSPredicate(format: "SELF >= %@", NSNumber(value: Double(minimum) ?? 0)),
            NSValidationNumberTooSmallError
          ))
    }
    if let maximum = source.maximum {
      rules.append(
        isText
          ? (
            NSPredicate(format: "length <= %@", NSNumber(value: Int(maximum) ?? 0)),
            NSValidationStringTooLongError
          )
          : (
            NSPredicate(format: "SELF <= %@", NSNumber(value: Double(maximum) ?? 0)),
            NSValidationNumberTooLargeError
          ))
    }
    if let pattern = source.pattern, !pattern.isEmpty {
      rules.append((NSPredicate(format: "SELF MATCHES %@", pattern), NSValidationStringPatternMatchingError))
    }
    attribute.setValidationPredicates(rules.map(\.0), withValidationWarnings: rules.map(\.1))
    return attribute
  }

  private static func relationship(_ source: ModelDocument.Relationship) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = source.name
    (relationship.isOptional, relationship.isTransient) = (source.isOptional, source.isTransient)
    (relationship.isOrdered, relationship.renamingIdentifier) = (source.isOrdered, source.renamingIdentifier)
    relationship.minCount = source.minimum
    relationship.maxCount = source.isToMany ? (source.maximum == 1 ? 0 : source.maximum) : 1
    relationship.names = (source.destination, source.inverse)
    relationship.deleteRule =
      switch source.deleteRule {
      case "Nullify": .nullifyDeleteRule
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      default: .noActionDeleteRule
      }
    return relationship
  }
}
