public import Foundation
import TrellisFoundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name; empty until it is set.
  public final var name: String = ""
  /// Whether an object may be saved without a value.
  public final var isOptional = true
  /// Whether values aren't stored.
  public final var isTransient = false
  /// The name by which migration finds the earlier property; nil for the name itself.
  public final var renamingIdentifier: String?
  /// Values that the program attaches.
  public final var userInfo: [AnyHashable: Any]? = [:]
  /// The predicates that each value except nil has to satisfy when it is saved.
  public final private(set) var validationPredicates: [NSPredicate] = []
  /// The codes of errors, or texts, one for each predicate.
  public final private(set) var validationWarnings: [Any] = []
  /// The entity that declares the property.
  public internal(set) final weak var entity: NSEntityDescription?
  /// The position among the properties of the entity, which are in one order in all its subentities; set with the model.
  final var index = 0

  /// Creates a property without a name.
  public override init() { super.init() }

  /// Sets the predicates that values have to satisfy, each with the code of its error or a text.
  public final func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [Any]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  /// Returns a copy that belongs to no entity.
  public final func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    (copy.name, copy.isOptional, copy.isTransient) = (name, isOptional, isTransient)
    (copy.renamingIdentifier, copy.userInfo) = (renamingIdentifier, userInfo)
    copy.setValidationPredicates(validationPredicates, withValidationWarnings: validationWarnings)
    return copy
  }

  func makeCopy() -> NSPropertyDescription { NSPropertyDescription() }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800

  /// The name of the type in a model's file.
  init(named name: String) {
    self =
      switch name {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }
}

/// An attribute of an entity: a property whose values are plain values.
public final class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values.
  public var attributeType: NSAttributeType = .undefinedAttributeType
  /// The value of new objects; nil for none.
  public var defaultValue: Any?
  /// Kept; a store has all values in its file.
  public var allowsExternalBinaryDataStorage = false
  /// The name of the transformer of a transformable attribute; values are stored by their own coding.
  public var valueTransformerName: String?
  /// The name of the class of the values; nil if it follows from the type.
  public var attributeValueClassName: String?

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    (copy.attributeType, copy.defaultValue) = (attributeType, defaultValue)
    (copy.valueTransformerName, copy.attributeValueClassName) = (
      valueTransformerName, attributeValueClassName
    )
    return copy
  }
}

/// The effect of the deletion of an object on the objects that it refers to.
public enum NSDeleteRule: UInt, Sendable {
  /// Changes nothing.
  case noActionDeleteRule = 0
  /// Their references to the object are removed.
  case nullifyDeleteRule = 1
  /// They are deleted.
  case cascadeDeleteRule = 2
  /// The object can't be deleted while there are any.
  case denyDeleteRule = 3
}

/// A relationship of an entity: a property whose values are other objects.
public final class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  public weak var destinationEntity: NSEntityDescription?
  /// The relationship of the destination that leads back; nil if there is none.
  public weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of a deletion on the related objects.
  public var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// The smallest number of related objects; 0 for no limit.
  public var minCount = 0
  /// The largest number of related objects; 0 for no limit, 1 for a reference to one object.
  public var maxCount = 0
  /// Whether the related objects have an order.
  public var isOrdered = false
  /// Whether there can be more than one related object.
  public var isToMany: Bool { maxCount != 1 }

  /// The names of the entity and the inverse until a model that is read from a file is complete.
  var names: (destination: String, inverse: String?)?

  /// Whether the store finds the related objects by their references to this object's.
  var isDerived: Bool { isToMany && !isOrdered && inverseRelationship.map { !$0.isToMany } ?? false }
  /// The table with the pairs of a relationship to many; nil if there is none.
  var table: String? {
    guard isToMany, !isDerived, !isTransient, let entity else { return nil }
    return "_\(entity.name ?? "")_\(name)"
  }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    (copy.destinationEntity, copy.inverseRelationship, copy.deleteRule) =
      (destinationEntity, inverseRelationship, deleteRule)
    (copy.minCount, copy.maxCount, copy.isOrdered) = (minCount, maxCount, isOrdered)
    return copy
  }
}
