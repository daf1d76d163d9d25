import Foundation
import FoundationNetworking
import Synchronization
import TrellisImages
import TrellisText

/// A picture that is asked for.
nonisolated struct ImageRequest: Hashable, Sendable {
  let url: URL?
  let scale: CGFloat

  /// A scale that isn't positive and finite counts as 1: one of NaN would never be the same request.
  init(url: URL?, scale: CGFloat) {
    (self.url, self.scale) = (url, scale > 0 && scale.isFinite ? scale : 1)
  }
}

/// The pictures that were loaded from addresses.
nonisolated enum ImageDownloads {
  /// The most bytes of an answer that are taken.
  static let byteLimit = 1 << 26

  private static let loaded = Mutex(BoundedCache<ImageRequest, DecodedImage>(costLimit: 64 << 20))

  /// A picture that was loaded before; a file isn't remembered, for it may have changed.
  static func known(_ request: ImageRequest) -> DecodedImage? {
    loaded.withLock { $0.value(for: request) }
  }

  /// Loads a picture, away from the main actor.
  @concurrent static func load(_ request: ImageRequest) async throws -> DecodedImage {
    guard let url = request.url else { throw URLError(.badURL) }
    if url.isFileURL {
      let data = try Data(contentsOf: url)
      return try ImageStore.image(of: data, name: url.lastPathComponent, scale: request.scale)
    }
    let data = try await ImageTransfer.data(from: url)
    let image = try ImageStore.image(of: data, name: url.lastPathComponent, scale: request.scale)
    loaded.withLock { $0.insert(image, for: request, cost: image.cost) }
    return image
  }
}

/// One answer's bytes as they come in, up to the limit.
private nonisolated final class ImageTransfer: NSObject, URLSessionDataDelegate, Sendable {
  private struct Progress {
    var data = Data()
    var continuation: CheckedContinuation<Data, any Error>?
  }

  private let progress = Mutex(Progress())

  /// The bytes of an address; ends early where the task around is cancelled.
  static func data(from url: URL) async throws -> Data {
    let transfer = ImageTransfer()
    let session = URLSession(configuration: .ephemeral, delegate: transfer, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfer.progress.withLock { $0.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    if !(200..<300).contains(status) {
      end(with: URLError(.badServerResponse))
    } else if response.expectedContentLength > Int64(ImageDownloads.byteLimit) {
      end(with: URLError(.dataLengthExceedsMaximum))
    } else {
      completionHandler(.allow)
      return
    }
    completionHandler(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = progress.withLock { progress in
      progress.data.append(data)
      return progress.data.count > ImageDownloads.byteLimit
    }
    if isTooLong {
      end(with: URLError(.dataLengthExceedsMaximum))
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    end(with: error)
  }

  /// Hands over what there is, once.
  private func end(with error: (any Error)?) {
    let (continuation, data) = progress.withLock { progress in
      defer { progress.continuation = nil }
      return (progress.continuation, progress.data)
    }
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume(returning: data) }
  }
}
