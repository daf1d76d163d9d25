extension EnvironmentValues {
  /// The reasons for which views are redacted; empty if they aren't.
  public var redactionReasons: RedactionReasons {
    get { text.redaction.reasons }
    set { text.redaction.reasons = newValue }
  }

  var isRedacted: Bool { text.redaction.isInForce }
}

extension View {
  /// Adds a reason to redact the view: bars replace the lines of texts, and grey replaces pictures.
  ///
  /// Shapes, colours and all sizes stay. Accessibility doesn't read redacted content either.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/redacted(reason:); the bars, and hiding the content from
  /// accessibility: ours.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact the view.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Sets whether the view's content is private: private content is redacted for the reason `privacy`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.text.redaction.isSensitive, sensitive)
  }
}
