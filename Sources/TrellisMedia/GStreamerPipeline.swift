import CGStreamer
import Foundation
import Synchronization
import TrellisCoreGraphics
import TrellisDisplayList

/// A pipeline of GStreamer.
final class GStreamerPipeline: MediaPipeline, @unchecked Sendable {
  private let handle: OpaquePointer
  private let inbox: Inbox

  /// Opens an address, paused.
  init(_ address: URL, _ content: PipelineContent, isSilent: Bool = false) throws(PipelineError) {
    var reason: UnsafePointer<CChar>?
    guard media_is_available(&reason) != 0 else {
      throw PipelineError(reason.map { String(cString: $0) } ?? "GStreamer isn't available")
    }
    let inbox = Inbox()
    let handle = media_open(
      address.absoluteString, content == .soundAndPictures ? 1 : 0, isSilent ? 1 : 0,
      { context in Unmanaged<Inbox>.fromOpaque(context!).takeUnretainedValue().notify() },
      Unmanaged.passUnretained(inbox).toOpaque())
    guard let handle else { throw PipelineError("GStreamer can't make a playbin") }
    (self.handle, self.inbox) = (handle, inbox)
    inbox.pipeline = self
  }

  deinit {
    inbox.receiver = nil
    media_release(handle)
  }

  func setReceiver(_ receiver: (@Sendable (PipelineEvent) -> Void)?) { inbox.receiver = receiver }
  func setPlaying(_ isPlaying: Bool) { media_set_playing(handle, isPlaying ? 1 : 0) }
  func setVolume(_ volume: Double, isMuted: Bool) { media_set_volume(handle, volume, isMuted ? 1 : 0) }

  func seek(to position: Double, rate: Double, isAccurate: Bool) -> Bool {
    guard position.isFinite, position < 9e9 else { return false }
    return media_seek(handle, Int64(max(0, position) * 1e9), rate, isAccurate ? 1 : 0) != 0
  }

  var position: Double? { seconds(media_position(handle)) }
  var duration: Double? { seconds(media_duration(handle)) }
  var hasVideo: Bool { media_stream_count(handle, 1) > 0 }
  var hasAudio: Bool { media_stream_count(handle, 0) > 0 }

  private func seconds(_ nanoseconds: Int64) -> Double? { nanoseconds < 0 ? nil : Double(nanoseconds) / 1e9 }

  func takeFrame() -> CGImage? {
    var frame = media_frame()
    guard media_take_frame(handle, &frame) != 0, let pixels = frame.pixels else { return nil }
    defer { media_release_frame(&frame) }
    let (width, height) = (Int(frame.width), Int(frame.height))
    return CGImage(
      ImageSource(
        name: "frame", width: width, height: height, pixels: Data(bytes: pixels, count: width * height * 4)))
  }

  func wait(atMost seconds: Double) -> Bool { media_wait(handle, Int64(seconds * 1e9)) != 0 }

  /// Returns the events since the last call.
  fileprivate func takeEvents() -> [PipelineEvent] {
    var message: UnsafeMutablePointer<CChar>?
    let bits = media_take_events(handle, &message)
    let reason = message.map { String(cString: $0) }
    free(message)
    var events: [PipelineEvent] = []
    func add(_ bit: Int, _ event: PipelineEvent) { if Int(bits) & bit != 0 { events.append(event) } }
    add(Int(MEDIA_FAILED), .failed(reason: Self.phrase(reason ?? "")))
    add(Int(MEDIA_SETTLED), .settled)
    add(Int(MEDIA_FRAME), .frame)
    add(Int(MEDIA_BUFFERING), .buffering)
    add(Int(MEDIA_ENDED), .ended)
    return events
  }

  /// Returns a message of GStreamer without its full stop.
  private static func phrase(_ message: String) -> String {
    message.hasSuffix(".") ? String(message.dropLast()) : message
  }
}

/// The way of events from GStreamer's threads to the main queue: one delivery at a time.
private final class Inbox: @unchecked Sendable {
  private let state = Mutex(State())
  private let isWaiting = Atomic(false)

  private struct State {
    weak var pipeline: GStreamerPipeline?
    var receiver: (@Sendable (PipelineEvent) -> Void)?
  }

  var pipeline: GStreamerPipeline? {
    get { state.withLock { $0.pipeline } }
    set { state.withLock { $0.pipeline = newValue } }
  }

  var receiver: (@Sendable (PipelineEvent) -> Void)? {
    get { state.withLock { $0.receiver } }
    set { state.withLock { $0.receiver = newValue } }
  }

  func notify() {
    guard !isWaiting.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async { [self] in
      isWaiting.store(false, ordering: .releasing)
      guard let events = pipeline?.takeEvents() else { return }
      for event in events { receiver?(event) }
    }
  }
}
