public import Combine
public import Foundation
public import TrellisFoundation

extension _KeyValueObservable {
  /// Returns a publisher of a property's values.
  ///
  /// Values that come while the subscriber wants none are dropped.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of a property.
  ///
  /// Source: documented, developer.apple.com/documentation/combine/performing-key-value-observing-with-combine.
  public struct KeyValueObservingPublisher<Subject: _KeyValueObservable, Value>: Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher doesn't fail.
    public typealias Failure = Never
    /// The object with the property.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The times at which values are published.
    public let options: NSKeyValueObservingOptions

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription<S>(subscriber)
      subscriber.receive(subscription: subscription)
      let keyPath = keyPath
      subscription.observation = object.observe(keyPath, options: options) { object, _ in
        subscription.send(object[keyPath: keyPath])
      }
    }
  }
}

/// The demand of a subscriber to a property.
private final class KeyValueSubscription<S: Subscriber>: Subscription {
  var observation: NSKeyValueObservation?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none

  init(_ subscriber: S) { self.subscriber = subscriber }

  func request(_ new: Subscribers.Demand) { demand += new }

  func cancel() {
    observation = nil
    subscriber = nil
  }

  func send(_ value: S.Input) {
    guard let subscriber, demand > 0 else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }
}
