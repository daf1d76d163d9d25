import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

/// What a canvas's commands are resolved by during one run of its closure: the environment, the fonts and the symbols.
///
/// What is read here is what the canvas depends on.
@MainActor
final class CanvasScene {
  /// The canvas, in its own space.
  nonisolated let bounds: CGRect
  private let context: StyleContext
  private let inputs: ViewInputs
  private let symbols: CanvasSymbols?
  private lazy var colorScheme = context.colors

  init(size: CGSize, _ inputs: ViewInputs, _ symbols: CanvasSymbols?) {
    bounds = CGRect(origin: .zero, size: size)
    context = StyleContext(inputs.environment)
    (self.inputs, self.symbols) = (inputs, symbols)
  }

  /// A colour as it is drawn.
  func resolve(_ color: Color) -> RGBAColor { color.resolved(in: colorScheme) }

  /// What a gradient's colours are, in the order of their places.
  func resolve(_ gradient: Gradient) -> [GradientPaint.Stop] { gradient.paintStops(in: context) }

  /// What a style looks like.
  func resolve(_ style: AnyShapeStyle) -> ResolvedStyle { style.resolved(in: context) }

  /// A text; `foreground` is what is in it without a colour of its own, where that isn't the foreground around.
  func resolve(_ text: Text, foreground: ResolvedStyle? = nil) -> ResolvedText {
    var context = context
    if let foreground {
      let style = AnyShapeStyle(KnownStyle(resolvedStyle: foreground))
      context.foreground = .some(ForegroundStyles([style], around: context.foregroundStyles))
    }
    let environment = inputs.environment.value(\.text, named: "text").wrappedValue
    return ResolvedText(text, in: environment, context, prepare: inputs.context.measurer.prepare)
  }

  func resolve(_ image: Image) -> ResolvedImage { Image.resolve(image, in: inputs.environment) }

  /// The view that is tagged with a value.
  func symbol(tagged id: AnyHashable) -> (size: CGSize, item: DisplayItem)? { symbols?.symbol(tagged: id) }
}

/// A style that looks like this wherever it is.
private nonisolated struct KnownStyle: PrimitiveStyle {
  let resolvedStyle: ResolvedStyle

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle { resolvedStyle }
}
