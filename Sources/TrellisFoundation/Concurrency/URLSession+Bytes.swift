public import Foundation
public import FoundationNetworking
import Synchronization

extension URLSession {
  /// The bytes of a response as an asynchronous sequence.
  ///
  /// They can be iterated once.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8
    let source: any ByteSource
    /// The task that loads the bytes.
    public let task: URLSessionDataTask

    /// Returns an iterator of the bytes that weren't read yet.
    public func makeAsyncIterator() -> Iterator { Iterator(bytes: ByteIterator(source)) }

    /// An iterator of bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var bytes: ByteIterator

      /// Returns the next byte; nil at the end.
      ///
      /// Throws the error of loading, or if the task is cancelled.
      public mutating func next() async throws -> UInt8? { try await bytes.next() }
    }
  }

  /// Starts loading a URL, and returns its bytes as they arrive, with the head of the response.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    AsyncBytes, URLResponse
  ) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Starts a request, and returns the bytes of the response as they arrive, with its head.
  ///
  /// The task belongs to a session of its own with the configuration of this one (ours). The delegate isn't called (ours).
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    if let url = request.url, url.isFileURL { return try fileBytes(url) }
    let loading = Loading()
    let session = URLSession(configuration: configuration, delegate: loading, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        loading.response.withLock { $0 = continuation }
        task.resume()
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(source: LoadedBytes(loading.chunks, task), task: task), response)
  }
}

extension URLSession {
  /// Returns the bytes of a file, which Linux's session doesn't load.
  ///
  /// The task isn't started.
  private func fileBytes(_ url: URL) throws -> (AsyncBytes, URLResponse) {
    let file: FileHandle
    do {
      file = try FileHandle(forReadingFrom: url)
    } catch {
      throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: size ?? -1, textEncodingName: nil)
    return (AsyncBytes(source: FileBytes(file), task: dataTask(with: url)), response)
  }
}

/// A delegate that passes the parts of a response on.
private final class Loading: NSObject, URLSessionDataDelegate, Sendable {
  let response = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)
  let chunks: AsyncThrowingStream<Data, any Error>
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  override init() {
    (chunks, continuation) = AsyncThrowingStream.makeStream()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    takeResponse()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if !data.isEmpty { continuation.yield(data) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let waiting = takeResponse() {
      if let response = task.response, error == nil {
        waiting.resume(returning: response)
      } else {
        waiting.resume(throwing: error ?? URLError(.badServerResponse))
      }
    }
    continuation.finish(throwing: error)
  }

  private func takeResponse() -> CheckedContinuation<URLResponse, any Error>? {
    response.withLock { response in
      defer { response = nil }
      return response
    }
  }
}

/// The bytes of a response, whose loading is cancelled with this object.
private final class LoadedBytes: ByteSource, @unchecked Sendable {
  /// The iterator of chunks.
  ///
  /// Only one iterator of bytes uses this object.
  private var chunks: AsyncThrowingStream<Data, any Error>.Iterator
  private let task: URLSessionDataTask

  init(_ chunks: AsyncThrowingStream<Data, any Error>, _ task: URLSessionDataTask) {
    (self.chunks, self.task) = (chunks.makeAsyncIterator(), task)
  }

  deinit { task.cancel() }

  func nextChunk() async throws -> Data? {
    var iterator = chunks
    defer { chunks = iterator }
    return try await iterator.next()
  }
}
