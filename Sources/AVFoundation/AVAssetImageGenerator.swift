public import CoreMedia
public import Foundation
public import TrellisCoreGraphics
import TrellisMedia

/// A generator of pictures of a video at given times, in the video's size.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avassetimagegenerator.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The video.
  public let asset: AVAsset
  /// Whether pictures are turned as the video says, which GStreamer does in any case.
  open var appliesPreferredTrackTransform = false
  /// The largest time by which a picture may be earlier than requested; zero is exact.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The largest time by which a picture may be later than requested; zero is exact.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator.
  public init(asset: AVAsset) { self.asset = asset }

  /// Returns the picture at a time, for which this function waits; at most 10 seconds.
  ///
  /// - Throws: an ``AVError`` if there is no picture.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    let (image, found) = try picture(at: requestedTime)
    actualTime?.pointee = found
    return image
  }

  /// Returns the picture at a time.
  ///
  /// - Throws: an ``AVError`` if there is no picture.
  open func image(at requestedTime: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try self.picture(at: requestedTime) })
      }
    }
  }

  /// Passes the picture at a time, the time at which it was found, and an error to a closure, on another thread.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      do {
        let (image, time) = try self.picture(at: requestedTime)
        handler(image, time, nil)
      } catch {
        handler(nil, .invalid, error)
      }
    }
  }

  private func picture(at wanted: CMTime) throws -> (image: CGImage, actualTime: CMTime) {
    let pipeline: any MediaPipeline
    do {
      pipeline = try asset.environment.makePipeline(asset.address, .soundAndPictures)
    } catch {
      throw AVError(.unknown, error.description)
    }
    guard pipeline.wait(atMost: 10), pipeline.hasVideo else {
      throw AVError(
        .fileFormatNotRecognized, "GStreamer finds no video in \(asset.address.lastPathComponent)")
    }
    func go(isAccurate: Bool) throws(AVError) -> CMTime {
      guard pipeline.seek(to: wanted.seconds, rate: 1, isAccurate: isAccurate), pipeline.wait(atMost: 10)
      else {
        throw AVError(.noImageAtTime, "there is no picture at \(wanted.seconds) s")
      }
      return pipeline.position.map(time) ?? wanted
    }
    var found = CMTime.zero
    if wanted > .zero {
      // The nearest picture that is stored as a whole is found fastest.
      found = try go(isAccurate: false)
      let isFar =
        found < wanted - requestedTimeToleranceBefore || found > wanted + requestedTimeToleranceAfter
      if isFar { found = try go(isAccurate: true) }
    }
    guard let image = pipeline.takeFrame() else {
      throw AVError(.noImageAtTime, "there is no picture at \(wanted.seconds) s")
    }
    return (image, found)
  }
}
