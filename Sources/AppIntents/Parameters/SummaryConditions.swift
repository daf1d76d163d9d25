/// Comparisons of a parameter with a value.
public enum ComparableComparisonOperator: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Tests whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

/// Tests whether a parameter is one of several values.
public enum ContainedInComparisonOperator: Sendable { case oneOf, notOneOf }

/// Two summaries to choose from, by the value of a parameter.
public struct ParameterSummaryCondition<Intent: AppIntent, True: ParameterSummary, False: ParameterSummary>:
  ParameterSummary
{
  /// Creates a condition that compares a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}

  /// Creates a condition on the presence of a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}

  /// Creates a condition on several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainedInComparisonOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ whenTrue: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}

  /// Creates a condition on the family of the widget; in the builder of a ``WidgetConfigurationIntent``.
  public init<Family>(
    widgetFamily comparison: ComparableComparisonOperator, _ family: Family,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}
}

/// Several summaries to choose from, by the value of a parameter.
public struct ParameterSummarySwitch<Intent: AppIntent, Cases: ParameterSummary>: ParameterSummary {
  /// Creates a summary from cases.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent> _ cases: () -> Cases
  ) {}
}

/// The summary for some values of a parameter.
public struct ParameterSummaryCase<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
  /// Creates a case for a value.
  public init<Value: Sendable>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The summary for the other values of a parameter.
public struct ParameterSummaryDefaultCase<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
  /// Creates the default case.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// Several cases.
public struct TupleParameterSummary: ParameterSummary {}

/// A builder of the cases of a summary.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent> {
  /// Combines cases.
  public static func buildBlock<each Content: ParameterSummary>(_ content: repeat each Content)
    -> TupleParameterSummary
  { TupleParameterSummary() }
}
