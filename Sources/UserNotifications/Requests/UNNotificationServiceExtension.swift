public import Foundation

/// A program that changes notifications of a server of Apple before they are shown.
///
/// Linux gets no such notifications, and calls none of the methods.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() {}

  /// Changes a request's content.
  ///
  /// Calls the handler with the same content.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Called when the time for changes is over.
  open func serviceExtensionTimeWillExpire() {}
}
