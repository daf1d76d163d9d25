public import TrellisFoundation

/// A text for the user, said or shown by the system; no service here does either.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let full: LocalizedStringResource
  /// The text beside a view; nil is the full text.
  public let supporting: LocalizedStringResource?
  /// The name of the symbol; nil if there is none.
  public let systemImageName: String?

  /// Creates a text.
  public init(_ text: LocalizedStringResource) { (full, supporting, systemImageName) = (text, nil, nil) }

  /// Creates a text, with a shorter one to show beside a view.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil
  ) {
    (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName)
  }

  /// Creates a text with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    (self.full, supporting, self.systemImageName) = (full, nil, systemImageName)
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Creates a text from a literal with interpolations.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The description of an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The category of the intent; nil if there is none.
  public let categoryName: LocalizedStringResource?
  /// The words by which a search finds the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result; nil if it isn't given.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Creates a description from a literal with interpolations.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
