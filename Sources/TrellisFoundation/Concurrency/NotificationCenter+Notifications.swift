public import Foundation
import Synchronization

extension NotificationCenter {
  /// An asynchronous sequence of notifications, from its creation on.
  public final class Notifications: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Notification
    /// The type of the failure.
    public typealias Failure = Never

    fileprivate let name: Notification.Name
    fileprivate let subscription: Subscription

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.name = name
      subscription = Subscription(center, name, object)
    }

    /// Returns an iterator of the notifications that no other iterator of this sequence has returned.
    public func makeAsyncIterator() -> Iterator { Iterator(subscription) }

    /// An iterator of notifications.
    public struct Iterator: AsyncIteratorProtocol {
      /// Keeps the observer, which is removed with the last iterator and its sequence.
      private let subscription: Subscription
      private var stream: AsyncStream<Sent>.Iterator

      fileprivate init(_ subscription: Subscription) {
        self.subscription = subscription
        stream = subscription.stream.makeAsyncIterator()
      }

      /// Returns the next notification; nil if the task is cancelled.
      public mutating func next() async -> Notification? { await stream.next()?.notification }

      /// Returns the next notification; nil if the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.notification
      }
    }
  }

  /// Returns the notifications with a name as an asynchronous sequence.
  ///
  /// If an object is given, only notifications that this object sends are elements. The sequence doesn't retain the object.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(self, name, object)
  }
}

/// A notification on its way from the thread that posts it to the task that awaits it, as on a Mac without checks.
private struct Sent: @unchecked Sendable {
  let notification: Notification
}

private final class Subscription: @unchecked Sendable {
  let stream: AsyncStream<Sent>
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let (stream, continuation) = AsyncStream.makeStream(of: Sent.self)
    (self.stream, self.center) = (stream, center)
    token = center.addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Sent(notification: $0))
    }
  }

  deinit { center.removeObserver(token) }
}
