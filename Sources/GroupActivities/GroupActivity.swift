public import Foundation

/// The title and kind of an activity.
public struct GroupActivityMetadata: Sendable {
  /// The kind of an activity.
  public enum ActivityType: Sendable {
    case generic, watchTogether, listenTogether, createTogether, workoutTogether
  }
  /// The kind.
  public var type: ActivityType = .generic
  /// The title; nil if there is none.
  public var title: String?
  /// The subtitle; nil if there is none.
  public var subtitle: String?
  /// The page for persons without the app; nil if there is none.
  public var fallbackURL: URL?
  /// Whether the activity goes on when another app is opened.
  public var supportsContinuationOnTV = false

  /// Creates a description.
  public init() {}
}

/// A thing that persons do together in the app.
///
/// It can't be started here: there is no FaceTime.
public protocol GroupActivity: Codable, Sendable {
  /// The identifier of the kind of activity.
  static var activityIdentifier: String { get }
  /// The title and the kind.
  var metadata: GroupActivityMetadata { get async }
}

/// The result of preparing an activity.
public enum GroupActivityActivationResult: Sendable {
  case activationDisabled, activationPreferred, cancelled
}

extension GroupActivity {
  /// The name of the type.
  public static var activityIdentifier: String { "\(Self.self)" }
  /// Returns false: the activity doesn't start.
  @discardableResult public func activate() async throws -> Bool { false }
  /// Returns ``GroupActivityActivationResult/activationDisabled``.
  public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
  /// The sessions of the activity: none, until the task is cancelled.
  public static func sessions() -> AsyncStream<GroupSession<Self>> { AsyncStream { _ in } }
}

/// Persons that do something together.
///
/// There is none here.
public final class GroupSession<ActivityType: GroupActivity>: Identifiable, @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
  /// The state of a session.
  public enum State { case waiting, joined, invalidated(reason: any Error) }
  /// The activity.
  public var activity: ActivityType { none() }
  /// The identifier.
  public var id: UUID { none() }
  /// The state.
  public var state: State { none() }
  /// The persons.
  public var activeParticipants: Set<Participant> { none() }
  /// Joins the others.
  public func join() { none() }
  /// Leaves the others.
  public func leave() { none() }
  /// Ends the activity for all.
  public func end() { none() }
}

/// A person in a session.
///
/// There is none here.
public struct Participant: Identifiable, Hashable, Sendable {
  private init(id: UUID) { self.id = id }
  /// The identifier.
  public let id: UUID
}

/// Whether the user could start an activity: never, as there is no FaceTime here.
@MainActor public final class GroupStateObserver {
  /// Creates an observer.
  public init() {}
  /// False.
  public var isEligibleForGroupSession: Bool { false }
}
