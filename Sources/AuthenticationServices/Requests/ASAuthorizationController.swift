public import Foundation
public import TrellisUIKit

/// A window in which the system would ask the user.
public typealias ASPresentationAnchor = UIWindow

/// An object that gets the result of requests.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// A request succeeded; never called here.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// The requests failed.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that chooses the window in which the system asks; never called here.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Requests for credentials, which fail with ``ASAuthorizationError/Code/notHandled``: no service here has any.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// Choices for requests.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates choices.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only credentials of this device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that gets the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that chooses the window; never called here.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isCancelled = false

  /// Creates requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Fails with ``ASAuthorizationError/Code/notHandled``, in a later turn of the main loop.
  open func performRequests() { performRequests(options: []) }

  /// Fails with ``ASAuthorizationError/Code/notHandled``, in a later turn of the main loop.
  open func performRequests(options: RequestOptions) {
    isCancelled = false
    Task { @MainActor in
      let code: ASAuthorizationError.Code = isCancelled ? .canceled : .notHandled
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }

  /// Fails with ``ASAuthorizationError/Code/notHandled``, in a later turn of the main loop.
  open func performAutoFillAssistedRequests() { performRequests() }

  /// Cancels the requests.
  open func cancel() { isCancelled = true }
}
