public import Foundation

/// A request to the app from Siri.
///
/// None arrives here.
open class INIntent: NSObject, @unchecked Sendable {
  /// The identifier; nil if there is none.
  open var identifier: String? { nil }
  /// The phrase that is suggested for the intent; nil if there is none.
  open var suggestedInvocationPhrase: String?
  /// A sentence about the intent; nil if there is none.
  open var intentDescription: String? { nil }

  /// Creates an intent.
  public required override init() { super.init() }
}

/// The answer of the app to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity for the app's windows; nil if there is none.
  open var userActivity: NSUserActivity?

  /// Creates an answer.
  public override init() { super.init() }
}

/// The errors of SiriKit; here, ``Code/noAppAvailable``.
public struct INIntentError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case noAppAvailable = 2005
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "IntentsErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// An intent with its answer, which an app donates to Siri.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The answer; nil if there is none.
  public let intentResponse: INIntentResponse?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of a group of interactions; nil if there is none.
  open var groupIdentifier: String?

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }

  /// Fails with ``INIntentError/Code/interactionOperationNotSupported``: there is no Siri here.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    completion?(INIntentError(.interactionOperationNotSupported))
  }

  /// Throws ``INIntentError/Code/interactionOperationNotSupported``: there is no Siri here.
  open func donate() async throws { throw INIntentError(.interactionOperationNotSupported) }

  /// Fails with ``INIntentError/Code/interactionOperationNotSupported``: nothing was donated.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    completion?(INIntentError(.interactionOperationNotSupported))
  }

  /// Fails with ``INIntentError/Code/interactionOperationNotSupported``: nothing was donated.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(INIntentError(.interactionOperationNotSupported))
  }
}
