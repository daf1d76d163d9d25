import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

/// The resolver of a canvas's commands during one run of its closure, with the environment, the fonts and the symbols.
///
/// The canvas depends on all values that this object reads.
@MainActor
final class CanvasScene {
  /// The canvas's bounds, in its own space.
  nonisolated let bounds: CGRect
  private let context: StyleContext
  private let environment: EnvironmentScope
  private let window: ViewContext
  private let symbols: CanvasSymbols?
  private lazy var colorScheme = context.colors

  init(
    size: CGSize, _ environment: EnvironmentScope, _ window: ViewContext, symbols: CanvasSymbols? = nil
  ) {
    bounds = CGRect(origin: .zero, size: size)
    context = StyleContext(environment)
    (self.environment, self.window, self.symbols) = (environment, window, symbols)
  }

  /// Returns a colour's components in the environment.
  func resolve(_ color: Color) -> RGBAColor { color.resolved(in: colorScheme) }

  /// Returns the stops of a gradient, in the order of their locations.
  func resolve(_ gradient: Gradient) -> [GradientPaint.Stop] { gradient.paintStops(in: context) }

  /// Returns a style in the environment.
  func resolve(_ style: AnyShapeStyle) -> ResolvedStyle { style.resolved(in: context) }

  /// Returns a text in the environment; `foreground`, if given, replaces the foreground for text without a colour of its own.
  func resolve(_ text: Text, foreground: ResolvedStyle? = nil) -> ResolvedText {
    var context = context
    if let foreground {
      let style = AnyShapeStyle(FixedStyle(resolvedStyle: foreground))
      context.foreground = .some(ForegroundStyles([style], around: context.foregroundStyles))
    }
    let environment = environment.value(\.text, named: "text").wrappedValue
    return ResolvedText(text, in: environment, context, prepare: window.measurer.prepare)
  }

  func resolve(_ image: Image) -> ResolvedImage { Image.resolve(image, in: environment) }

  /// Returns the view with a tag; nil if there is none.
  func symbol(tagged id: AnyHashable) -> (size: CGSize, item: DisplayItem)? { symbols?.symbol(tagged: id) }
}

/// A style that is the same in every environment.
private nonisolated struct FixedStyle: PrimitiveStyle {
  let resolvedStyle: ResolvedStyle

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle { resolvedStyle }
}
