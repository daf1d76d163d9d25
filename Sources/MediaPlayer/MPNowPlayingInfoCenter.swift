public import Foundation
public import TrellisUIKit

/// The states of playback.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// Information about what is played, which no other program reads here.
///
/// Source: documented, developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  private override init() {}
  /// The only object.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  /// The information, by the names below; nil for none.
  open var nowPlayingInfo: [String: Any]?
  /// The state of playback.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The name of the title.
public let MPMediaItemPropertyTitle = "title"
/// The name of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The name of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The name of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The name of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The name of the duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The name of the position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The name of the rate; 1 is normal.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The name of the usual rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The name of whether the media are live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The name of the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The picture of something that is played.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The size at which the picture is available, in points.
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  /// Creates a picture of a size in points, which a closure makes for a wanted size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// Creates a picture.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// Returns the picture for a size in points.
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}
