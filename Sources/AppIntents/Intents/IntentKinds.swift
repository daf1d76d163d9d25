public import TrellisFoundation

/// The protocols of intents for the system's services. None of these services exists here; `Button(intent:)` runs such an intent
/// as any other.

/// An intent of the system.
public protocol SystemIntent: AppIntent {}

/// An intent that configures a widget or another part of the system; it has no action.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: SystemIntent {}

/// An intent that starts, changes or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that plays or records sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts sound playback.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that may continue in the app's windows.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that the system predicts.
public protocol PredictableIntent: AppIntent {}

/// An intent that replaces one of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the replaced intent.
  static var intentClassName: String { get }
}

/// An intent that sets a value.
public protocol SetValueIntent<ValueType>: SystemIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that opens an entity in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of the opened value.
  associatedtype Value: Sendable
  /// The value to open.
  var target: Value { get set }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The entities to delete.
  var entities: [Entity] { get set }
}

/// An intent that shows the app's results of a search.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}

/// An intent with an undo manager.
public protocol UndoableIntent: AppIntent {}

/// A filter that a Focus applies to the app.
///
/// There is no Focus here, so no filter is ever applied.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The context of the app in this Focus.
  var appContext: FocusFilterAppContext { get async throws }
}

extension SetFocusFilterIntent {
  /// A context without a filter.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// Throws ``AppIntentError/Unrecoverable/featureCurrentlyRestricted``: there is no current Focus.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
  }
}

/// The context of an app in a Focus.
public struct FocusFilterAppContext: Sendable {
  /// The predicate for notifications; nil shows all.
  public let notificationFilterPredicate: Predicate<String>?

  /// Creates a context.
  public init(notificationFilterPredicate: Predicate<String>? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
  }
}

extension WidgetConfigurationIntent {
  /// Does nothing: a configuration has no action.
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}

extension ControlConfigurationIntent {
  /// Does nothing: a configuration has no action.
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}

extension OpenIntent {
  /// Does nothing: the intent only brings the app to the front, and the app that runs it is there.
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}
