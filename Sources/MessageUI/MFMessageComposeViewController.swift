public import Foundation
public import TrellisUIKit

/// A controller that writes a message, which doesn't exist here: ``canSendText()`` is false.
///
/// An app that presents it all the same shows an empty page, and the delegate gets ``MessageComposeResult/failed``.
///
/// Source: documented, developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// The object that is notified of the result.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  private var hasReported = false

  /// Creates a controller.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether a message can be sent: false.
  open class func canSendText() -> Bool { false }
  /// Whether a message can have files: false.
  open class func canSendAttachments() -> Bool { false }
  /// Whether a message can have a subject: false.
  open class func canSendSubject() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasReported { return }
    hasReported = true
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}

/// The result of writing a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user cancelled; sent; it failed.
  case cancelled, sent, failed
}

/// The object that is notified of the result of writing a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called with the result.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
