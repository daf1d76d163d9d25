public import TrellisFoundation

/// A thing of the app, for the system's services, which don't exist here.
public protocol AppEntity: DisplayRepresentable, Identifiable, PersistentlyIdentifiable, Sendable
where ID: Sendable {
  /// The query that finds entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the entity.
  public typealias Property = EntityProperty
}

/// An entity that no query needs to find.
public protocol TransientAppEntity: DisplayRepresentable, Sendable {
  /// Creates an entity.
  init()
}

extension TransientAppEntity {
  /// A property of the entity.
  public typealias Property = EntityProperty
}

/// An entity that Spotlight would index.
public protocol IndexedEntity: AppEntity {}

/// An identifier of an entity as a string.
public protocol EntityIdentifierConvertible: Hashable {
  /// The string.
  var entityIdentifierString: String { get }
  /// Returns the identifier of a string; nil if the string isn't one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string itself.
  public var entityIdentifierString: String { self }
  /// Returns the string itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number as digits.
  public var entityIdentifierString: String { String(self) }
  /// Returns the number of digits; nil for other strings.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as hexadecimal digits.
  public var entityIdentifierString: String { uuidString }
  /// Returns the identifier of hexadecimal digits; nil for other strings.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A property of an entity, which is an object: copies of the entity share it.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  /// The title; nil if it isn't given.
  public let title: LocalizedStringResource?
  private var stored: Value?

  /// Creates a property without a value; reading it traps, unless its type is optional.
  public init(title: LocalizedStringResource? = nil) { self.title = title }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      guard let none = Any?.none as? Value else {
        fatalError(
          "\(Value.self): the property of an entity has no value; set it in the entity's initializer")
      }
      return none
    }
    set { stored = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty { self }
}

/// A set of values with names for the system's services.
public protocol AppEnum: CaseIterable, DisplayRepresentable, Hashable, RawRepresentable, Sendable
where RawValue: LosslessStringConvertible {
  /// The titles of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The title of the value; its name in source if it has none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }
}
