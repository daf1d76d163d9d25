public import Foundation

/// The system's language model, which doesn't exist here: it isn't available, as on a device that isn't eligible.
public final class SystemLanguageModel: Sendable {
  /// The model.
  public static let `default` = SystemLanguageModel()

  /// The purpose of a model.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    /// Any.
    public static let general = UseCase(name: "general")
    /// Finding tags.
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// The safety of a model.
  public struct Guardrails: Sendable {
    /// The usual one.
    public static let `default` = Guardrails()
    /// The safety for changing the user's own text.
    public static let permissiveContentTransformations = Guardrails()
  }

  /// Whether the model can be used.
  public enum Availability: Hashable, Sendable {
    /// The reason that the model can't be used; here, ``deviceNotEligible``.
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }

  /// Creates a model for a purpose.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// ``Availability/unavailable(_:)`` with ``Availability/UnavailableReason/deviceNotEligible``.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// False: there is no model here.
  public var isAvailable: Bool { false }
  /// None.
  public var supportedLanguages: Set<Locale.Language> { [] }
  /// Returns false.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// The choices of a request.
public struct GenerationOptions: Hashable, Sendable {
  /// The choice among likely words.
  public struct SamplingMode: Hashable, Sendable {
    private let text: String
    /// The likeliest word.
    public static let greedy = SamplingMode(text: "greedy")
    /// Returns one of the likeliest words.
    public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(text: "top \(count) \(seed.map(String.init) ?? "")")
    }
    /// Returns one of the words that make up a probability.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(text: "threshold \(probabilityThreshold) \(seed.map(String.init) ?? "")")
    }
  }
  /// The choice among likely words; nil is the model's.
  public var sampling: SamplingMode?
  /// The readiness for unlikely words; nil is the model's.
  public var temperature: Double?
  /// The greatest length of an answer; nil is the model's.
  public var maximumResponseTokens: Int?

  /// Creates choices.
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (
      sampling, temperature, maximumResponseTokens
    )
  }
}
