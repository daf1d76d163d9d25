// The names of Combine that source sees without importing it, since SwiftUI and Foundation give them. `Subscription` and `Record` aren't
// among them: public packages declare types of these names, and files that import such a package with SwiftUI would have two of each.
// Source that uses Combine's imports Combine.

@_exported public import class Combine.AnyCancellable
@_exported public import struct Combine.AnyPublisher
@_exported public import struct Combine.AnySubscriber
@_exported public import struct Combine.AsyncPublisher
@_exported public import struct Combine.AsyncThrowingPublisher
@_exported public import protocol Combine.Cancellable
@_exported public import struct Combine.CombineIdentifier
@_exported public import protocol Combine.ConnectablePublisher
@_exported public import class Combine.CurrentValueSubject
@_exported public import protocol Combine.CustomCombineIdentifierConvertible
@_exported public import struct Combine.Deferred
@_exported public import struct Combine.Empty
@_exported public import struct Combine.Fail
@_exported public import class Combine.Future
@_exported public import struct Combine.ImmediateScheduler
@_exported public import struct Combine.Just
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import class Combine.PassthroughSubject
@_exported public import struct Combine.Published
@_exported public import protocol Combine.Publisher
@_exported public import enum Combine.Publishers
@_exported public import protocol Combine.Scheduler
@_exported public import protocol Combine.SchedulerTimeIntervalConvertible
@_exported public import protocol Combine.Subject
@_exported public import protocol Combine.Subscriber
@_exported public import enum Combine.Subscribers
@_exported public import enum Combine.Subscriptions
@_exported public import protocol Combine.TopLevelDecoder
@_exported public import protocol Combine.TopLevelEncoder
