package import Foundation
package import TrellisCoreGraphics

/// An event of a pipeline.
package enum PipelineEvent: Hashable, Sendable {
  /// A change of state or a seek is over; the position, the duration and the streams are known.
  case settled
  /// The position is at the end.
  case ended
  /// The media can't be played; the reason is a sentence part without a full stop.
  case failed(reason: String)
  /// A new picture can be taken.
  case frame
  /// Playback waits for data.
  case buffering
}

/// The playback of one address, which starts paused.
///
/// Positions and durations are in seconds.
///
/// Events are delivered on the main queue. Playback ends when the last reference is released.
package protocol MediaPipeline: AnyObject, Sendable {
  /// Sets the receiver of events; nil drops them.
  func setReceiver(_ receiver: (@Sendable (PipelineEvent) -> Void)?)
  /// Plays or pauses.
  func setPlaying(_ isPlaying: Bool)
  /// Goes to a position, at a rate that isn't 0; ``PipelineEvent/settled`` follows. Returns false if the media can't.
  func seek(to position: Double, rate: Double, isAccurate: Bool) -> Bool
  /// Sets the volume, linear from 0 to 1.
  func setVolume(_ volume: Double, isMuted: Bool)
  /// The position; nil if unknown.
  var position: Double? { get }
  /// The duration; nil if unknown.
  var duration: Double? { get }
  /// Whether the media has pictures.
  var hasVideo: Bool { get }
  /// Whether the media has sound.
  var hasAudio: Bool { get }
  /// Takes the newest picture; nil if there is none since the last call.
  func takeFrame() -> CGImage?
  /// Waits until a change of state or a seek is over; false after the limit in seconds, or after a failure.
  func wait(atMost seconds: Double) -> Bool
}

/// The reason that media can't be played.
package struct PipelineError: Error, Hashable, CustomStringConvertible {
  /// The reason, without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// The kinds of streams that a pipeline decodes.
package enum PipelineContent: Sendable { case sound, soundAndPictures }

/// A function that makes pipelines.
package typealias PipelineMaker =
  @Sendable (_ address: URL, _ content: PipelineContent) throws(PipelineError) -> any MediaPipeline

/// The environment of players: pipelines and delays.
///
/// Tests use their own.
package struct MediaEnvironment: Sendable {
  /// Makes a pipeline.
  package var makePipeline: PipelineMaker
  /// Calls a function on the main queue after a number of seconds, unless the returned function is called before.
  package var after:
    @Sendable (_ seconds: Double, _ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void

  package init(
    makePipeline: @escaping PipelineMaker,
    after:
      @escaping @Sendable (_ seconds: Double, _ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    (self.makePipeline, self.after) = (makePipeline, after)
  }

  /// Pipelines of GStreamer, and the main queue's clock.
  package static let system = MediaEnvironment(
    makePipeline: { address, content throws(PipelineError) in
      try GStreamerPipeline(address, content)
    },
    after: { seconds, body in
      let work = Cancellable(body)
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { work.run() }
      return { work.cancel() }
    })

  /// The environment of new players.
  package nonisolated(unsafe) static var current = system
}

/// A function that is called at most once, unless it is cancelled before.
private final class Cancellable: @unchecked Sendable {
  private var body: (@Sendable () -> Void)?
  private let lock = NSLock()

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  private func take() -> (@Sendable () -> Void)? {
    lock.withLock {
      defer { body = nil }
      return body
    }
  }

  func run() { take()?() }
  func cancel() { _ = take() }
}
