public import TrellisFoundation

/// The title, subtitle and image of a value, for the system's services.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// An image.
  public struct Image: Hashable, Sendable {
    /// The source of an image.
    enum Source: Hashable, Sendable {
      case symbol(String)
      case asset(String)
      case data(Data)
      case url(URL)
    }
    let source: Source

    /// Creates an image of a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }
    /// Creates an image of an asset.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .asset(name)
    }
    /// Creates an image from its data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }
    /// Creates an image from a file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .url(url)
    }

    /// The shape of an image.
    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
  }

  /// The title.
  public let title: LocalizedStringResource
  /// The subtitle; nil if there is none.
  public let subtitle: LocalizedStringResource?
  /// The image; nil if there is none.
  public let image: Image?
  /// Other words for the title.
  public let synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
  }

  /// Creates a title from a literal.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// Creates a title from a literal with interpolations.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a type, for the system's services.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name.
  public let name: LocalizedStringResource
  /// The name with a number; nil if it isn't given.
  public let numericFormat: LocalizedStringResource?
  /// Other words for the name.
  public let synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
  }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// Creates a name from a literal with interpolations.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name for the system's services.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a title for the system's services.
public protocol InstanceDisplayRepresentable {
  /// The title of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type and its values with names for the system's services.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
