import TrellisGraph

/// The responder of a container's hidden views, which handles their keyboard shortcuts and nothing else.
final class HiddenShortcuts: Responder {
  private let channels: @MainActor () -> [Channels?]

  /// Creates a responder; `channels` returns those of the views that are hidden now.
  init(at position: ViewPosition, _ channels: @escaping @MainActor () -> [Channels?]) {
    self.channels = channels
    super.init(at: position)
  }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .shortcut = event else { return .ignored }
    let responders = channels().flatMap { $0?.value(of: ResponderChannel.self)?.wrappedValue ?? [] }
    return responders.contains { $0.handle(event) == .handled } ? .handled : .ignored
  }
}
