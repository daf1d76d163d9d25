/// A method that a control, a recognizer, a timer or a notification calls on a target.
///
/// Linux has no Objective-C runtime, and the compiler rejects `#selector`. `trellis` passes `Selector(method)` to the compiler in its
/// place, so that the value has the method itself. Source that is compiled without `trellis` writes that too:
/// `Selector(MyClass.method)`. Selectors of strings don't exist.
///
/// Source: ours.
public struct Selector: @unchecked Sendable {
  /// Calls the method on a target with the first arguments that it has parameters for; returns false if the target or an argument has
  /// another type.
  @MainActor package let call: @MainActor (_ target: AnyObject?, _ arguments: [Any?]) -> Bool

  private init(call: @escaping @MainActor (AnyObject?, [Any?]) -> Bool) { self.call = call }

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject, Result>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with a parameter, usually the sender.
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    self.init { target, arguments in
      guard let target = target as? Target, let argument = arguments.first.flatMap({ $0 as? Argument }) else {
        return false
      }
      _ = method(target)(argument)
      return true
    }
  }

  /// Creates a selector of a method with two parameters, usually the sender and the event.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init { target, arguments in
      guard let target = target as? Target,
        let (first, second) = Selector.pair(arguments, First.self, Second.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  /// Creates a selector of a method of an object, which is called whatever the target is.
  @_disfavoredOverload
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init { _, _ in
      _ = method()
      return true
    }
  }

  /// Creates a selector of a method of an object, with a parameter.
  @_disfavoredOverload
  public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
    self.init { _, arguments in
      guard let argument = arguments.first.flatMap({ $0 as? Argument }) else { return false }
      _ = method(argument)
      return true
    }
  }

  /// Creates a selector of a method of an object, with two parameters.
  @_disfavoredOverload
  public init<First, Second, Result>(_ method: @escaping @MainActor (First, Second) -> Result) {
    self.init { _, arguments in
      guard let (first, second) = Selector.pair(arguments, First.self, Second.self) else { return false }
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
