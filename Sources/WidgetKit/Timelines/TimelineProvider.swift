public import TrellisFoundation
public import AppIntents
public import Intents

/// A source of a widget's entries.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext
  /// Returns an entry to show before any other is known.
  func placeholder(in context: Context) -> Entry
  /// Passes an entry for now to a closure.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes a timeline to a closure.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A source of the entries of a widget that an app intent configures.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: WidgetConfigurationIntent
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext
  /// Returns an entry to show before any other is known.
  func placeholder(in context: Context) -> Entry
  /// Returns an entry for now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns a timeline.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns configurations to choose from; none by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A source of the entries of a widget that an intent of SiriKit configures.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: INIntent
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext
  /// Returns an entry to show before any other is known.
  func placeholder(in context: Context) -> Entry
  /// Passes an entry for now to a closure.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes a timeline to a closure.
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A configuration to choose from.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  /// The configuration.
  public let intent: Intent
  /// The description.
  public let description: String

  /// Creates a recommendation.
  public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }

  /// Creates a recommendation.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    (self.intent, self.description) = (intent, String(localized: description))
  }
}
