public import Foundation
import TrellisImages

/// What has become of a picture that is loaded.
///
/// Source: documented, developer.apple.com/documentation/swiftui/asyncimagephase.
public enum AsyncImagePhase {
  /// It isn't there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It couldn't be loaded, or is no picture.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it isn't there, where that is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that is loaded from an address: `http:`, `https:` or `file:`.
///
/// It is loaded when the view appears, and again when the address or the scale changes; what is being loaded for a view
/// that disappears or has another address is given up. A server that sends nothing is waited for a minute; it costs no
/// time of the processor, as it does in `URLSession` on Linux. Pictures are decoded away from the main actor; those that were loaded last, up to 64 MiB,
/// are there at once. An address of nil stays empty.
///
/// Source: documented, developer.apple.com/documentation/swiftui/asyncimage; what is kept, and that an answer that isn't of
/// the 200s is a failure: ours.
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

  /// Creates a view of what a closure makes of each phase.
  ///
  /// Changes of the phase carry the transaction.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(ImageRequest(url: url, scale: scale), transaction, content)
  }

  /// The closure's views, one above the other where there are several.
  @MainActor public var body: some View {
    let loading = ImageLoading(request: request, transaction: transaction, phase: $phase)
    return ZStack { content(phase) }
      .task(id: request, name: "AsyncImage(\(request.url?.absoluteString ?? "nil"))") { @MainActor in
        await loading.load()
      }
  }
}

/// What an ``AsyncImage`` does while it is there.
@MainActor
private struct ImageLoading {
  let request: ImageRequest
  let transaction: Transaction
  @Binding var phase: AsyncImagePhase

  func load() async {
    // What is known is there before anything is shown.
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
  /// Creates a view of the picture in its own size; until it is there, and where it can't be loaded, a grey that takes all
  /// the room there is.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(.awaited) }
  }
}

extension AsyncImage {
  /// Creates a view of what a closure makes of the picture; until it is there, and where it can't be loaded, of the
  /// placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
