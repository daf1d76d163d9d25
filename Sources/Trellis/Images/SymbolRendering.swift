public import Foundation

/// How the parts of a symbol are told apart by colour.
///
/// Source: documented, developer.apple.com/documentation/swiftui/symbolrenderingmode.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All in the first style of the foreground.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In the colours of what it shows; where a symbol has none, in the first style of the foreground.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In the first style of the foreground, what stands back more transparent.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In the styles of the foreground, one after the other; those that miss are more transparent than the last.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// What is added to symbols: a shape around them, a line through them, whether they are filled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/symbolvariants.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  enum Frame: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  private(set) var frame: Frame?
  private(set) var isFilled = false
  private(set) var isSlashed = false

  /// Nothing.
  public static let none = SymbolVariants()
  /// A circle around it.
  public static let circle = none.circle
  /// A square around it.
  public static let square = none.square
  /// A rectangle around it.
  public static let rectangle = none.rectangle
  /// It is filled.
  public static let fill = none.fill
  /// A line through it.
  public static let slash = none.slash

  /// The same with a circle around it.
  public var circle: SymbolVariants { changing { $0.frame = .circle } }
  /// The same with a square around it.
  public var square: SymbolVariants { changing { $0.frame = .square } }
  /// The same with a rectangle around it.
  public var rectangle: SymbolVariants { changing { $0.frame = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { changing { $0.isFilled = true } }
  /// The same with a line through it.
  public var slash: SymbolVariants { changing { $0.isSlashed = true } }

  /// Whether all of another is in this one.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    changing {
      $0.frame = other.frame ?? $0.frame
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}

/// What the environment says of symbols, as one value.
nonisolated struct SymbolEnvironment: Hashable {
  var scale = Image.Scale.medium
  var mode: SymbolRenderingMode?
  var variants = SymbolVariants.none
  /// What happens to them, what the outermost modifier wants first.
  var effects: [SymbolEffectRequest] = []
}

extension EnvironmentValues {
  private enum SymbolKey: EnvironmentKey {
    static var defaultValue: SymbolEnvironment { SymbolEnvironment() }
  }

  var symbols: SymbolEnvironment {
    get { self[SymbolKey.self] }
    set { self[SymbolKey.self] = newValue }
  }

  /// How large symbols are beside the text around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/imagescale.
  public var imageScale: Image.Scale {
    get { symbols.scale }
    set { symbols.scale = newValue }
  }

  /// How the parts of symbols are told apart by colour; nil is all in one style, or in as many as the foreground has.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/symbolrenderingmode.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbols.mode }
    set { symbols.mode = newValue }
  }

  /// What is added to symbols.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/symbolvariants.
  public var symbolVariants: SymbolVariants {
    get { symbols.variants }
    set { symbols.variants = newValue }
  }
}

extension View {
  /// Sets how the parts of symbols in the view are told apart by colour; nil leaves it to the foreground.
  ///
  /// Which part is which is told by where it is and how large it is, for the icons that symbols are drawn as don't say.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:); which parts: ours.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds something to the symbols in the view, where there are such symbols: `star` becomes `star.fill`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symbolvariant(_:).
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Sets how large symbols in the view are beside the text around.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
  /// The symbol with its parts told apart by colour in another way; nil leaves it to what is around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/symbolrenderingmode(_:).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// Creates a symbol that shows a value in `0...1` by how many of its parts are on, such as the arcs of `wifi`; nil is all.
  ///
  /// What is off is more transparent. Values outside are moved there, and NaN counts as 0. A symbol of one part shows none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:); which parts: ours.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  /// Creates the picture of a name among a bundle's resources; a picture shows no value.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(_:variablevalue:bundle:).
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
}
