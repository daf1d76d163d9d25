import Foundation
import Photos
import UniformTypeIdentifiers

/// A choice of photos by their kind, for a picker.
///
/// The files of Linux don't say whether a picture is a screenshot, a panorama or another special one: these filters allow all pictures or
/// videos.
///
/// Source: documented, developer.apple.com/documentation/photosui/phpickerfilter-swift.struct.
public struct PHPickerFilter: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case image, video }

  let kinds: Set<Kind>

  /// Pictures.
  public static let images = PHPickerFilter(kinds: [.image])
  /// Videos.
  public static let videos = PHPickerFilter(kinds: [.video])
  /// Pictures with a video; none on Linux, so pictures.
  public static let livePhotos = images
  /// Pictures with a depth, which isn't known.
  public static let depthEffectPhotos = images
  /// Series of pictures.
  public static let bursts = images
  /// Panoramas.
  public static let panoramas = images
  /// Pictures of screens.
  public static let screenshots = images
  /// Videos of screens.
  public static let screenRecordings = videos
  /// Videos in slow motion.
  public static let slomoVideos = videos
  /// Videos in fast motion.
  public static let timelapseVideos = videos
  /// Videos with a depth.
  public static let cinematicVideos = videos

  /// Returns a filter that allows what one of several filters allows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// Returns a filter that allows what all of several filters allow.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: [.image, .video]) { $0.formIntersection($1.kinds) })
  }

  /// Returns a filter that allows what another one doesn't.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: Set([.image, .video]).subtracting(filter.kinds))
  }

  /// The types of the files that are allowed.
  var types: [UTType] { (kinds.contains(.image) ? [.image] : []) + (kinds.contains(.video) ? [.movie] : []) }
}
