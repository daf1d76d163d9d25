public import Foundation

/// Whether the app may start live activities: it may not, as no desktop shows them.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}

  /// False: no desktop shows live activities.
  public var areActivitiesEnabled: Bool { false }
  /// False: no server changes live activities.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of ``areActivitiesEnabled``: none.
  public var activityEnablementUpdates: AsyncStream<Bool> { .withoutElements }
  /// The changes of ``frequentPushesEnabled``: none.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .withoutElements }
}

/// The reason that an activity can't start; here, ``unsupported``.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier,
    missingProcessIdentifier
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
  case unsupportedTarget, visibility

  /// A sentence about the error.
  public var errorDescription: String? {
    self == .unsupported
      ? "Live activities aren't available on this system." : "The live activity failed: \(self)."
  }

  /// Nil.
  public var failureReason: String? { nil }
  /// Nil.
  public var recoverySuggestion: String? { nil }
}
