import CSDL2
import Foundation
import Trellis

/// Shows a content in a window until it is closed; tasks on the main actor run as well.
///
/// The content's size is the window's at first. The closure is told of every frame that drew something or followed an event.
/// Throws where no window can be opened.
@MainActor
package func runWindow(
  _ content: any WindowContent, log: ((FrameReport) -> Void)? = nil
) throws(WindowError) {
  let window = try Window(title: content.title, size: content.size)
  defer { window.close() }
  var reader = EventReader()
  while true {
    let input = reader.drain()
    if input.isClosed { return }
    if input.needsRedraw { window.invalidate() }
    if input.needsRedraw { content.size = window.size }
    for event in input.events { content.send(event) }
    drainMainQueue()
    if content.needsUpdate || input.needsRedraw || !input.events.isEmpty || reader.isFirst {
      var report = try window.present(content.update(), title: content.title)
      report.events = input.events
      reader.isFirst = false
      if !report.damage.isEmpty || !report.events.isEmpty { log?(report) }
    }
    if !reader.hasMore && !content.needsUpdate { wait(for: window.connection) }
  }
}

/// Sleeps until there is something to do: an event, or work on the main actor.
@MainActor
private func wait(for connection: Int32?) {
  guard let connection else {
    // Without a connection to wait on, look again soon.
    SDL_WaitEventTimeout(nil, 8)
    return
  }
  var descriptors = [
    pollfd(fd: connection, events: Int16(POLLIN), revents: 0),
    pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0),
  ]
  poll(&descriptors, nfds_t(descriptors.count), 500)
}

/// Runs what waits on the main queue, and so on the main actor.
@MainActor
private func drainMainQueue() {
  mainQueueCallback(nil)
}

/// The descriptor that is readable while work waits on the main queue; as the run loop of Foundation uses it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
