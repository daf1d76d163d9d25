import Foundation
public import Observation
import TrellisSQLite

/// A class whose instances are kept in a store; `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Relatable {
  static var _$properties: [_ModelProperty] { get }
  static var _$constraints: _ModelConstraints { get }
  // Borrowed, since a copy of the state retains the context and the plan.
  @_borrowed var _$state: _ModelState { get set }
  init(_$state: _ModelState)
  func _$read(_ row: _RowReader)
  func _$write(_ row: _RowWriter)
  func _$forget()
}

extension PersistentModel {
  /// The identity of the model, also before it is inserted.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      key: key, entityName: _$state.plan?.name ?? EntityNames.name(of: Self.self),
      storeIdentifier: _$state.context?.core.storeIdentifier)
  }

  /// The identity.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model is in; nil before it is inserted.
  public var modelContext: ModelContext? { _$state.context }

  /// Whether the model will be, or has been, deleted from its context.
  public var isDeleted: Bool { _$state.flags.contains(.deleted) }

  /// Whether the model has changes that aren't saved.
  public var hasChanges: Bool {
    !_$state.flags.isDisjoint(with: [.inserted, .changed]) || _$state.flags.contains(.deleted) && !isGone
  }

  var isGone: Bool { _$state.flags.contains(.gone) }

  var key: Int64 {
    if _$state.key == 0 { _$state.key = Keys.next() }
    return _$state.key
  }

  /// Returns whether two values are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs || lhs.key == rhs.key
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// The value of a property.
  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }

  /// Sets the value of a property.
  public func setValue<Value>(forKey keyPath: ReferenceWritableKeyPath<Self, Value>, to newValue: Value) {
    self[keyPath: keyPath] = newValue
  }
}

/// The names of the entities of models.
enum EntityNames {
  static func name(of type: any PersistentModel.Type) -> String {
    String(describing: type)
  }
}
