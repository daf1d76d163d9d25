import TrellisFoundation

/// The identity of a model: its entity, and its key in the store.
///
/// The identifier of a model is the same before and after it is saved; Apple's changes with the first save.
/// Only a new model that replaces a row with its unique value gets the row's identifier.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The part of the identifier that tells models of an entity apart.
  public struct ID: Hashable, Codable, Sendable, Comparable {
    let key: Int64
    /// Returns whether one value is before another.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.key < rhs.key }
  }

  /// The identity.
  public let id: ID
  /// The name of the entity.
  public let entityName: String
  /// The identifier of the store; nil before the model is inserted.
  ///
  /// It isn't compared.
  public let storeIdentifier: String?

  init(key: Int64, entityName: String, storeIdentifier: String?) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  var key: Int64 { id.key }

  /// Returns whether two values are the same.
  public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    lhs.id == rhs.id && lhs.entityName == rhs.entityName
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns whether one value is before another.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.id) < (rhs.entityName, rhs.id)
  }
}

extension PersistentIdentifier: StablyHashed {
  package var stableNumber: UInt64 { UInt64(bitPattern: key) }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// A text for messages.
  public var description: String { "\(entityName)/\(id.key)" }
}
