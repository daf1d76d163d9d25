public import TrellisFoundation

/// A parameter of an intent.
///
/// The parameter is an object, so that copies of an intent share it, as on Apple's systems (documented: an intent's parameters are
/// set on a constant). Reading a parameter without a value traps, unless its type is optional.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  /// The title; nil if it isn't given.
  public let title: LocalizedStringResource?
  /// The description; nil if it isn't given.
  public let description: LocalizedStringResource?
  /// The value; nil if there is none.
  private var stored: Value?

  private init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?) {
    (self.title, self.description, stored) = (title, description, value)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      guard let none = Any?.none as? Value else {
        fatalError("\(Value.self): the parameter of an intent has no value; set it before the intent runs")
      }
      return none
    }
    set { stored = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter { self }

  /// Whether the parameter has a value.
  package var hasValue: Bool { stored != nil }

  /// Creates a parameter.
  ///
  /// The arguments after the description are for the system's services, and have no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil)
  }

  /// Creates a parameter with a default value.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, value)
  }

  /// Creates a parameter whose values a provider suggests; no service here asks it.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(title, description, value)
  }

  /// Creates a parameter whose entities a query suggests; no service here asks it.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(title, description, nil)
  }

  /// Asks the user for a value; here, no service can ask, so the function throws
  /// ``AppIntentError/Unrecoverable/featureCurrentlyRestricted``.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
  }

  /// Asks the user to confirm a value; here, no service can ask, so the function throws
  /// ``AppIntentError/Unrecoverable/featureCurrentlyRestricted``.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
  }

  /// Asks the user to choose a value; here, no service can ask, so the function throws
  /// ``AppIntentError/Unrecoverable/featureCurrentlyRestricted``.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value
  {
    throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
  }

  /// Returns the error by which an intent asks for a value; here, no service can ask.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.Unrecoverable.featureCurrentlyRestricted
  }
}

/// The use of the previous action's result as a parameter, in the Shortcuts app; without effect here.
public enum InputConnectionBehavior: Sendable {
  /// The behaviour that the type suggests.
  case `default`
  /// The parameter takes the previous result.
  case connectToPreviousIntentResult
  /// The parameter never takes the previous result.
  case never
}

extension IntentParameter where Value == Date {
  /// The parts of a date that a parameter asks for.
  public enum DateKind: Sendable { case date, dateTime, time }

  /// Creates a parameter of a kind of date.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description)
  }
}
