/// A sentence that describes an intent with its parameters.
///
/// No service here reads it.
public protocol ParameterSummary: Sendable {}

/// A summary without a sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with the parameters of an intent, and the parameters that are listed below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary of a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// Creates a summary of a sentence, and lists more parameters.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterPathBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Creates a summary that lists parameters.
  public init(@ParameterPathBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}

  /// Creates a summary that lists no parameters.
  public init() {}
}

/// A sentence with the parameters of an intent: `"Add \(\.$url)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// A sentence in which interpolations are parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  /// Creates a sentence without parameters.
  public init(stringLiteral value: String) {}
  /// Creates a sentence.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A builder of lists of parameters.
@resultBuilder
public enum ParameterPathBuilder<Intent: AppIntent> {
  /// Adds a parameter.
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>)
    -> PartialKeyPath<
      Intent
    >
  { path }
  /// Combines parameters.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

/// A builder of summaries.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns the summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
  /// Returns an empty summary.
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
  /// The sentence that describes the intent.
  public typealias Summary = IntentParameterSummary<Self>
  /// Two summaries to choose from, by the value of a parameter.
  public typealias When<True: ParameterSummary, False: ParameterSummary> = ParameterSummaryCondition<
    Self, True, False
  >
  /// Several summaries to choose from, by the value of a parameter.
  public typealias Switch<Cases: ParameterSummary> = ParameterSummarySwitch<Self, Cases>
  /// The summary for some values of a parameter.
  public typealias Case<Content: ParameterSummary> = ParameterSummaryCase<Self, Content>
  /// The summary for the other values of a parameter.
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCase<Self, Content>
}
