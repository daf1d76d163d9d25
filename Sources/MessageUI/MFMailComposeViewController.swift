public import Foundation
public import TrellisUIKit

/// A controller that writes an email, which doesn't exist here: ``canSendMail()`` is false.
///
/// Apple documents that an app must not present it then. An app that does so shows an empty page, and the delegate gets
/// ``MFMailComposeResult/failed``. A link with `mailto:` opens the desktop's program.
///
/// Source: documented, developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// The object that is notified of the result.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var hasReported = false

  /// Creates a controller.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether an email can be sent: false.
  open class func canSendMail() -> Bool { false }
  /// Does nothing.
  open func setSubject(_ subject: String) {}
  /// Does nothing.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Does nothing.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Does nothing.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasReported { return }
    hasReported = true
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
  }
}

/// The result of writing an email.
public enum MFMailComposeResult: Int, Sendable {
  /// The user cancelled; saved; sent; it failed.
  case cancelled, saved, sent, failed
}

/// The reason that an email wasn't sent.
public struct MFMailComposeError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Saving failed; sending failed.
    case saveFailed, sendFailed
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "Email can't be sent by apps on this system." }
}

/// The object that is notified of the result of writing an email.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called with the result.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
