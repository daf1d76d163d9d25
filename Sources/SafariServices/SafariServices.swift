// The module that source imports for pages in the app, which are opened in the user's browser. Safari's content blockers and reading
// list don't exist here.

@_exported public import Foundation
@_exported public import TrellisFoundation
@_exported public import TrellisUIKit

/// Safari's reading list, which doesn't exist here.
open class SSReadingList: NSObject {
  /// Nil: there is no Safari here.
  open class func `default`() -> SSReadingList? { nil }
  /// Whether the list takes a URL: pages of the web only.
  open class func supportsURL(_ url: URL?) -> Bool { url?.scheme == "http" || url?.scheme == "https" }
}

/// Safari's content blockers, which don't exist here.
open class SFContentBlockerManager: NSObject {
  /// Fails: there is no Safari here.
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
}
