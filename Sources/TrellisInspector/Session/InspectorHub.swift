import Foundation
import TrellisGraph

/// The windows of a process behind one server; each page shows one of them, and can switch to another.
@MainActor
package final class InspectorHub {
  private(set) var server: PageServer!
  /// The queue that encodes the messages to pages, in order, off the app's own thread.
  let outbox = DispatchQueue(label: "trellis inspector messages")
  /// The inspectors of the windows, by numbers that are never reused.
  private var windows: [(number: Int, inspector: Weak)] = []
  private var lastNumber = 0
  /// The window that each page shows.
  private var seen: [Int: Weak] = [:]
  /// The pages that wait for a window.
  private var waiting: Set<Int> = []

  private struct Weak { weak var inspector: Inspector? }

  /// Whether the page is only the window's picture: it gets no frames and outcomes, and nothing is recorded.
  let showsPictureOnly: Bool

  /// Creates a hub, and starts to serve pages: the inspector's, or only the window's picture for a frame of another local page.
  ///
  /// Throws if no port is available.
  package init(limits: PageServer.Limits = PageServer.Limits(), showsPictureOnly: Bool = false) throws {
    self.showsPictureOnly = showsPictureOnly
    server = try PageServer(
      limits: limits, framing: showsPictureOnly ? .framed : .none,
      page: { showsPictureOnly ? Page.preview() : Page.document() }
    ) { [weak self] event in
      // Input is parsed in the server's thread, and handled between frames.
      let update = PageUpdate(event)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(update) } }
    }
  }

  isolated deinit { server?.stop() }

  /// The address of the page.
  package var address: String { server.address }

  /// The inspectors of all windows.
  var openInspectors: [Inspector] { windows.compactMap(\.inspector.inspector) }

  /// The number of windows.
  package var windowCount: Int { windows.count }

  // MARK: - Windows

  /// Adds a window, which pages can then show.
  func add(_ inspector: Inspector) {
    lastNumber += 1
    windows.append((lastNumber, Weak(inspector: inspector)))
    for page in waiting { turn(page, to: inspector) }
    waiting = []
    tellWindows()
  }

  /// Removes a window; its pages switch to another one, or are closed if there is none.
  func remove(_ inspector: Inspector) {
    windows.removeAll { $0.inspector.inspector == nil || $0.inspector.inspector === inspector }
    for (page, window) in seen where window.inspector == nil || window.inspector === inspector {
      if let next = windows.first?.inspector.inspector {
        turn(page, to: next)
      } else {
        inspector.leave(page)
        seen[page] = nil
        server.close(client: page, .init(1001, "the window is closed"))
      }
    }
    tellWindows()
  }

  private func turn(_ page: Int, to inspector: Inspector) {
    let last = seen[page]?.inspector?.leave(page)
    seen[page] = Weak(inspector: inspector)
    inspector.open(page, after: last ?? Inspector.Counts())
  }

  private func tellWindows() {
    for page in seen.keys.sorted() { tellWindows(to: page) }
  }

  private func tellWindows(to page: Int) {
    let shown = seen[page]?.inspector
    let all = windows.compactMap { window in
      window.inspector.inspector.map { inspector in
        JSONText.object([
          ("id", .int(window.number)), ("name", .string(inspector.title)),
          ("shown", .bool(inspector === shown)),
        ])
      }
    }
    send(.object([("t", .string("windows")), ("windows", .array(all))]), to: page)
  }

  /// Sends a page a message.
  func send(_ message: JSONText, to page: Int) { send(to: page) { message } }

  /// Sends a page a message that is also built on the outbox.
  func send(to page: Int, _ message: @escaping @Sendable () -> JSONText) {
    outbox.async { [server] in server!.send(message().text, to: page) }
  }

  /// Sends a page a picture, once its PNGs are encoded.
  func send(_ frame: PictureStream.Frame, to page: Int) {
    outbox.async { [server] in server!.send(frame.bytes, to: page) }
  }

  // MARK: - Pages

  private func take(_ update: PageUpdate) {
    switch update {
    case .opened(let page):
      guard let first = windows.first?.inspector.inspector else {
        waiting.insert(page)
        return
      }
      turn(page, to: first)
      tellWindows(to: page)
    case .closed(let page):
      seen[page]?.inspector?.leave(page)
      seen[page] = nil
      waiting.remove(page)
    case .asked(let client, let count): respond(to: client, after: count)
    case .message(let page, let read):
      defer { server.finished(client: page) }
      guard let inspector = seen[page]?.inspector else { return }
      do throws(WebSocketFrame.Ending) {
        let message = try read.get()
        guard case .window(let number) = message else { return try inspector.take(message, from: page) }
        // The window was closed meanwhile: the page receives the new list of windows at the same time.
        guard let window = windows.first(where: { $0.number == number })?.inspector.inspector else { return }
        turn(page, to: window)
        tellWindows(to: page)
      } catch {
        server.close(client: page, error)
      }
    }
  }
}

/// An event of a page, as passed to the app's own thread.
private enum PageUpdate: Sendable {
  case opened(page: Int)
  /// The page has sent a message, or something that can't be read.
  case message(page: Int, Result<PageMessage, WebSocketFrame.Ending>)
  case closed(page: Int)
  /// A client has asked for the causes of updates.
  case asked(client: Int, after: Int?)

  init(_ event: PageServer.Event) {
    switch event {
    case .opened(let page): self = .opened(page: page)
    case .message(let page, let text):
      self = .message(page: page, Result { () throws(WebSocketFrame.Ending) in try PageMessage(text) })
    case .closed(let page, _): self = .closed(page: page)
    case .asked(let client, let count): self = .asked(client: client, after: count)
    }
  }
}
