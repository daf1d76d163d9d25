public import Foundation

extension NotificationCenter {
  /// Publishes what a center posts.
  public struct Publisher: Combine.Publisher, Equatable {
    /// What it publishes.
    public typealias Output = Notification
    /// How it fails.
    public typealias Failure = Never

    /// Who posts them on.
    public let center: NotificationCenter
    /// The name that they are posted under.
    public let name: Notification.Name
    /// Who posts; nil for whoever does.
    public let object: AnyObject?

    /// Publishes what a center posts under a name, if an object is given, for that alone.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Whether they publish the same.
    public static func == (one: Self, other: Self) -> Bool {
      one.center === other.center && one.name == other.name && one.object === other.object
    }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let gate = DemandGate(subscriber)
      let (send, center) = (Unchecked(gate.send), center)
      let token = center.addObserver(forName: name, object: object, queue: nil) { send.value($0) }
      gate.onCancel { center.removeObserver(token) }
      subscriber.receive(subscription: gate)
    }
  }

  /// Publishes what the center posts under a name, if an object is given, for that alone.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
