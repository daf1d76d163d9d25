public import Foundation

/// A view that is drawn by a closure, command by command.
///
/// It takes all the room that it is proposed, and 10 points where nothing is. The closure is given a
/// ``GraphicsContext`` and the view's size; it runs when the canvas is first shown, and again when the size, the closure's
/// captured values, or state, environment values and symbols that it read have changed. Like any closures, two are the same
/// where their code and what they captured are the same object; a closure that captured nothing is always the same.
///
/// What is drawn beyond the view's edges doesn't show, blend modes mix with what the canvas has drawn and not with what is
/// behind it, and nothing in it takes taps.
///
/// Source: documented, developer.apple.com/documentation/swiftui/canvas; that its edges clip: inferred, it draws on a layer of
/// its own.
public nonisolated struct Canvas<Symbols: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// Views that the closure may draw, each tagged with a value by which it is found.
  public var symbols: Symbols
  /// What draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether every point of the canvas is opaque: it is black where nothing is drawn.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/canvas/isopaque; the black: inferred, what is drawn on it
  /// that isn't opaque is documented as undefined.
  public var isOpaque: Bool
  /// The colour space that colours are mixed in.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be presented later than the views around it; it never is here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that its closure may draw: it gets one by the value that the view is tagged with, by
  /// ``GraphicsContext/resolveSymbol(id:)``.
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

/// The colour space that colours are mixed in.
///
/// Source: documented, developer.apple.com/documentation/swiftui/colorrenderingmode; its linear spaces aren't there yet.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
}
