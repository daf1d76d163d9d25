public import Foundation

/// A conversation with the system's language model.
///
/// Each request fails with ``GenerationError/assetsUnavailable(_:)``.
public final class LanguageModelSession: Sendable {
  /// The reason that a request failed; here, ``assetsUnavailable(_:)``.
  public enum GenerationError: LocalizedError, Sendable {
    /// More about an error.
    public struct Context: Sendable {
      /// A sentence for the developer.
      public let debugDescription: String
      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Context)

    /// A sentence about the error.
    public var errorDescription: String? { "There is no language model on this system." }
    static var noModel: GenerationError {
      .assetsUnavailable(Context(debugDescription: "There is no model."))
    }
  }

  /// An answer.
  ///
  /// There is none here.
  public struct Response<Content: Generable>: @unchecked Sendable {
    private let none: @Sendable () -> Never
    private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
    /// The contents.
    public var content: Content { none() }
  }

  /// An answer that arrives in parts; here, iteration throws ``GenerationError/assetsUnavailable(_:)``.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// The part of an answer that has arrived.
    ///
    /// There is none here.
    public struct Snapshot: @unchecked Sendable {
      private let none: @Sendable () -> Never
      private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
      /// The contents.
      public var content: Content.PartiallyGenerated { none() }
    }
    /// A part.
    public typealias Element = Snapshot
    /// An iterator, which throws.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Throws ``GenerationError/assetsUnavailable(_:)``.
      public mutating func next() async throws -> Snapshot? { throw GenerationError.noModel }
    }
    /// Returns an iterator, which throws.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    /// Throws ``GenerationError/assetsUnavailable(_:)``.
    public func collect() async throws -> Response<Content> { throw GenerationError.noModel }
  }

  /// Creates a conversation.
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
  /// Creates a conversation with instructions.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { _ = try instructions() }
  /// Creates a conversation with instructions.
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions) {}

  /// False: no request runs.
  public var isResponding: Bool { false }
  /// Does nothing: there is no model.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// Throws ``GenerationError/assetsUnavailable(_:)``.
  @discardableResult
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  { throw GenerationError.noModel }
  /// Throws ``GenerationError/assetsUnavailable(_:)``.
  @discardableResult
  public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  { throw GenerationError.noModel }
  /// Throws ``GenerationError/assetsUnavailable(_:)``.
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.noModel }
  /// Throws ``GenerationError/assetsUnavailable(_:)``.
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }
  /// Throws ``GenerationError/assetsUnavailable(_:)``.
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw GenerationError.noModel }

  /// Returns an answer whose iteration throws ``GenerationError/assetsUnavailable(_:)``.
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  /// Returns an answer whose iteration throws ``GenerationError/assetsUnavailable(_:)``.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    _ = try prompt()
    return ResponseStream()
  }
  /// Returns an answer whose iteration throws ``GenerationError/assetsUnavailable(_:)``.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
}
