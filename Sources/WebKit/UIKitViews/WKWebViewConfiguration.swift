public import Foundation

/// The settings of a page, which have no effect here.
///
/// Source: documented, developer.apple.com/documentation/webkit/wkwebviewconfiguration.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// Creates the default settings.
  public override init() {}
  /// The settings of all pages.
  open var preferences = WKPreferences()
  /// The settings of one page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts of the program.
  open var userContentController = WKUserContentController()
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// The cookies and other data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether videos play within the page.
  open var allowsInlineMediaPlayback = false
  /// The media that wait for the user.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether videos may play above other windows.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether media may play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// The end of the browser's name for servers.
  open var applicationNameForUserAgent: String?
  /// Whether pages are drawn only when they are loaded.
  open var suppressesIncrementalRendering = false
}

/// The settings of all pages, which have no effect here.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Creates the default settings.
  public override init() {}
  /// The smallest size of text in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether elements may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether a page can be used by text alone.
  open var isTextInteractionEnabled = true
  /// Whether known fraudulent pages are reported.
  open var isFraudulentWebsiteWarningEnabled = true
}

/// The settings of one page, which have no effect here.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Creates the default settings.
  public override init() {}
  /// Whether scripts of the page run.
  open var allowsContentJavaScript = true
  /// The kind of page.
  open var preferredContentMode = ContentMode.recommended

  /// The kinds of pages.
  public enum ContentMode: Int, Sendable {
    /// The system's choice; for phones; for desktops.
    case recommended, mobile, desktop
  }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Videos.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// A process of pages, which has no settings.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  /// Creates a process.
  public override init() {}
}

/// The cookies and other data of pages, all in the one store that WPE WebKit has.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  override init() {}
  private static let shared = WKWebsiteDataStore()
  /// The store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// The store; one that keeps nothing doesn't exist here.
  open class func nonPersistent() -> WKWebsiteDataStore { shared }
  /// Whether data is kept: true.
  open var isPersistent: Bool { true }
}

/// The scripts of the program in pages.
///
/// Scripts that are to run before or after a page are kept, and never run; messages of pages never arrive: WPE WebKit's interface for them
/// isn't used here.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// Creates a controller without scripts.
  public override init() {}
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script, which doesn't run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Does nothing: messages of pages never arrive.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Does nothing.
  open func removeAllScriptMessageHandlers() {}
}

/// A script of the program.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// The time at which it is to run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the window's frame alone.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// The time at which a script is to run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's own scripts; after the page was read.
  case atDocumentStart, atDocumentEnd
}

/// The receiver of messages of pages, which never arrive here.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Handles a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page; never created here.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  override init() {}
  /// The content.
  open var body: Any { NSNull() }
  /// The name of the receiver.
  open var name: String { "" }
  /// The view of the page; nil.
  open weak var webView: WKWebView? { nil }
}
