import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisGraph
import TrellisText
@testable import TrellisInspector

/// An inspected window whose frames a test makes, each a sixtieth of a second after the last.
@MainActor
final class InspectedHost: InspectedScreen {
  let viewGraph: ViewGraph
  let inspector: Inspector
  private var time = Duration.zero
  /// Whether a page has acted since the last frame.
  private(set) var isWoken = false

  init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 300, height: 200), limits: PageServer.Limits = .init(),
    name: String = "test", in hub: InspectorHub? = nil
  ) throws {
    viewGraph = ViewGraph(
      root: root, size: size, measurer: ArithmeticTextMeasurer(), recordsIdentities: true)
    // Tests take turns on the main actor, so there may be minutes between two steps of one test.
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

  /// Waits until the app has handled all messages of a page.
  ///
  /// Throws if the messages had no effect on the window.
  func woken(by page: PageClient) async throws {
    let isAnswered = await page.isHeard()
    guard isAnswered, isWoken else { throw NothingHappened(isAnswered: isAnswered) }
    isWoken = false
  }

  struct NothingHappened: Error { var isAnswered: Bool }

  /// Waits for work on other threads: pictures, locations in the source, recordings.
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

  /// Returns a page that has opened its socket.
  func page() async throws -> PageClient {
    let port = inspector.server.port
    let client = try PageClient(port: port) { [weak self] in await self?.finishWorkBeside() }
    _ = await client.open(token: inspector.server.admission.token, port: port)
    return client
  }

  /// Returns the number of the attribute with a kind and a name, or nil if there is none.
  func node(_ kind: String, _ name: String) -> Int? {
    viewGraph.graph.attributes.first { $0.kind.description == kind && $0.name == name }?.snapshotID
  }

  /// Returns the center of a text, in points, or nil if there is none.
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
