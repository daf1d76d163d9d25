import CWPE
import Foundation
import Synchronization
import TrellisCoreGraphics
import TrellisDisplayList

/// A page of WPE WebKit.
///
/// A page stays open until the last reference is released.
final class WPEEngine: WebEngine, @unchecked Sendable {
  private let handle: OpaquePointer
  private let inbox: Inbox

  static func open() -> Result<any WebEngine, WebEngines.Missing> {
    var reason: UnsafePointer<CChar>?
    guard web_is_available(&reason) != 0 else {
      return .failure(WebEngines.Missing(reason.map { String(cString: $0) } ?? "WPE WebKit isn't available"))
    }
    let inbox = Inbox()
    let context = Unmanaged.passRetained(inbox)
    let handle = web_open(
      640, 480, { Unmanaged<Inbox>.fromOpaque($0!).takeUnretainedValue().notify() }, context.toOpaque())
    guard let handle else {
      context.release()
      return .failure(WebEngines.Missing("WPE WebKit can't open a page"))
    }
    return .success(WPEEngine(handle, inbox))
  }

  private init(_ handle: OpaquePointer, _ inbox: Inbox) {
    (self.handle, self.inbox) = (handle, inbox)
    inbox.engine = self
  }

  deinit { web_release(handle) { Unmanaged<Inbox>.fromOpaque($0!).release() } }

  func setReceiver(_ receiver: (@Sendable (WebEngineEvent) -> Void)?) { inbox.receiver = receiver }
  func load(_ url: URL) { web_load(handle, url.absoluteString) }
  func load(html: String, base: URL?) { web_load_html(handle, html, base?.absoluteString) }
  func reload(fromOrigin: Bool) { web_reload(handle, fromOrigin ? 1 : 0) }
  func stop() { web_stop(handle) }
  func go(forward: Bool) { web_go(handle, forward ? 1 : 0) }
  func run(_ script: String, number: Int64) { web_run(handle, script, number) }

  func resize(_ size: CGSize, scale: CGFloat) {
    func length(_ length: CGFloat) -> Int32 { Int32(max(1, min(16_384, length.rounded()))) }
    web_resize(handle, length(size.width), length(size.height), Double(scale))
  }

  func send(_ input: WebInput) {
    let time = UInt32(truncatingIfNeeded: Int64(ProcessInfo.processInfo.systemUptime * 1000))
    switch input {
    case .move(let place, let isDown):
      web_pointer(handle, whole(place.x), whole(place.y), 0, 0, isDown ? 1 : 0, time)
    case .button(let place, let isDown):
      web_pointer(handle, whole(place.x), whole(place.y), 1, isDown ? 1 : 0, isDown ? 1 : 0, time)
    case .wheel(let place, let distance):
      web_wheel(handle, whole(place.x), whole(place.y), distance.width, distance.height, time)
    case .key(let symbol, let isDown, let modifiers): web_key(handle, symbol, isDown ? 1 : 0, modifiers, time)
    case .focus(let isFocused): web_focus(handle, isFocused ? 1 : 0)
    }
  }

  private func whole(_ length: CGFloat) -> Int32 { Int32(max(-1e6, min(1e6, length.rounded(.down)))) }

  var state: WebEngineState {
    let read = web_get_state(handle)
    defer {
      free(read.uri)
      free(read.title)
    }
    var state = WebEngineState()
    state.url = read.uri.flatMap { URL(string: String(cString: $0)) }
    state.title = read.title.map { String(cString: $0) } ?? ""
    state.progress = read.progress
    (state.isLoading, state.canGoBack, state.canGoForward) = (
      read.is_loading != 0, read.can_go_back != 0, read.can_go_forward != 0
    )
    return state
  }

  func takePicture() -> CGImage? {
    var picture = web_picture()
    guard web_take_picture(handle, &picture) != 0, let pixels = picture.pixels else { return nil }
    let (width, height) = (Int(picture.width), Int(picture.height))
    return CGImage(
      ImageSource(
        name: "page", width: width, height: height,
        pixels: Data(bytesNoCopy: pixels, count: width * height * 4, deallocator: .free)))
  }

  fileprivate func takeEvents() -> [WebEngineEvent] {
    var events: [WebEngineEvent] = []
    var event = web_event()
    while web_take_event(handle, &event) != 0 {
      let text = event.text.map { String(cString: $0) }
      free(event.text)
      switch Int(event.kind) {
      case Int(WEB_STARTED): events.append(.started)
      case Int(WEB_REDIRECTED): events.append(.redirected)
      case Int(WEB_COMMITTED): events.append(.committed)
      case Int(WEB_FINISHED): events.append(.finished)
      case Int(WEB_FAILED): events.append(.failed(text ?? ""))
      case Int(WEB_CRASHED): events.append(.crashed)
      case Int(WEB_RESULT): events.append(.result(event.number, text))
      default: events.append(.threw(event.number, text ?? ""))
      }
    }
    return events + [.changed]
  }

  /// The way of changes from WebKit's thread to the main queue: one delivery at a time.
  private final class Inbox: @unchecked Sendable {
    private struct State {
      weak var engine: WPEEngine?
      var receiver: (@Sendable (WebEngineEvent) -> Void)?
    }

    private let state = Mutex(State())
    private let isWaiting = Atomic(false)

    var engine: WPEEngine? {
      get { state.withLock { $0.engine } }
      set { state.withLock { $0.engine = newValue } }
    }

    var receiver: (@Sendable (WebEngineEvent) -> Void)? {
      get { state.withLock { $0.receiver } }
      set { state.withLock { $0.receiver = newValue } }
    }

    func notify() {
      guard !isWaiting.exchange(true, ordering: .acquiringAndReleasing) else { return }
      DispatchQueue.main.async { [self] in
        isWaiting.store(false, ordering: .releasing)
        guard let events = engine?.takeEvents() else { return }
        for event in events { receiver?(event) }
      }
    }
  }
}
