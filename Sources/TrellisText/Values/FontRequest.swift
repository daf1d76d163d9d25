/// A font as a view asks for it.
public struct FontRequest: Hashable, Sendable {
  /// The family's name; nil is the measurer's own face for ``design``.
  public var family: String?
  /// The size in points.
  ///
  /// Positive and finite; measurers move any other into a range that they can work with.
  public var size: Double
  /// The weight on CSS's scale, `100...900`.
  public var weight: Int
  /// Whether a slanted face is asked for.
  public var isItalic: Bool
  /// The kind of face, where no family is named.
  public var design: FontDesign
  /// Whether all digits are asked to be equally wide; a face without such digits ignores it.
  public var hasMonospacedDigits: Bool
  /// How wide the letters are asked to be, in percent of the family's normal ones: `75` condensed, `125` expanded.
  ///
  /// Of the family's faces the nearest is taken, and its letters are made narrower or wider where it has another; NaN is the normal
  /// width.
  public var width: Double

  /// Creates a request.
  public init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    design: FontDesign = .standard, hasMonospacedDigits: Bool = false, width: Double = 100
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.width = width
  }
}

/// The kinds of face that a measurer has a family for.
public enum FontDesign: CaseIterable, Hashable, Sendable {
  /// The plain one, without serifs.
  case standard
  /// With serifs.
  case serif
  /// With rounded ends, where such a family is installed; else the plain one.
  case rounded
  /// All characters equally wide.
  case monospaced
}
