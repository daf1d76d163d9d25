import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisGraph
import TrellisText
@testable import TrellisInspector

/// A window that is inspected in a test: its frames are made when the test says so, at times that the test says.
@MainActor
final class InspectedHost: InspectedScreen {
  let viewGraph: ViewGraph
  let inspector: Inspector
  private var time = Duration.zero
  /// Whether the page has done something since the last frame.
  private(set) var isWoken = false

  init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 300, height: 200), limits: PageServer.Limits = .init(),
    name: String = "test", in hub: InspectorHub? = nil
  ) throws {
    viewGraph = ViewGraph(
      root: root, size: size, measurer: ArithmeticTextMeasurer(), recordsIdentities: true)
    // Tests take turns on the main actor: between two steps of one there may be minutes.
    var limits = limits
    limits.headSeconds = 86_400
    let hub = try hub ?? InspectorHub(limits: limits)
    inspector = Inspector(viewGraph, name: name, in: hub)
    viewGraph.takesKeys = true
    inspector.screen = self
    frame()
  }

  var takesSizeFromPage: Bool { true }

  func take(_ action: InputEvent.Action, modifiers: EventModifiers) {
    viewGraph.send(InputEvent(action, time: time, modifiers: modifiers))
    wake()
  }

  func wake() { isWoken = true }

  /// Waits until the app has dealt with all that a page has sent; fails where it did nothing to the window.
  func woken(by page: PageClient) async throws {
    let isAnswered = await page.isHeard()
    guard isAnswered, isWoken else { throw NothingHappened(isAnswered: isAnswered) }
    isWoken = false
  }

  struct NothingHappened: Error { var isAnswered: Bool }

  /// Waits for what is done in threads beside: pictures, places in the source, recordings.
  func finishWorkBeside() async {
    for queue in [
      inspector.picture.encoder.queue, inspector.places.queue, RecordingDocument.queue, inspector.hub.outbox,
    ] {
      await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  /// Makes a frame.
  func frame() {
    time += .seconds(1) / 60
    inspector.frame(viewGraph.update(at: time), at: time, updating: .zero, drawing: nil)
  }

  /// A page that has opened its socket, and said hello.
  func page() async throws -> PageClient {
    let port = inspector.server.port
    let client = try PageClient(port: port) { [weak self] in await self?.finishWorkBeside() }
    _ = await client.open(token: inspector.server.admission.token, port: port)
    return client
  }

  /// The number of the attribute of a kind and a name.
  func node(_ kind: String, _ name: String) -> Int? {
    viewGraph.graph.attributes.first { $0.kind.description == kind && $0.name == name }?.snapshotID
  }

  /// The middle of a text, in points.
  func middle(ofText text: String) -> CGPoint? {
    var found: CGPoint?
    viewGraph.update().forEachItem { item, frame in
      if case .text(let content) = item.content, content.string == text {
        found = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    return found
  }
}
