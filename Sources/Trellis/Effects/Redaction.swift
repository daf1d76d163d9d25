/// Why what views show is covered.
///
/// Source: documented, developer.apple.com/documentation/swiftui/redactionreasons.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits, one a reason.
  public let rawValue: Int

  /// Creates reasons of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is shown only stands for what will be there.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is private isn't for everybody who can look: what is marked `privacySensitive()` is covered.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date; nothing is covered for that.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether texts and pictures are covered, as part of what the environment says of texts.
nonisolated struct Redaction: Hashable, Sendable {
  var reasons: RedactionReasons = []
  var isSensitive = false

  var isInForce: Bool {
    reasons.contains(.placeholder) || isSensitive && reasons.contains(.privacy)
  }
}

extension EnvironmentValues {
  /// Why what views show is covered; none where it isn't.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/redactionreasons.
  public var redactionReasons: RedactionReasons {
    get { text.redaction.reasons }
    set { text.redaction.reasons = newValue }
  }

  var isRedacted: Bool { text.redaction.isInForce }
}

extension View {
  /// Adds a reason to cover what the view shows: bars stand in place of the lines of texts, and grey in place of pictures; shapes
  /// and colours stay.
  ///
  /// Everything stays as large as it is. What is covered isn't read to who doesn't see it, either.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/redacted(reason:); the bars, and that they aren't read: ours.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Takes all reasons away to cover what the view shows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/unredacted().
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says whether what the view shows is private: then it is covered where that is a reason to.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/privacysensitive(_:).
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.text.redaction.isSensitive, sensitive)
  }
}
