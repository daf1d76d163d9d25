extension Tips {
  /// A condition of showing a tip, made by `#Rule`.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// Creates a rule about a parameter.
    public init<Value>(_ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) {
      holds = { condition(parameter.wrappedValue) }
    }

    /// Creates a rule about an event.
    public init<Info>(_ event: Event<Info>, _ condition: @escaping @Sendable (Event<Info>) -> Bool) {
      holds = { condition(event) }
    }

    /// Creates a rule about several parameters.
    public init<A, B>(
      _ a: Parameter<A>, _ b: Parameter<B>, _ condition: @escaping @Sendable (A, B) -> Bool
    ) {
      holds = { condition(a.wrappedValue, b.wrappedValue) }
    }

    /// Creates a rule about several events.
    public init<A, B>(
      _ a: Event<A>, _ b: Event<B>, _ condition: @escaping @Sendable (Event<A>, Event<B>) -> Bool
    ) {
      holds = { condition(a, b) }
    }

    /// Creates a rule about a parameter and an event.
    public init<A, B>(
      _ a: Parameter<A>, _ b: Event<B>, _ condition: @escaping @Sendable (A, Event<B>) -> Bool
    ) {
      holds = { condition(a.wrappedValue, b) }
    }
  }

  /// A builder of rules.
  @resultBuilder public enum RuleBuilder {
    /// Adds rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Adds a rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Combines rules.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
    /// Adds rules on a condition.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// Adds rules of a branch.
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    /// Adds rules of a branch.
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }

  /// A value that rules read, made by `@Parameter`.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let id: String
    private let initial: Value
    private let isKept: Bool

    /// Creates a parameter of a type, with a name, a first value and options.
    public init(_ type: Any.Type, _ name: String, _ value: Value, _ option: ParameterOption = .default) {
      (id, initial, isKept) = ("\(type).\(name)", value, option == .default)
    }

    /// The value.
    public var wrappedValue: Value {
      get { TipStore.shared.value(of: id) ?? initial }
      nonmutating set { TipStore.shared.set(newValue, of: id, isKept: isKept) }
    }
  }

  /// Whether a parameter's value outlives the program.
  public enum ParameterOption: Hashable, Sendable {
    /// The value outlives the program.
    case `default`
    /// The value doesn't outlive the program.
    case transient
  }
}

/// Makes a condition of showing a tip: `#Rule(Self.$count) { $0 > 3 }`.
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: @Sendable (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "TrellisMacros", type: "TipRuleMacro")

/// Makes a condition of showing a tip: `#Rule(Self.event) { $0.donations.count > 3 }`.
@freestanding(expression)
public macro Rule<Info>(_ event: Tips.Event<Info>, _ body: @Sendable (Tips.Event<Info>) -> Bool)
  -> Tips.Rule =
  #externalMacro(module: "TrellisMacros", type: "TipRuleMacro")

/// Makes a condition of showing a tip from two parameters.
@freestanding(expression)
public macro Rule<A, B>(_ a: Tips.Parameter<A>, _ b: Tips.Parameter<B>, _ body: @Sendable (A, B) -> Bool)
  -> Tips.Rule = #externalMacro(module: "TrellisMacros", type: "TipRuleMacro")

/// Makes a static variable of a tip a value that rules read, as `$name`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ option: Tips.ParameterOption = .default) =
  #externalMacro(module: "TrellisMacros", type: "TipParameterMacro")
