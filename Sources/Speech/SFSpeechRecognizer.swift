public import Foundation

/// The states of the permission to recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The kinds of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// The reason that speech isn't recognized; here, always ``unavailable``.
public struct SFSpeechError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case internalServiceError = 1
    case audioReadFailed = 2
    case undefinedTemplateClassName = 7
    case malformedSupplementalModel = 8
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "Speech can't be recognized on this system." }

  static let unavailable = SFSpeechError(.internalServiceError)
}

/// A recognizer of speech, which is never available here.
///
/// Source: documented, developer.apple.com/documentation/speech/sfspeechrecognizer.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// The kind of speech of new tasks; without effect.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The object that is notified when the recognizer becomes available; never, here.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The queue of the handlers; they are called at once here.
  open var queue = OperationQueue.main
  /// Whether speech is recognized on the device; false.
  open var supportsOnDeviceRecognition: Bool {
    get { false }
    set {}
  }
  /// Whether the recognizer is available; false.
  open var isAvailable: Bool { false }

  /// Returns nil: no language is supported.
  public convenience init?(_current: Void = ()) { self.init(locale: .current) }
  /// Returns nil: no language is supported.
  public init?(locale: Locale) { return nil }

  /// The languages that can be recognized; none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// ``SFSpeechRecognizerAuthorizationStatus/restricted``: there is no service to allow.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
  /// Passes ``SFSpeechRecognizerAuthorizationStatus/restricted`` to the closure.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.restricted) }

  /// Fails at once with ``SFSpeechError``.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, SFSpeechError.unavailable)
    return SFSpeechRecognitionTask()
  }
}

/// An object that follows the availability of a recognizer, which doesn't change here.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// The availability has changed; never called here.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
