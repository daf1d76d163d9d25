public import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a center.
  public struct Publisher: Combine.Publisher, Equatable {
    /// The type of the published values.
    public typealias Output = Notification
    /// The type of the failure.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any sender.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    ///
    /// If an object is given, only notifications that this object sends are published.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Returns whether two publishers publish the same notifications.
    public static func == (one: Self, other: Self) -> Bool {
      one.center === other.center && one.name == other.name && one.object === other.object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let gate = DemandGate(subscriber)
      let (send, center) = (Unchecked(gate.send), center)
      let token = center.addObserver(forName: name, object: object, queue: nil) { send.value($0) }
      gate.onCancel { center.removeObserver(token) }
      subscriber.receive(subscription: gate)
    }
  }

  /// Returns a publisher of the notifications with a name.
  ///
  /// If an object is given, only notifications that this object sends are published.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
