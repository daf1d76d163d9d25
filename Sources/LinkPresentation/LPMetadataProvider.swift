public import Foundation
import FoundationNetworking
import Trellis
import UniformTypeIdentifiers

/// A request for the title and the images of a page.
///
/// The page is loaded as a browser without scripts would. The title is that of its Open Graph properties, or its own. The images
/// are loaded when an item provider is asked for them.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether the values include images; true by default.
  open var shouldFetchSubresources = true
  /// The time in seconds after which the request fails; 30 by default.
  open var timeout: TimeInterval = 30

  private let lock = NSLock()
  /// Whether a request has begun, and its task; guarded by the lock.
  private var hasStarted = false
  private var isCancelled = false
  private var task: URLSessionDataTask?

  /// Creates a request.
  public override init() { super.init() }

  /// Loads a page, and passes its values to a closure, or an ``LPError``.
  ///
  /// A second request of the same object fails.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    start(URLRequest(url: url)) { result in
      switch result {
      case .success(let metadata): completionHandler(metadata, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads a page, and returns its values.
  ///
  /// Throws an ``LPError``.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        start(URLRequest(url: url)) { continuation.resume(with: $0) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Cancels the request, which fails with ``LPError/Code/metadataFetchCancelled``.
  open func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }

  private func start(
    _ request: URLRequest, _ completion: @escaping @Sendable (Result<LPLinkMetadata, LPError>) -> Void
  ) {
    let isFirst = lock.withLock {
      defer { hasStarted = true }
      return !hasStarted
    }
    guard isFirst else { return completion(.failure(LPError(.metadataFetchNotAllowed))) }
    var request = request
    request.timeoutInterval = timeout
    let hasImages = shouldFetchSubresources
    let original = request.url
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      if let error {
        return completion(.failure(LPError(error)))
      }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      guard let data, let url = response?.url ?? original, (200..<300).contains(status) else {
        return completion(.failure(LPError(.metadataFetchFailed)))
      }
      completion(
        .success(LPMetadataProvider.metadata(of: data, at: url, from: original, hasImages: hasImages)))
    }
    let begins = lock.withLock {
      self.task = task
      return !isCancelled
    }
    if begins {
      task.resume()
    } else {
      completion(.failure(LPError(.metadataFetchCancelled)))
    }
  }

  /// Returns the values of a page's source.
  package static func metadata(of data: Data, at url: URL, from original: URL?, hasImages: Bool)
    -> LPLinkMetadata
  {
    let page = PageHead(source: String(decoding: data, as: UTF8.self))
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.originalURL) = (url, original)
    metadata.title = page.title
    metadata.remoteVideoURL = page.video.flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
    if hasImages {
      metadata.imageProvider = provider(of: page.image, at: url)
      metadata.iconProvider = provider(of: page.icon, at: url)
    }
    return metadata
  }

  /// Returns a provider that loads an image when it is asked; nil without an image.
  private static func provider(of image: String?, at url: URL) -> NSItemProvider? {
    guard let image, let location = URL(string: image, relativeTo: url)?.absoluteURL else { return nil }
    let kind = UTType(filenameExtension: location.pathExtension) ?? .image
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: (kind.conforms(to: .image) ? kind : .image).identifier, visibility: .all
    ) { completion in
      URLSession.shared.dataTask(with: location) { data, _, error in completion(data, error) }.resume()
      return nil
    }
    return provider
  }
}
