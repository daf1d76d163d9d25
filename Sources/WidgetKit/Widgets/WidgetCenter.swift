public import Intents
public import AppIntents

/// The widgets that the user has chosen: none, as no desktop shows widgets.
public final class WidgetCenter: Sendable {
  /// The center of the app.
  public static let shared = WidgetCenter()

  private init() {}

  /// Keys of an activity's information.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the widget.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The family of the widget.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The identifier of the activity.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Returns no widgets.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// Returns no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Does nothing: no widget is shown.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing: no widget is shown.
  public func reloadAllTimelines() {}
  /// Does nothing: no service shows recommendations.
  public func invalidateConfigurationRecommendations() {}
  /// Does nothing: no service weighs the relevance of widgets.
  public func invalidateRelevance(ofKind kind: String) {}
}

/// A widget that the user has chosen.
public struct WidgetInfo: Identifiable, Sendable {
  /// Identifies the widget.
  public var id: String { "\(kind) \(family)" }
  /// The kind.
  public let kind: String
  /// The family.
  public let family: WidgetFamily
  /// The configuration; nil if the widget has none.
  public let configuration: INIntent?

  /// Returns the configuration; nil if it isn't of the type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? {
    nil
  }
}

/// The controls that the user has chosen: none, as no desktop shows controls.
public final class ControlCenter: Sendable {
  /// The center of the app.
  public static let shared = ControlCenter()
  private init() {}
  /// Returns no controls.
  public func currentControls() async throws -> [ControlInfo] { [] }
  /// Does nothing: no control is shown.
  public func reloadControls(ofKind kind: String) {}
  /// Does nothing: no control is shown.
  public func reloadAllControls() {}
}

/// A control that the user has chosen.
public struct ControlInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
}
