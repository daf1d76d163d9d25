public import Foundation
public import Trellis
public import TrellisControls

/// The reason that a text can't be translated; here, ``unsupportedLanguagePairing``.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let name: String
  /// The source's language isn't supported.
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  /// The target's language isn't supported.
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  /// The pair of languages isn't supported.
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  /// The source's language isn't known.
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  /// The text is empty.
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  /// A sentence about the error.
  public var errorDescription: String? { "Texts can't be translated on this system." }
  /// Returns whether an error is of a kind.
  public static func ~= (kind: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == kind
  }
}

/// The languages that can be translated: none.
public final class LanguageAvailability: Sendable {
  /// Whether a pair of languages can be translated.
  public enum Status: Sendable { case installed, supported, unsupported }
  /// Creates the availability.
  public init() {}
  /// None.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  /// Returns ``Status/unsupported``.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
  /// Returns ``Status/unsupported``.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// Translations between two languages.
///
/// There is no session here.
public final class TranslationSession: @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// The languages of a session.
  public struct Configuration: Hashable, Sendable {
    /// The source's language; nil is found in the text.
    public var source: Locale.Language?
    /// The target's language; nil is the user's.
    public var target: Locale.Language?
    private var version = 0
    /// Creates a configuration.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Makes the task run again; without effect here.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to translate.
  public struct Request: Sendable {
    /// The text.
    public let sourceText: String
    /// The identifier by which the app finds the translation; nil if there is none.
    public let clientIdentifier: String?
    /// Creates a request.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A translated text.
  ///
  /// There is none here.
  public struct Response: Sendable {
    /// The text.
    public let sourceText: String
    /// The translation.
    public let targetText: String
    /// The identifier of the request; nil if there is none.
    public let clientIdentifier: String?
  }

  /// Translates a text.
  public func translate(_ string: String) async throws -> Response { none() }
  /// Translates texts.
  public func translations(from batch: [Request]) async throws -> [Response] { none() }
  /// Loads the languages.
  public func prepareTranslation() async throws { none() }
}

extension View {
  /// Closes the popover at once: there are no translations here.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }

  /// Returns the view unchanged: there is no session, so the closure is never called.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }

  /// Returns the view unchanged: there is no session, so the closure is never called.
  public nonisolated func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
}
