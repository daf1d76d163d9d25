public import Foundation
package import TrellisImages

/// A picture: from the program's resources, from data, or a symbol.
///
/// The view has the picture's own size, whatever is proposed; see ``resizable(capInsets:resizingMode:)``. A changed value causes
/// a redraw only if the picture differs: equal data and unchanged files are decoded once.
public nonisolated struct Image: View, Hashable, Sendable {
  /// The body's type: an image has no body.
  public typealias Body = Never

  /// The picture's source.
  enum Base: Hashable, Sendable {
    case decoded(DecodedImage)
    case resource(String, bundle: Bundle?)
    case symbol(String)
    indirect case fixedSymbol(FixedSymbol)
    /// The grey placeholder of a picture that is still loading.
    case awaited
  }

  let base: Base
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = false
  var renderingMode: TemplateRenderingMode?
  /// The rendering mode of a symbol's parts; nil takes the environment's.
  var symbolMode: SymbolRenderingMode?
  /// The share of a symbol's parts that are on, in `0...1`; nil is all.
  var variableValue: Double?
  /// The label for accessibility; nil takes the name of the resource or symbol.
  var label: Text?
  /// Whether the picture is hidden from accessibility.
  var isDecorative = false

  init(_ base: Base) {
    self.base = base
  }

  /// Creates a picture from a bundle's resource of that name; nil is the program's own bundle.
  ///
  /// The name may omit the extension and `@2x` or `@3x`: of several files, the one of the smallest scale that is at least the
  /// display's is used, or else the one of the largest. Files are searched in the bundle's folder and in its asset catalogs,
  /// whose sets may have pictures for dark mode. If none is found, a warning is logged once, and the picture is empty, with a
  /// size of zero.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, bundle: bundle))
  }

  /// Creates a picture from a bundle's resource, hidden from accessibility.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, bundle: bundle))
    isDecorative = true
  }

  /// Creates a symbol, drawn in the foreground style, with the size and weight of the surrounding text.
  ///
  /// The symbols are Bootstrap Icons, which are installed with the system. Names are those of the usual symbols, and a table maps
  /// each to the nearest icon. For an unknown name, a warning is logged once, and a dashed square is drawn. An icon has one
  /// weight: heavier weights are made with thicker outlines, except for filled icons. Lighter weights aren't made.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(systemname:); the shapes and sizes: ours.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// Creates a view of a decoded picture.
  package init(_ picture: DecodedImage) {
    self.init(.decoded(picture))
  }

  /// Creates a view of a symbol in a font of its own.
  package init(_ symbol: FixedSymbol) {
    self.init(.fixedSymbol(symbol))
  }
}
