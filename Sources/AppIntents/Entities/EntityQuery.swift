public import TrellisFoundation

/// The values that a provider or a query returns.
public protocol ResultsCollection {
  /// The type of a value.
  associatedtype Item
}

extension Array: ResultsCollection {
  /// The type of a value.
  public typealias Item = Element
}

/// Values in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection {
  /// The type of a value.
  public typealias Item = Result
  /// The values.
  public let items: [Result]

  /// Creates a collection of values.
  public init(items: [Result]) { self.items = items }
  /// Creates a collection of sections.
  public init(sections: [IntentItemSection<Result>]) { items = sections.flatMap(\.items) }
}

/// A value in a section.
public struct IntentItem<Result: Sendable>: Sendable {
  let value: Result
  /// Creates an item.
  public init(
    _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil
  ) {
    self.value = value
  }
}

/// A section of values.
public struct IntentItemSection<Result: Sendable>: Sendable {
  let items: [Result]
  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) { self.items = items }
  /// Creates a section of items.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.items = items.map(\.value)
  }
}

extension EntityQuery {
  /// Values in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of values.
  public typealias ItemSection = IntentItemSection
}

/// A source of suggestions for a parameter; no service here asks it.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the suggestions.
  associatedtype Result: ResultsCollection
  /// The type of the default value.
  associatedtype DefaultValue: Sendable = Result.Item
  /// Returns the suggestions.
  func results() async throws -> Result
  /// Returns the default value; nil if there is none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result.Item {
  /// No value.
  public func defaultResult() async -> DefaultValue? { nil }
}

extension DynamicOptionsProvider {
  /// Values in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of values.
  public typealias ItemSection = IntentItemSection
}

/// A search for entities by their identifiers; no service here runs it.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable where DefaultValue == Entity {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the suggestions.
  associatedtype Result = [Entity]
  /// Creates a query.
  init()
  /// Returns the entities with some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the suggested entities.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
  /// No entity.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// No entities.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A search for entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match a text.
  func entities(matching string: String) async throws -> Result
}

/// A query that can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The description of the action that finds entities; nil by default.
  static var findIntentDescription: IntentDescription? { get }
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query for an entity of which there is only one.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// Returns the entity.
  func uniqueEntity() async throws -> Entity
}
