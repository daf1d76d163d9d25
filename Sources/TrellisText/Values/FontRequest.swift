/// A font that a view requests.
public struct FontRequest: Hashable, Sendable {
  /// The name of the family; nil is the measurer's own face for ``design``.
  public var family: String?
  /// The size in points.
  ///
  /// It should be positive and finite; measurers clamp any other size to a range that they support.
  public var size: Double
  /// The weight on CSS's scale, `100...900`.
  public var weight: Int
  /// Whether a slanted face is requested.
  public var isItalic: Bool
  /// The kind of face to use if no family is named.
  public var design: FontDesign
  /// Whether digits of equal width are requested; a face without such digits ignores it.
  public var hasMonospacedDigits: Bool
  /// The requested width of the letters, in percent of the family's normal one: `75` is condensed, `125` expanded.
  ///
  /// The family's nearest face is used, and its letters are made narrower or wider if it has another width. NaN is the normal
  /// width.
  public var width: Double
  /// The letters that are drawn as small capitals.
  public var smallCapitals: SmallCapitals

  /// Creates a request.
  public init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    design: FontDesign = .standard, hasMonospacedDigits: Bool = false, width: Double = 100,
    smallCapitals: SmallCapitals = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.width = width
    self.smallCapitals = smallCapitals
  }
}

/// The kinds of face for which a measurer has a family.
public enum FontDesign: CaseIterable, Hashable, Sendable {
  /// The plain design, without serifs.
  case standard
  /// A design with serifs.
  case serif
  /// A design with rounded ends, or the plain one if no such family is installed.
  case rounded
  /// A design in which all characters are equally wide.
  case monospaced
}

/// The letters that are drawn as small capitals.
public struct SmallCapitals: OptionSet, Hashable, Sendable {
  /// The bits of the kinds of letters.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Lowercase letters.
  public static let lowercase = SmallCapitals(rawValue: 1)
  /// Uppercase letters.
  public static let uppercase = SmallCapitals(rawValue: 2)
}
