public import Foundation

/// The conditions that a context evaluates.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
  case deviceOwnerAuthenticationWithWatch = 3
  case deviceOwnerAuthenticationWithBiometricsOrWatch = 4
}

/// The ways in which a device knows its owner.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// A question to the device's owner, which can't be asked here.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for a password; without effect here.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; without effect here.
  open var localizedCancelTitle: String?
  /// The reason for the question; without effect here.
  open var localizedReason = ""
  /// The time in seconds for which an earlier answer is valid; without effect here.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether asking fails instead; without effect here.
  open var interactionNotAllowed = false
  /// The state of the biometric data; nil, as there is none.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// ``LABiometryType/none``: apps can't ask for biometry here.
  open var biometryType: LABiometryType { .none }

  /// Creates a question.
  public override init() { super.init() }

  /// The error of a policy.
  private func error(for policy: LAPolicy) -> LAError {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithWatch, .deviceOwnerAuthenticationWithBiometricsOrWatch:
      LAError(.watchNotAvailable)
    }
  }

  /// Returns false, and sets the error: ``LAError/Code/biometryNotAvailable``, ``LAError/Code/passcodeNotSet`` or
  /// ``LAError/Code/watchNotAvailable``.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let found = self.error(for: policy)
    error?.pointee = NSError(
      domain: LAError.errorDomain, code: found.errorCode, userInfo: [NSLocalizedDescriptionKey: found.text])
    return false
  }

  /// Passes false and the error of ``canEvaluatePolicy(_:error:)`` to the closure.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, error(for: policy)) }

  /// Throws the error of ``canEvaluatePolicy(_:error:)``.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw error(for: policy)
  }

  /// Does nothing: nothing was asked.
  open func invalidate() {}
}

/// The reason that the owner wasn't asked.
public struct LAError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case watchNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { text }
  var text: String { "Asking the owner of the device isn't available on this system (\(code))." }

  /// The owner cancelled.
  public static var userCancel: Code { .userCancel }
  /// The owner chose the password.
  public static var userFallback: Code { .userFallback }
  /// The owner wasn't recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// Biometry is missing.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The owner has set up no biometry.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The device has no password.
  public static var passcodeNotSet: Code { .passcodeNotSet }
}
