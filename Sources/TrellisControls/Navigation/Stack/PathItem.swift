import Foundation
import Trellis

/// What tells a value of a path from all others: the value, and its type.
nonisolated struct PathKey: Hashable {
  let type: ObjectIdentifier
  let value: AnyHashable
}

/// A value of a path, whatever its type.
nonisolated protocol PathItem {
  associatedtype Value: Hashable
  var value: Value { get }
}

extension PathItem {
  nonisolated var key: PathKey { PathKey(type: ObjectIdentifier(Value.self), value: AnyHashable(value)) }

  /// The page that is declared for it, by the first of some views that declares any.
  @MainActor func page(declaredIn outlets: [PreferenceOutlet]) -> AnyView? {
    outlets.lazy.compactMap { $0.value(of: DestinationKey<Value>.self) }.first?.make(value)
  }

  /// The value's type as a program writes it.
  nonisolated var typeName: String { String(describing: Value.self) }
}

/// One that can be stored.
nonisolated protocol StorablePathItem: PathItem {
  func json() throws -> String
}

extension StorablePathItem {
  /// The name by which its type is found again.
  nonisolated var nameOfType: String { _mangledTypeName(Value.self) ?? _typeName(Value.self) }
}

nonisolated struct ValueItem<Value: Hashable>: PathItem {
  let value: Value
}

nonisolated struct StorableItem<Value: Hashable & Codable>: StorablePathItem {
  let value: Value

  func json() throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
}

/// What makes the page of values of a type.
nonisolated struct Destination<Value> {
  let make: @MainActor (Value) -> AnyView
}

/// The pages that views declare for the values of a type: of several in each other the outermost counts.
nonisolated enum DestinationKey<Value>: PreferenceKey {
  static var defaultValue: Destination<Value>? { nil }
  static func reduce(value: inout Destination<Value>?, nextValue: () -> Destination<Value>?) {
    value = value ?? nextValue()
  }
}
