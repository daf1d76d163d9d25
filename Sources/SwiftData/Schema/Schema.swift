/// The models of a container.
public final class Schema: @unchecked Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major, minor, patch: Int

    /// Creates a value from its parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Returns whether one value is before another.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    /// A text for messages.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The version.
  public let version: Version
  /// The models, including those that others refer to.
  let types: [any PersistentModel.Type]

  /// Creates the schema of some models, of their superclasses, and of all models that these refer to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    self.types = Schema.closure(of: types)
  }

  /// Creates a value from its parts.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The models' entities, in the order of their first mention.
  public var entities: [Entity] { types.map { Entity($0) } }

  /// The entities by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the name of a model's entity.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { EntityNames.name(of: type) }

  /// Returns the entity of a model; nil if the schema doesn't contain it.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    types.contains { $0 == type } ? Entity(type) : nil
  }

  private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = Array(types.reversed())
    while let type = waiting.popLast() {
      if let superclass = superclass(of: type), !seen.contains(ObjectIdentifier(superclass)) {
        waiting += [type, superclass]
        continue
      }
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      found.append(type)
      waiting += type._$properties.reversed().compactMap { $0.property.relation?._target }
    }
    return found
  }
}

extension Schema: Equatable {
  /// Returns whether two values are the same.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version
      && lhs.types.map { ObjectIdentifier($0) } == rhs.types.map { ObjectIdentifier($0) }
  }
}
