import Foundation

/// An object that the app registered with ``AppDependencyManager``, read by an intent or a query.
///
/// Reading it traps if the app has registered no object of the type.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// Creates a dependency on an object of the type, registered under a key; nil is without a key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }

  /// The registered object.
  public var wrappedValue: Value {
    guard let value = manager.value(of: Value.self, key) else {
      fatalError(
        "\(Value.self): no dependency is registered; call AppDependencyManager.shared.add(dependency:)")
    }
    return value
  }
}

/// The objects that an app registers for its intents.
public final class AppDependencyManager: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  /// The manager of the app.
  public static let shared = AppDependencyManager()

  private let lock = NSRecursiveLock()
  /// The objects made so far, and the closures of the others; guarded by the lock.
  private var values: [Key: Any] = [:]
  private var makers: [Key: () -> Any] = [:]

  init() {}

  /// Registers an object, which the closure creates when an intent reads it first.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    add(key: key, dependencyProvider: dependency)
  }

  /// Registers an object, which the closure creates when an intent reads it first.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    let key = Key(type: ObjectIdentifier(Dependency.self), name: key)
    lock.withLock {
      values[key] = nil
      makers[key] = dependencyProvider
    }
  }

  /// Returns the object of a type; nil if none is registered.
  func value<Value>(of type: Value.Type, _ name: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    return lock.withLock {
      if let value = values[key] { return value as? Value }
      guard let value = makers[key]?() else { return nil }
      values[key] = value
      return value as? Value
    }
  }
}
