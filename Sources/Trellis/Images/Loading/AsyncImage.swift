public import Foundation
import TrellisImages

/// The state of a picture that is being loaded.
public enum AsyncImagePhase {
  /// The picture isn't loaded yet.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// Loading failed, or the data isn't a picture.
  case failure(any Error)

  /// The picture, or nil if it isn't loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, or nil unless loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that is loaded from a URL: `http:`, `https:` or `file:`.
///
/// Loading starts when the view appears, and again when the URL or the scale changes. A load is cancelled when the view
/// disappears or gets another URL. A server that sends nothing times out after a minute; unlike with `URLSession` on Linux,
/// waiting uses no processor time. Pictures are decoded away from the main actor. The latest pictures, up to 64 MiB, are cached
/// and shown at once. A nil URL stays empty.
///
/// Source: documented, developer.apple.com/documentation/swiftui/asyncimage; the cache, and failing on a status outside 200–299:
/// ours.
public nonisolated struct AsyncImage<Content: View>: View {
  private let request: ImageRequest
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  private init(
    _ request: ImageRequest, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.request, self.transaction, self.content) = (request, transaction, content)
  }

  /// Creates a view with the content that a closure returns for each phase.
  ///
  /// Changes of the phase carry the transaction.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(ImageRequest(url: url, scale: scale), transaction, content)
  }

  /// The closure's views, stacked in depth if there are several.
  @MainActor public var body: some View {
    let loading = ImageLoading(request: request, transaction: transaction, phase: $phase)
    return ZStack { content(phase) }
      .task(id: request, name: "AsyncImage(\(request.url?.absoluteString ?? "nil"))") { @MainActor in
        await loading.load()
      }
  }
}

/// The loader of an ``AsyncImage``'s picture, which sets the phase.
@MainActor
private struct ImageLoading {
  let request: ImageRequest
  let transaction: Transaction
  @Binding var phase: AsyncImagePhase

  func load() async {
    // A cached picture is shown at once, without the empty phase.
    if let known = ImageDownloads.known(request) {
      show(.success(Image(.decoded(known))))
      return
    }
    if case .empty = phase {} else { show(.empty) }
    guard request.url != nil else { return }
    do {
      let image = try await ImageDownloads.load(request)
      if !Task.isCancelled { show(.success(Image(.decoded(image)))) }
    } catch {
      if !Task.isCancelled { show(.failure(error)) }
    }
  }

  private func show(_ phase: AsyncImagePhase) {
    withTransaction(transaction) { self.phase = phase }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a view of the picture in its own size.
  ///
  /// A grey placeholder that fills the proposed space is shown until the picture is loaded, and if loading fails.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(.awaited) }
  }
}

extension AsyncImage {
  /// Creates a view with a closure's content for the loaded picture.
  ///
  /// The placeholder is shown until the picture is loaded, and if loading fails.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
