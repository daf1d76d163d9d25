/// A method that a control, a recognizer, a timer or a notification calls on a target.
///
/// Linux has no Objective-C runtime, and the compiler rejects `#selector`. `trellis` passes a call with the method and its name to the
/// compiler in its place. Source that is compiled without `trellis` writes `Selector(MyClass.method)`. Selectors of strings don't exist.
///
/// Two selectors of `#selector` are equal if their methods have the same name and number of parameters. One of `Selector(_:)` is equal
/// only to its copies.
///
/// Source: ours.
public struct Selector: @unchecked Sendable, Hashable {
  /// Calls the method on a target with the first arguments that it has parameters for; returns false if the target or an argument has
  /// another type.
  @MainActor package let call: @MainActor (_ target: AnyObject?, _ arguments: [Any?]) -> Bool
  private let name: Name

  private enum Name: Hashable {
    case method(String, parameters: Int)
    case unique(Identity)
  }

  private final class Identity: Hashable {
    static func == (first: Identity, second: Identity) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  fileprivate init(
    _ parameters: Int, _ name: String?, call: @escaping @MainActor (AnyObject?, [Any?]) -> Bool
  ) {
    self.name = name.map { .method($0, parameters: parameters) } ?? .unique(Identity())
    self.call = call
  }

  /// The name of the method without labels, for a selector of `#selector`; nil for one of `Selector(_:)`.
  package var methodName: String? {
    guard case .method(let name, _) = name else { return nil }
    return String(name.split(separator: ".").last?.prefix { $0 != "(" } ?? "")
  }

  /// Returns whether two selectors have the same name.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject, Result>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self = .make(nil, method)
  }

  /// Creates a selector of a method with a parameter, usually the sender.
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    self = .make(nil, method)
  }

  /// Creates a selector of a method with two parameters, usually the sender and the event.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self = .make(nil, method)
  }

  /// Creates a selector of a method of an object, which is called whatever the target is; the selector retains the object.
  @_disfavoredOverload
  public init<Result>(_ method: @escaping @MainActor () -> Result) { self = .bound(nil, method) }

  /// Creates a selector of a method of an object, with a parameter; the selector retains the object.
  @_disfavoredOverload
  public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
    self = .bound(nil, method)
  }

  /// Creates a selector of a method of an object, with two parameters; the selector retains the object.
  @_disfavoredOverload
  public init<First, Second, Result>(_ method: @escaping @MainActor (First, Second) -> Result) {
    self = .bound(nil, method)
  }
}

extension Selector {
  fileprivate static func make<Target: AnyObject, Result>(
    _ name: String?, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) -> Selector {
    Selector(0, name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  fileprivate static func make<Target: AnyObject, Argument, Result>(
    _ name: String?, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) -> Selector {
    Selector(1, name) { target, arguments in
      guard let target = target as? Target, let argument = arguments.first.flatMap({ $0 as? Argument }) else {
        return false
      }
      _ = method(target)(argument)
      return true
    }
  }

  fileprivate static func make<Target: AnyObject, First, Second, Result>(
    _ name: String?, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector {
    Selector(2, name) { target, arguments in
      guard let target = target as? Target, let (first, second) = pair(arguments, First.self, Second.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  fileprivate static func bound<Result>(
    _ name: String?, _ method: @escaping @MainActor () -> Result
  ) -> Selector {
    Selector(0, name) { _, _ in
      _ = method()
      return true
    }
  }

  fileprivate static func bound<Argument, Result>(
    _ name: String?, _ method: @escaping @MainActor (Argument) -> Result
  ) -> Selector {
    Selector(1, name) { _, arguments in
      guard let argument = arguments.first.flatMap({ $0 as? Argument }) else { return false }
      _ = method(argument)
      return true
    }
  }

  fileprivate static func bound<First, Second, Result>(
    _ name: String?, _ method: @escaping @MainActor (First, Second) -> Result
  ) -> Selector {
    Selector(2, name) { _, arguments in
      guard let (first, second) = pair(arguments, First.self, Second.self) else { return false }
      _ = method(first, second)
      return true
    }
  }

  private static func pair<First, Second>(
    _ arguments: [Any?], _: First.Type, _: Second.Type
  ) -> (First, Second)? {
    guard arguments.count > 1, let first = arguments[0] as? First, let second = arguments[1] as? Second else {
      return nil
    }
    return (first, second)
  }
}

/// The name of a method, which makes a ``Selector`` of it: `trellis` passes it to the compiler in place of `#selector`.
///
/// Source: ours.
public struct NamedSelector: Sendable {
  private let name: String

  /// Creates a name without labels.
  public init(_ name: String) { self.name = name }

  /// Returns a selector of a method without parameters.
  public func callAsFunction<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) -> Selector { .make(name, method) }

  /// Returns a selector of a method with a parameter.
  public func callAsFunction<Target: AnyObject, Argument, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) -> Selector { .make(name, method) }

  /// Returns a selector of a method with two parameters.
  public func callAsFunction<Target: AnyObject, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector { .make(name, method) }

  /// Returns a selector of a method of an object, which the selector retains.
  @_disfavoredOverload
  public func callAsFunction<Result>(_ method: @escaping @MainActor () -> Result) -> Selector {
    .bound(name, method)
  }

  /// Returns a selector of a method of an object, with a parameter; the selector retains the object.
  @_disfavoredOverload
  public func callAsFunction<Argument, Result>(
    _ method: @escaping @MainActor (Argument) -> Result
  ) -> Selector { .bound(name, method) }

  /// Returns a selector of a method of an object, with two parameters; the selector retains the object.
  @_disfavoredOverload
  public func callAsFunction<First, Second, Result>(
    _ method: @escaping @MainActor (First, Second) -> Result
  ) -> Selector { .bound(name, method) }
}
