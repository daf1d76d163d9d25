public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Publishes the response to a request, and finishes.
  public struct DataTaskPublisher: Publisher {
    /// The type of the published values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the failure.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(
        subscription: DataTaskSubscription(request: request, session: session, downstream: subscriber))
    }
  }

  /// Returns a publisher of the response from a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// A subscription whose task starts with the first demand, and ends with the subscription.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(request: URLRequest, session: URLSession, downstream: Downstream) {
    (self.request, self.session, self.downstream) = (request, session, downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let end = Unchecked(end)
    let started: URLSessionDataTask? = lock.withLock {
      guard downstream != nil, task == nil else { return nil }
      task = session.dataTask(with: request) { end.value($0, $1, $2) }
      return task
    }
    started?.resume()
  }

  func cancel() {
    let task = lock.withLock {
      downstream = nil
      return self.task
    }
    task?.cancel()
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let receiver = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    guard let receiver else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
