public import Foundation

/// A live activity.
///
/// There is none here: ``request(attributes:content:pushType:)`` throws ``ActivityAuthorizationError/unsupported``, and
/// ``activities`` is empty.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The values of the activity that change.
  public typealias ContentState = Attributes.ContentState
  /// Values that arrive over time; none arrives here.
  public typealias Updates<Element> = AsyncStream<Element>

  /// Never set, as no activity can be created.
  private let nothing: @Sendable () -> Never

  private init(_ nothing: @escaping @Sendable () -> Never) { self.nothing = nothing }

  // MARK: Activities

  /// The activities of the app: none.
  public static var activities: [Activity] { [] }
  /// The activities that start: none.
  public static var activityUpdates: Updates<Activity> { .withoutElements }
  /// The tokens by which a server starts activities: none.
  public static var pushToStartTokenUpdates: Updates<Data> { .withoutElements }
  /// The token by which a server starts activities; nil, as there is none.
  public static var pushToStartToken: Data? { nil }

  /// Throws ``ActivityAuthorizationError/unsupported``: no desktop shows live activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity {
    throw ActivityAuthorizationError.unsupported
  }

  /// Throws ``ActivityAuthorizationError/unsupported``: no desktop shows live activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity {
    throw ActivityAuthorizationError.unsupported
  }

  /// Throws ``ActivityAuthorizationError/unsupported``: no desktop shows live activities.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    throw ActivityAuthorizationError.unsupported
  }

  // MARK: The activity

  /// The identifier.
  public var id: String { nothing() }
  /// The values that don't change.
  public var attributes: Attributes { nothing() }
  /// The values that change.
  public var content: ActivityContent<ContentState> { nothing() }
  /// The values that change.
  public var contentState: ContentState { nothing() }
  /// The state.
  public var activityState: ActivityState { nothing() }
  /// The style.
  public var style: ActivityStyle { nothing() }
  /// The token for a server's changes; nil if there is none.
  public var pushToken: Data? { nothing() }
  /// The changes of the values.
  public var contentUpdates: Updates<ActivityContent<ContentState>> { nothing() }
  /// The changes of the values.
  public var contentStateUpdates: Updates<ContentState> { nothing() }
  /// The changes of the state.
  public var activityStateUpdates: Updates<ActivityState> { nothing() }
  /// The changes of the token.
  public var pushTokenUpdates: Updates<Data> { nothing() }

  /// Changes the values.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil)
    async
  { nothing() }
  /// Changes the values.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async { nothing() }
  /// Changes the values.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    nothing()
  }
  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { nothing() }
  /// Ends the activity.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { nothing() }
}

extension AsyncStream {
  /// A sequence that waits until its task is cancelled.
  static var withoutElements: AsyncStream { AsyncStream { _ in } }
}
