public import TrellisFoundation

/// A type whose values have an identifier that outlives the program.
public protocol PersistentlyIdentifiable {
  /// The identifier; by default, the name of the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// An action of the app with parameters.
///
/// Here, only the app itself runs an intent: by `Button(intent:)`, by `Toggle(isOn:intent:)`, or by a call of ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The title of the action.
  static var title: LocalizedStringResource { get }
  /// The description of the action; nil by default.
  static var description: IntentDescription? { get }
  /// Whether the system opens the app to run the intent; false by default, and without effect here.
  static var openAppWhenRun: Bool { get }
  /// Whether the system shows the intent; true by default, and without effect here.
  static var isDiscoverable: Bool { get }
  /// The conditions of running the intent on a locked device; without effect here.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence that describes the action with its parameters; read by no service here.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates an intent without values for its parameters.
  init()
  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// Always allowed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// An empty summary.
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }

  /// A parameter of the intent.
  public typealias Parameter = IntentParameter
  /// An object that the app registers with ``AppDependencyManager``.
  public typealias Dependency = AppDependency

  /// Performs the action, and returns the value of its result; nil if the result has none.
  ///
  /// The argument has no effect, as there is no system to donate the intent to.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value? {
    try await perform().value
  }

  /// Does nothing: no service here predicts what the user does next.
  public func donate() async throws {}
  /// Does nothing: no service here predicts what the user does next.
  public func donate(result: PerformResult) async throws {}
}

/// The conditions of running an intent on a locked device.
public enum IntentAuthenticationPolicy: Sendable {
  /// The intent runs on a locked device.
  case alwaysAllowed
  /// The user has to authenticate.
  case requiresAuthentication
  /// The user has to unlock this device.
  case requiresLocalDeviceAuthentication
}
