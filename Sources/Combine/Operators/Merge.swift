extension Publishers {
  /// Publishes what any of several publishers of one type does.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What is merged.
    public let publishers: [Upstream]

    /// Of these publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Of these publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: publishers.count)
      for publisher in publishers { merge.attach(publisher) }
    }

    /// With one more.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// Publishes what any of two publishers does.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Of these publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 2)
      merge.attach(a)
      merge.attach(b)
    }
  }

  /// Publishes what any of three publishers does.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Of these publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 3)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
    }
  }

  /// Publishes what any of four publishers does.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D

    /// Of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 4)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
    }
  }

  /// Publishes what any of five publishers does.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E

    /// Of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 5)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
      merge.attach(e)
    }
  }

  /// Publishes what any of six publishers does.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
  {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E
    /// The sixth.
    public let f: F

    /// Of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 6)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
      merge.attach(e)
      merge.attach(f)
    }
  }

  /// Publishes what any of seven publishers does.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
  {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E
    /// The sixth.
    public let f: F
    /// The seventh.
    public let g: G

    /// Of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 7)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
      merge.attach(e)
      merge.attach(f)
      merge.attach(g)
    }
  }

  /// Publishes what any of eight publishers does.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
  {
    /// What it publishes.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E
    /// The sixth.
    public let f: F
    /// The seventh.
    public let g: G
    /// The eighth.
    public let h: H

    /// Of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber, count: 8)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
      merge.attach(e)
      merge.attach(f)
      merge.attach(g)
      merge.attach(h)
    }
  }

}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes what this publisher and another of its type do.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  /// Publishes what this publisher and another do.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge<Self, B>(self, b)
  }

  /// Publishes what this publisher and two others do.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3<Self, B, C>(self, b, c)
  }

  /// Publishes what this publisher and three others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4<Self, B, C, D>(self, b, c, d)
  }

  /// Publishes what this publisher and four others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5<Self, B, C, D, E>(self, b, c, d, e)
  }

  /// Publishes what this publisher and five others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6<Self, B, C, D, E, F>(self, b, c, d, e, f)
  }

  /// Publishes what this publisher and six others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7<Self, B, C, D, E, F, G>(self, b, c, d, e, f, g)
  }

  /// Publishes what this publisher and seven others do.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8<Self, B, C, D, E, F, G, H>(self, b, c, d, e, f, g, h)
  }

}
