public import Foundation
import FoundationNetworking
public import Trellis

/// The title and the images of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The URL of the request; nil if it isn't known.
  open var originalURL: URL?
  /// The URL after redirects; nil if it isn't known.
  open var url: URL?
  /// The title; nil if the page has none.
  open var title: String?
  /// The icon; nil if the page has none.
  open var iconProvider: NSItemProvider?
  /// The image; nil if the page has none.
  open var imageProvider: NSItemProvider?
  /// The video; nil if the page has none, and after each request here.
  open var videoProvider: NSItemProvider?
  /// The URL of the video; nil if the page has none.
  open var remoteVideoURL: URL?

  /// Creates values without contents.
  public override init() { super.init() }
}

/// The reason that a page couldn't be read.
public struct LPError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Creates an error from that of a URL request.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cancelled: self.init(.metadataFetchCancelled)
    case .timedOut: self.init(.metadataFetchTimedOut)
    default: self.init(.metadataFetchFailed)
    }
  }

  /// The domain of the errors.
  public static var errorDomain: String { "LPErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? {
    switch code {
    case .metadataFetchCancelled: "Reading the page was cancelled."
    case .metadataFetchTimedOut: "The page didn't arrive in time."
    case .unknown, .metadataFetchFailed, .metadataFetchNotAllowed: "The page couldn't be read."
    }
  }
}
