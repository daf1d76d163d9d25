public import Foundation
public import FoundationNetworking

/// A load of a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  override init() {}
}

/// The reason for a load.
public enum WKNavigationType: Int, Sendable {
  /// A link; a form; going back or forward; loading again; a form again; something else.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Something else.
  case other = -1
}

/// A load that is going to begin.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The reason.
  public let navigationType: WKNavigationType
  /// The frame that asks; that of the window.
  open private(set) lazy var sourceFrame = WKFrameInfo(request)
  /// The frame that loads; that of the window.
  open var targetFrame: WKFrameInfo? { sourceFrame }
  /// Whether the address is downloaded: false.
  open var shouldPerformDownload: Bool { false }

  init(_ request: URLRequest, _ type: WKNavigationType) { (self.request, navigationType) = (request, type) }
}

/// A frame of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// The request.
  public let request: URLRequest
  /// Whether the frame is that of the window: true.
  open var isMainFrame: Bool { true }

  init(_ request: URLRequest) { self.request = request }
}

/// The answer of a server; never created here.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// Whether the frame is that of the window: true.
  open var isForMainFrame: Bool { true }
  /// Whether pages can have this kind of data.
  open var canShowMIMEType: Bool { true }

  init(_ response: URLResponse) { self.response = response }
}

/// The decision about a load.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The load doesn't begin; it begins; the address is downloaded, which doesn't exist here.
  case cancel, allow, download
}

/// The decision about an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The load ends; it goes on; the data is downloaded, which doesn't exist here.
  case cancel, allow, download
}

/// The wishes of a page for a new window; never created here.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
  override init() {}
  /// The width in points; nil for any.
  open var width: NSNumber? { nil }
  /// The height in points; nil for any.
  open var height: NSNumber? { nil }
}

/// A world of scripts; without effect: all scripts are the page's.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  override init() {}
  /// That of the page.
  public static let page = WKContentWorld()
  /// That of the program.
  public static let defaultClient = WKContentWorld()
}
