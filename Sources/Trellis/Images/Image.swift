public import Foundation
import TrellisImages

/// A picture: from the program's resources, from data, or a symbol.
///
/// It is as large as the picture is, whatever is proposed; see ``resizable(capInsets:resizingMode:)``. A picture of another
/// value is drawn anew only where it is another picture: equal data and unchanged files are decoded once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/image.
public nonisolated struct Image: View, Hashable, Sendable {
  /// It has no body.
  public typealias Body = Never

  /// Where the picture comes from.
  enum Base: Hashable, Sendable {
    case decoded(DecodedImage)
    case resource(String, bundle: Bundle?)
    case symbol(String)
    /// The grey that stands for a picture that isn't there yet.
    case awaited
  }

  let base: Base
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = false
  var renderingMode: TemplateRenderingMode?
  /// How the parts of a symbol are told apart; nil leaves it to what is around.
  var symbolMode: SymbolRenderingMode?
  /// How many of a symbol's parts are on, in `0...1`; nil is all.
  var variableValue: Double?
  /// Whether it means nothing to who doesn't see it.
  var isDecorative = false

  init(_ base: Base) {
    self.base = base
  }

  /// Creates the picture of a name among a bundle's resources; nil is the program's own bundle.
  ///
  /// The name may leave the ending out, and `@2x` and `@3x`: of several files the one with the most pixels is taken.
  /// Files are looked for in the bundle's folder, and in its asset catalogs. Where there is none, the program says so
  /// once, and there is no picture: it has no size.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, bundle: bundle))
  }

  /// Creates the picture of a name among a bundle's resources, which means nothing to who doesn't see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, bundle: bundle))
    isDecorative = true
  }

  /// Creates a symbol: it is drawn in the foreground's style, and as large and as heavy as the text around.
  ///
  /// The symbols are Bootstrap Icons', which are installed with the system; names are those of the usual symbols, and a
  /// table says which icon is nearest. For a name that it lacks, the program says so once, and a dashed square stands
  /// there. An icon has one weight: heavier ones are made by thicker outlines, but not of filled
  /// icons, and lighter ones aren't made.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(systemname:); the shapes and sizes: ours.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// Creates a picture that was decoded.
  public init(uiImage: UIImage) {
    self.init(.decoded(uiImage.decoded))
  }

  /// Creates a picture that was decoded.
  public init(nsImage: NSImage) {
    self.init(.decoded(nsImage.decoded))
  }
}
