public import Foundation

/// The way in which the parts of a symbol are coloured.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All parts have the first foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The parts have the colours of the object shown, or the first foreground style if it has none.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// All parts have the first foreground style, secondary ones with less opacity.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The parts have the foreground styles in order; missing styles are more transparent than the last one.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Modifications of symbols: a frame, a line through them, and a fill.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  enum Frame: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  private(set) var frame: Frame?
  private(set) var isFilled = false
  private(set) var isSlashed = false

  /// No modification.
  public static let none = SymbolVariants()
  /// A circle around the symbol.
  public static let circle = none.circle
  /// A square around the symbol.
  public static let square = none.square
  /// A rectangle around the symbol.
  public static let rectangle = none.rectangle
  /// A filled symbol.
  public static let fill = none.fill
  /// A line through the symbol.
  public static let slash = none.slash

  /// The variants with a circle around the symbol added.
  public var circle: SymbolVariants { changing { $0.frame = .circle } }
  /// The variants with a square around the symbol added.
  public var square: SymbolVariants { changing { $0.frame = .square } }
  /// The variants with a rectangle around the symbol added.
  public var rectangle: SymbolVariants { changing { $0.frame = .rectangle } }
  /// The variants with a fill added.
  public var fill: SymbolVariants { changing { $0.isFilled = true } }
  /// The variants with a line through the symbol added.
  public var slash: SymbolVariants { changing { $0.isSlashed = true } }

  /// Returns whether these variants include all of the others.
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

/// The environment's values for symbols.
nonisolated struct SymbolEnvironment: Hashable {
  var scale = Image.Scale.medium
  var mode: SymbolRenderingMode?
  var variants = SymbolVariants.none
  /// The effects on symbols, those of the outermost modifier first.
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

  /// The size of symbols relative to the surrounding text.
  public var imageScale: Image.Scale {
    get { symbols.scale }
    set { symbols.scale = newValue }
  }

  /// The rendering mode of symbols; nil uses one style, or as many as the foreground has.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbols.mode }
    set { symbols.mode = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { symbols.variants }
    set { symbols.variants = newValue }
  }
}

extension View {
  /// Sets the rendering mode of symbols in the view; nil leaves it to the foreground.
  ///
  /// Parts are distinguished by position and size, because the icons don't define them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:); the parts: ours.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds variants to the symbols in the view, if such symbols exist: `star` becomes `star.fill`.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Sets the size of symbols in the view relative to the surrounding text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
  /// Sets the rendering mode of the symbol; nil takes the environment's.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// Creates a symbol that shows a value in `0...1` by the share of its parts that are on; nil is all.
  ///
  /// Such parts are the arcs of `wifi`, for example. Parts that are off are more transparent. Values outside the range are
  /// clamped, and NaN counts as 0. A symbol of one part shows no value.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:); the parts: ours.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  /// Creates a picture from a bundle's resource of that name; the value is ignored.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
}
