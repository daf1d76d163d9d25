public import CoreMedia
public import Foundation
import Synchronization
public import TrellisGeometry
import TrellisMedia

/// The kind of a stream.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The documented name.
  public let rawValue: String
  /// Creates a type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// A stream of an asset.
public final class AVAssetTrack: NSObject, Sendable {
  /// The kind of the stream.
  public let mediaType: AVMediaType
  /// The size of the pictures in pixels; zero for sound.
  public let naturalSize: CGSize
  /// The transform of the pictures: the identity, as GStreamer turns pictures itself.
  public var preferredTransform: CGAffineTransform { .identity }

  init(_ mediaType: AVMediaType, _ naturalSize: CGSize) {
    (self.mediaType, self.naturalSize) = (mediaType, naturalSize)
  }
}

/// Media with an address, whose properties are read by GStreamer when one of them is first needed.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avasset.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The properties of media.
  struct Properties {
    var duration: CMTime
    var tracks: [AVAssetTrack]
  }

  let address: URL
  let environment = MediaEnvironment.current
  private let properties = Mutex<Properties?>(nil)

  /// Creates an asset of an address.
  public init(url URL: URL) { address = URL }

  /// Reads the properties, and waits for them; at most 10 seconds.
  ///
  /// After a failure, the next call tries again.
  func read() throws -> Properties {
    try properties.withLock { known in
      if let known { return known }
      let found = try Self.read(address, in: environment)
      known = found
      return found
    }
  }

  private static func read(_ address: URL, in environment: MediaEnvironment) throws(AVError) -> Properties {
    let pipeline: any MediaPipeline
    do {
      pipeline = try environment.makePipeline(address, .soundAndPictures)
    } catch {
      throw AVError(.unknown, error.description)
    }
    guard pipeline.wait(atMost: 10), pipeline.hasAudio || pipeline.hasVideo else {
      throw AVError(.fileFormatNotRecognized, "GStreamer can't read \(address.lastPathComponent)")
    }
    var tracks: [AVAssetTrack] = []
    if pipeline.hasVideo {
      let frame = pipeline.takeFrame()
      tracks.append(AVAssetTrack(.video, CGSize(width: frame?.width ?? 0, height: frame?.height ?? 0)))
    }
    if pipeline.hasAudio { tracks.append(AVAssetTrack(.audio, .zero)) }
    return Properties(duration: pipeline.duration.map(time) ?? .indefinite, tracks: tracks)
  }

  /// Reads the properties on another thread.
  private func readElsewhere() async throws -> Properties {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try self.read() }) }
    }
  }

  /// Returns whether the media can be played.
  open func load(_ property: AVAsyncProperty<AVAsset, Bool>) async throws -> Bool {
    (try? await readElsewhere()).map(property.value) ?? false
  }

  /// Returns a property.
  ///
  /// - Throws: an ``AVError`` if the media can't be read.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    property.value(try await readElsewhere())
  }

  /// Returns two properties.
  open func load<A, B>(_ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>)
    async throws -> (A, B)
  {
    let read = try await readElsewhere()
    return (first.value(read), second.value(read))
  }

  /// Returns the streams of a kind.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await readElsewhere().tracks.filter { $0.mediaType == mediaType }
  }

  /// The duration, for which this property waits; indefinite if it can't be read.
  open var duration: CMTime { (try? read())?.duration ?? .indefinite }
  /// The streams, for which this property waits; empty if they can't be read.
  open var tracks: [AVAssetTrack] { (try? read())?.tracks ?? [] }
  /// Whether the media can be played, for which this property waits.
  open var isPlayable: Bool { (try? read()) != nil }

  /// Returns the streams of a kind, for which this function waits.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
}

/// Media with a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL.
  public var url: URL { address }

  /// Creates an asset; the options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// A property of a type that is loaded when it is needed.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  fileprivate init() {}
}

/// A property with a type of value.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let value: (AVAsset.Properties) -> Value

  init(_ value: @escaping (AVAsset.Properties) -> Value) { self.value = value }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.duration } }
  /// The streams.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty { $0.tracks } }
  /// Whether the media can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in true } }
}

/// Returns a time in nanoseconds.
func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1_000_000_000) }
