import Foundation

/// A property of an entity.
public protocol SchemaProperty: AnyObject {
  /// The property's name; empty before the schema is made.
  var name: String { get }
  /// The name that the property had in an earlier version.
  var originalName: String { get }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
}

extension Schema {
  /// A value of an entity.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    /// A way to store an attribute.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable { case none, unique, externalStorage, ephemeral, preserveValueOnDeletion }
      let kind: Kind

      /// A value that no two models share; a new model replaces an older one's values.
      public static let unique = Option(kind: .unique)
      /// Data of more than 100,000 bytes is in a file of its own beside the store's, and read when the property is.
      ///
      /// The property's type is `Data` or `Data?`; there is no effect on other types, and in stores in memory.
      public static let externalStorage = Option(kind: .externalStorage)
      /// The value isn't stored, and its changes are observed.
      public static let ephemeral = Option(kind: .ephemeral)
      /// Without effect on Linux.
      public static let spotlight = Option(kind: .none)
      /// Without effect on Linux: values are stored as any other.
      public static let allowsCloudEncryption = Option(kind: .none)
      /// The history keeps the value of a deleted model, in ``DefaultHistoryDelete/tombstone``.
      ///
      /// Data in files of its own isn't kept.
      public static let preserveValueOnDeletion = Option(kind: .preserveValueOnDeletion)

      /// Without effect on Linux, which has no value transformers: the value's type has to be `Codable`.
      public static func transformable(by transformerName: String) -> Option { Option(kind: .none) }
    }

    /// The ways to store the attribute.
    public let options: [Option]
    /// The name.
    public internal(set) var name: String = ""
    /// The name in an earlier version; empty if it is the same.
    public let originalName: String
    /// A text that has no effect on Linux.
    public let hashModifier: String?
    /// The type of the values.
    public internal(set) var valueType: Any.Type = Any.self

    /// Creates the options of a property.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// Whether the property is a value.
    public var isAttribute: Bool { true }
    /// Whether the property refers to models.
    public var isRelationship: Bool { false }
    /// Whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the value may be nil.
    public var isOptional: Bool { valueType is any AnyOptional.Type }
  }

  /// A reference of an entity to others.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// The effect of deletion on the related models.
    public enum DeleteRule: String, Hashable, Codable, Sendable, CaseIterable {
      /// The related models keep references that lead nowhere.
      case noAction
      /// The related models no longer refer to the deleted one.
      case nullify
      /// The related models are deleted, too.
      case cascade
      /// The model can't be deleted as long as there are related models: saving throws.
      case deny
    }

    /// A setting of a relationship.
    public struct Option: Hashable, Sendable {
      /// Without effect: a model may be related to several others.
      public static let unique = Option()
    }

    /// The effect of deletion on the related models.
    public let deleteRule: DeleteRule
    /// The property that refers back; nil if none was given.
    public let inverseKeyPath: AnyKeyPath?
    /// The name.
    public internal(set) var name: String = ""
    /// The name in an earlier version; empty if it is the same.
    public let originalName: String
    /// The least number of related models, which isn't checked.
    public let minimumModelCount: Int?
    /// The greatest number of related models, which isn't checked.
    public let maximumModelCount: Int?
    /// Whether the property refers to at most one model.
    public internal(set) var isToOneRelationship = true
    /// The name of the related entity.
    public internal(set) var destination = ""

    /// Creates the options of a property.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
    }

    /// Whether the property is a value.
    public var isAttribute: Bool { false }
    /// Whether the property refers to models.
    public var isRelationship: Bool { true }
  }

  /// A model's part of a schema.
  public final class Entity: @unchecked Sendable {
    /// The name.
    public let name: String
    /// The names of the values.
    public let attributes: Set<String>
    /// The names of the references.
    public let relationships: Set<String>
    /// The properties, inherited ones first, in the order of declaration.
    public let properties: [any SchemaProperty]
    /// The properties that the class itself declares.
    public let storedProperties: [any SchemaProperty]
    /// The properties of the superclass.
    public let inheritedProperties: [any SchemaProperty]
    /// The name of the superclass's entity; nil if that isn't a model.
    public let superentityName: String?
    /// The names of the properties of each uniqueness constraint.
    public let uniquenessConstraints: [[String]]
    /// The names of the properties of each index.
    public let indices: [[String]]

    init(_ type: any PersistentModel.Type) {
      name = EntityNames.name(of: type)
      let own = type._$properties.map(\.property)
      let superclass = superclass(of: type)
      let inherited = superclass?._$properties.count ?? 0
      properties = own.map(\.described)
      storedProperties = Array(properties.dropFirst(inherited))
      inheritedProperties = Array(properties.prefix(inherited))
      superentityName = superclass.map(EntityNames.name)
      func names(_ lists: [[AnyKeyPath]]) -> [[String]] {
        lists.map { list in list.compactMap { path in own.first { $0.keyPath == path }?.name } }
      }
      uniquenessConstraints =
        own.filter(\.isUnique).map { [$0.name] } + names(type._$constraints.unique)
      indices = names(type._$constraints.index)
      attributes = Set(properties.filter(\.isAttribute).map(\.name))
      relationships = Set(properties.filter(\.isRelationship).map(\.name))
    }
  }
}
