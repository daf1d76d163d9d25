import Foundation
import Synchronization

/// The names of the properties that a key path reads, from an object that records them.
///
/// A key path doesn't contain names, so it is applied to such an object once.
final class PropertyRecorder {
  private var names: [String] = []

  func record<Value>(_ name: String) -> Value {
    names.append(name)
    let wrapped = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
    // A related object records the names behind it.
    if let type = wrapped as? NSManagedObject.Type, let value = probe(type) as? Value { return value }
    if let value = Optional<Any>.none as? Value { return value }
    return ManagedValues.typed(nil, name)
  }

  private func probe(_ type: NSManagedObject.Type) -> NSManagedObject {
    let object = ManagedClasses.make(type, NSEntityDescription(), nil)
    object.recorder = self
    return object
  }

  /// Returns the value of a key path for an object without values; nil if the path's root isn't a managed object.
  static func sample(of keyPath: AnyKeyPath) -> Any? {
    (Swift.type(of: keyPath).rootType as? NSManagedObject.Type).flatMap { type in
      PropertyRecorder().probe(type)[keyPath: keyPath]
    }
  }

  private struct Known: @unchecked Sendable { var names: [AnyKeyPath: String] = [:] }
  private static let known = Mutex(Known())

  /// Returns the names that a key path reads, with dots between them; nil if it reads no property of a managed object.
  static func name(of keyPath: AnyKeyPath) -> String? {
    if let name = known.withLock({ $0.names[keyPath] }) { return name }
    guard let type = Swift.type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
    let recorder = PropertyRecorder()
    _ = recorder.probe(type)[keyPath: keyPath]
    guard !recorder.names.isEmpty else { return nil }
    let name = recorder.names.joined(separator: ".")
    known.withLock { $0.names[keyPath] = name }
    return name
  }
}
