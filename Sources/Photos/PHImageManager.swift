public import Foundation
public import Trellis
public import TrellisUIKit

/// The options of a request for a picture.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the request waits.
  open var isSynchronous = false
  /// Whether the network may be used.
  open var isNetworkAccessAllowed = false
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast

  /// Creates the default options.
  public override init() {}
}

/// The quality of a requested picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Several pictures, each better.
  case opportunistic = 0
  /// The best.
  case highQualityFormat = 1
  /// The fastest.
  case fastFormat = 2
}

/// The size of a requested picture.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The original's.
  case none = 0
  /// About the requested one.
  case fast = 1
  /// The requested one.
  case exact = 2
}

/// The fit of a requested picture.
public enum PHImageContentMode: Int, Sendable {
  /// All of the picture.
  case aspectFit = 0
  /// All of the size.
  case aspectFill = 1
  /// The default.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The number of a request.
public typealias PHImageRequestID = Int32

/// A source of the pictures of a library, of which there are none on Linux.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()
  override init() {}

  /// Returns the source.
  public class func `default`() -> PHImageManager { only }

  /// Passes nil and an error to a closure: there is no library on Linux.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessRestricted)])
    return 0
  }

  /// Passes nil and an error to a closure: there is no library on Linux.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Image.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessRestricted)])
    return 0
  }

  /// Does nothing.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The key of an error in the information about a picture.
public let PHImageErrorKey = "PHImageErrorKey"
