public import Foundation

/// The kind of a photo.
public enum PHAssetMediaType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// A picture.
  case image = 1
  /// A video.
  case video = 2
  /// Sound.
  case audio = 3
}

/// An object of a library.
open class PHObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let localIdentifier: String
  init(_ identifier: String) { localIdentifier = identifier }
}

/// A photo of a library; there is none on Linux.
///
/// Source: documented, developer.apple.com/documentation/photokit/phasset.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The date of the photo.
  open var creationDate: Date? { nil }
  /// The length of a video in seconds.
  open var duration: TimeInterval { 0 }

  /// Returns no photos: there is no library on Linux.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns no photos: there is no library on Linux.
  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }

  /// Returns no photos: there is no library on Linux.
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}

/// The options of a search.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The order, by properties.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  open var predicate: NSPredicate?
  /// The largest number of results; 0 doesn't limit.
  open var fetchLimit = 0
  /// Whether hidden photos are results.
  open var includeHiddenAssets = false

  /// Creates the default options.
  public override init() {}
}

/// The results of a search: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {}
  /// The number of results: 0.
  open var count: Int { 0 }
  /// The first result: nil.
  open var firstObject: ObjectType? { nil }
  /// The last result: nil.
  open var lastObject: ObjectType? { nil }
  /// Traps: there are no results.
  open func object(at index: Int) -> ObjectType {
    fatalError("PHFetchResult.object(at: \(index)): there are no photos on Linux; check the count first")
  }
  /// Calls nothing: there are no results.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
