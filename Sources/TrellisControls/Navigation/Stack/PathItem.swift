import Foundation
import Trellis

/// The identity of a path's value: its type and the value.
nonisolated struct PathKey: Hashable {
  let type: ObjectIdentifier
  let value: AnyHashable
}

/// A value of a path, independent of its type.
nonisolated protocol PathItem {
  associatedtype Value: Hashable
  var value: Value { get }
}

extension PathItem {
  nonisolated var key: PathKey { PathKey(type: ObjectIdentifier(Value.self), value: AnyHashable(value)) }

  /// Returns the page for the value, from the first outlet with a declaration; nil if there is no declaration.
  @MainActor func page(declaredIn outlets: [PreferenceOutlet]) -> AnyView? {
    outlets.lazy.compactMap { $0.value(of: DestinationKey<Value>.self) }.first?.make(value)
  }

  /// The name of the value's type in source code.
  nonisolated var typeName: String { String(describing: Value.self) }
}

/// A path item that can be stored.
nonisolated protocol StorablePathItem: PathItem {
  func json() throws -> String
}

extension StorablePathItem {
  /// The name by which a stored path finds the value's type.
  nonisolated var nameOfType: String { _mangledTypeName(Value.self) ?? _typeName(Value.self) }
}

nonisolated struct ValueItem<Value: Hashable>: PathItem {
  let value: Value
}

nonisolated struct StorableItem<Value: Hashable & Codable>: StorablePathItem {
  let value: Value

  func json() throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
}

/// A function that creates the pages for values of a type.
nonisolated struct Destination<Value> {
  let make: @MainActor (Value) -> AnyView
}

/// The page declared for values of a type; the outermost of nested declarations wins.
nonisolated enum DestinationKey<Value>: PreferenceKey {
  static var defaultValue: Destination<Value>? { nil }
  static func reduce(value: inout Destination<Value>?, nextValue: () -> Destination<Value>?) {
    value = value ?? nextValue()
  }
}
