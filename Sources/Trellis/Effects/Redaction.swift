/// The reasons for which views are redacted.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits, one per reason.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is only a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content is hidden from onlookers: content that is marked `privacySensitive()` is redacted.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated; nothing is redacted for that.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The redaction of texts and pictures, a part of the environment's text values.
nonisolated struct Redaction: Hashable, Sendable {
  var reasons: RedactionReasons = []
  var isSensitive = false

  var isInForce: Bool {
    reasons.contains(.placeholder) || isSensitive && reasons.contains(.privacy)
  }
}
