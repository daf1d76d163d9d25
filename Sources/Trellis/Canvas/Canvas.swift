public import Foundation

/// A view that is drawn by a closure, command by command.
///
/// It fills the proposed space, with 10 points for an unspecified dimension. The closure gets a ``GraphicsContext`` and the
/// view's size. It runs when the canvas is first shown, and again when the size or the closure's captured values change. It also
/// runs again when state, environment values or symbols that it read change. Two closures are equal if they have the same code
/// and the same object of captured values. A closure that captures nothing is always equal to itself.
///
/// Drawing beyond the view's edges doesn't show. Blend modes mix with the canvas's own drawing, not with the background. Nothing
/// in a canvas takes taps.
///
/// Source: documented, developer.apple.com/documentation/swiftui/canvas; that its edges clip: inferred, it draws on a layer of
/// its own.
public nonisolated struct Canvas<Symbols: View>: View {
  /// The body's type: a canvas has no body.
  public typealias Body = Never

  /// Views that the closure may draw, each with a tag that identifies it.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether every point of the canvas is opaque: the canvas is black where nothing is drawn.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/canvas/isopaque; the black: inferred, drawing that isn't
  /// opaque is documented as undefined.
  public var isOpaque: Bool
  /// The colour space in which colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be presented later than the views around it; here it never is.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that its closure may draw.
  ///
  /// The closure gets a view by its tag, from ``GraphicsContext/resolveSymbol(id:)``.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:symbols:).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:).
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}
