import Foundation

/// Makes a class persistent: its stored variables are kept in a store, and observed.
///
/// ```swift
/// @Model final class Trip {
///   @Attribute(.unique) var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///   init(name: String) { self.name = name }
/// }
/// ```
/// Variables with accessors, `static` and `lazy` variables, and those marked `@Transient` aren't persisted. Constants are; the compiler
/// refuses them in the Swift 6 language mode. The type of a persisted variable is `Codable`, a model, an optional model or an array of models.
///
/// A subclass of a model is a model if it is marked, too. Its models are in the table of the first class, and queries of a class find
/// those of its subclasses. A schema has to list the subclasses; it adds their superclasses.
///
/// Source: documented, developer.apple.com/documentation/swiftdata/model().
@attached(
  member, conformances: Observable, PersistentModel, names: named(_$properties), named(_$constraints),
  named(_$state), named(_$first),
  named(init), named(_$read), named(_$write), named(_$forget))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "TrellisMacros", type: "ModelMacro")

/// Specifies the way in which a property's value is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TrellisMacros", type: "ModelOptionMacro")

/// Specifies a property's relationship to other models.
///
/// - Parameters:
///   - deleteRule: The effect on the related models if this one is deleted.
///   - minimumModelCount: Has no effect on Linux; the number isn't checked.
///   - maximumModelCount: Has no effect on Linux; the number isn't checked.
///   - inverse: The property of the related model that refers back. If nil, the only candidate is the inverse, if there is one.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TrellisMacros", type: "ModelOptionMacro")

/// Keeps a variable out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "TrellisMacros", type: "ModelOptionMacro")

/// Requires that no two models have the same values of some properties; a new model replaces an older one's values.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TrellisMacros", type: "ModelConstraintMacro")

/// Creates an index of the store for each of some lists of properties.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TrellisMacros", type: "ModelConstraintMacro")

/// Used by the expansion of `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
  #externalMacro(module: "TrellisMacros", type: "PersistedPropertyMacro")

/// Makes an actor one with a context of its own, `modelContext`, and adds an initializer with a container.
@attached(
  member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TrellisMacros", type: "ModelActorMacro")
