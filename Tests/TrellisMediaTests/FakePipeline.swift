import Foundation
import TrellisCoreGraphics
import TrellisDisplayList
import TrellisMedia

/// A pipeline whose position and events are those that a test sets.
final class FakePipeline: MediaPipeline, @unchecked Sendable {
  private(set) var log: [String] = []
  private var receiver: (@Sendable (PipelineEvent) -> Void)?
  var position: Double? = 0
  var duration: Double? = 10
  var hasVideo = true
  var hasAudio = true
  var canSeek = true
  var frame: CGImage?
  /// The times of the pictures that an inexact seek finds.
  var storedPictureTimes: [Double] = []

  func setReceiver(_ receiver: (@Sendable (PipelineEvent) -> Void)?) { self.receiver = receiver }
  func setPlaying(_ isPlaying: Bool) { log.append(isPlaying ? "play" : "pause") }
  func setVolume(_ volume: Double, isMuted: Bool) { log.append(isMuted ? "mute" : "volume \(volume)") }

  func seek(to position: Double, rate: Double, isAccurate: Bool) -> Bool {
    log.append("seek \(position) at \(rate)\(isAccurate ? "" : " near")")
    let near = storedPictureTimes.last { $0 <= position }
    if canSeek { self.position = isAccurate ? position : near ?? position }
    if near != nil { frame = FakePipeline.picture }
    return canSeek
  }

  private static let picture = CGImage(
    ImageSource(name: "frame", width: 1, height: 1, pixels: Data([0, 0, 0, 255])))

  func takeFrame() -> CGImage? {
    defer { frame = nil }
    return frame
  }

  func wait(atMost seconds: Double) -> Bool { true }

  func send(_ event: PipelineEvent) { receiver?(event) }

  /// Returns what was done since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Players in a test: their pipelines, and their delays, which pass when the test says so.
final class FakeMedia: @unchecked Sendable {
  private(set) var pipelines: [FakePipeline] = []
  private(set) var delays: [(id: Int, seconds: Double, body: @Sendable () -> Void)] = []
  private var count = 0
  var failure: PipelineError?
  var storedPictureTimes: [Double] = []

  var pipeline: FakePipeline { pipelines.last! }

  /// Runs a function while new players use this object.
  static func use(_ body: (FakeMedia) throws -> Void) rethrows {
    let media = FakeMedia()
    try media.use { try body(media) }
  }

  /// Runs a function while new players use this object.
  func use<R>(_ body: () throws -> R) rethrows -> R {
    let former = MediaEnvironment.current
    defer { MediaEnvironment.current = former }
    MediaEnvironment.current = environment
    return try body()
  }

  private var environment: MediaEnvironment {
    MediaEnvironment(
      makePipeline: { [self] _, _ throws(PipelineError) in
        if let failure { throw failure }
        pipelines.append(FakePipeline())
        pipeline.storedPictureTimes = storedPictureTimes
        return pipelines.last!
      },
      after: { [self] seconds, body in
        count += 1
        let id = count
        delays.append((id, seconds, body))
        return { [self] in delays.removeAll { $0.id == id } }
      })
  }

  /// Moves the newest pipeline to the moment of the first delay, and runs it.
  func passDelay() {
    guard let next = delays.min(by: { $0.seconds < $1.seconds }) else { return }
    delays.removeAll { $0.id == next.id }
    pipeline.position! += next.seconds
    next.body()
  }
}
