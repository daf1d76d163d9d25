public import Foundation
public import Trellis

/// The query of all models, in the order of insertion.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The same query, with a transaction or an animation for its changes.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(
  transaction: Transaction
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The same query, with a transaction or an animation for its changes.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(
  animation: Animation
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The query of the models of a description.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The same query, with a transaction or an animation for its changes.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The query of the models that satisfy a predicate, in the order of descriptors.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The same query, with a transaction or an animation for its changes.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The query of the models that satisfy a predicate, in the order of a property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The same query, with a transaction or an animation for its changes.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The query of the models that satisfy a predicate, in the order of an optional property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")

/// The same query, with a transaction or an animation for its changes.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "TrellisMacros", type: "QueryMacro")
