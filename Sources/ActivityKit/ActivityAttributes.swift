public import Foundation
public import TrellisFoundation

/// The values of a live activity that don't change, and the type of those that do.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The values that change.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The values of a live activity that change, with the time until which they are valid.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Decodable, Encodable, Hashable,
  CustomStringConvertible
{
  /// The values.
  public var state: State
  /// The time from which the values are out of date; nil is never.
  public var staleDate: Date?
  /// The importance of the activity among those of the app; 0 by default.
  public var relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }

  /// The values as text.
  public var description: String { "ActivityContent(\(state))" }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The state of a live activity.
public enum ActivityState: Decodable, Encodable, Hashable, Sendable {
  case active, pending, stale, ended, dismissed
}

/// The appearance of a live activity over time.
public enum ActivityStyle: Decodable, Encodable, Hashable, Sendable { case standard, transient }

/// The time at which an ended activity disappears.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// The system's choice.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Returns a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// The text and sound that announce a change of an activity.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    let name: String?
    /// The system's sound.
    public static let `default` = AlertSound(name: nil)
    /// Returns a sound of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The text.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Creates an announcement.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// The kind of an activity's push notifications.
public struct PushType: Hashable, Sendable {
  private let channel: String?
  /// Notifications by a token.
  public static let token = PushType(channel: nil)
  /// Returns notifications of a channel.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}
