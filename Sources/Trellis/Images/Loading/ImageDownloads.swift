import Foundation
import Synchronization
import TrellisImages
import TrellisText

/// A request for a picture.
nonisolated struct ImageRequest: Hashable, Sendable {
  let url: URL?
  let scale: CGFloat

  /// Creates a request.
  ///
  /// A scale that isn't positive and finite counts as 1: a request with NaN would never equal itself.
  init(url: URL?, scale: CGFloat) {
    (self.url, self.scale) = (url, scale > 0 && scale.isFinite ? scale : 1)
  }
}

/// The loader of pictures from URLs, with a cache.
nonisolated enum ImageDownloads {
  /// The maximum size of a response, in bytes.
  static let byteLimit = 1 << 26

  private static let loaded = Mutex(BoundedCache<ImageRequest, DecodedImage>(costLimit: 64 << 20))

  /// Returns a picture from the cache.
  ///
  /// Files aren't cached, because they may have changed.
  static func known(_ request: ImageRequest) -> DecodedImage? {
    loaded.withLock { $0.value(for: request) }
  }

  /// Loads a picture away from the main actor.
  @concurrent static func load(_ request: ImageRequest) async throws -> DecodedImage {
    guard let url = request.url else { throw URLError(.badURL) }
    if url.isFileURL {
      let data = try Data(contentsOf: url)
      return try ImageStore.image(of: data, name: url.lastPathComponent, scale: request.scale)
    }
    let data = try await WebTransfers.shared.data(from: url, limit: byteLimit)
    let image = try ImageStore.image(of: data, name: url.lastPathComponent, scale: request.scale)
    loaded.withLock { $0.insert(image, for: request, cost: image.cost) }
    return image
  }
}
