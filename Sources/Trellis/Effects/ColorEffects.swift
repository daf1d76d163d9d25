import Foundation
import TrellisDisplayList
public import TrellisGeometry

nonisolated struct ColorAmountModifier: EffectModifier, Sendable {
  enum Kind {
    case brightness, contrast, saturation, grayscale, hue
  }

  let kind: Kind
  var amount: Double

  var animatableData: Double {
    // A hue is an angle: see Angle.animatableData.
    get { kind == .hue ? amount * 128 : amount }
    set { amount = kind == .hue ? newValue / 128 : newValue }
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    guard amount.isFinite else { return nil }
    let matrix: ColorTransform =
      switch kind {
      case .brightness: .brightness(amount)
      case .contrast: .contrast(amount)
      case .saturation: .saturation(amount)
      case .grayscale: .saturation(1 - amount)
      case .hue: .hueRotation(amount)
      }
    return .color(matrix)
  }
}

nonisolated struct ColorInversionModifier: EffectModifier {
  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? { .color(.inversion) }
}

nonisolated struct LuminanceModifier: EffectModifier {
  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? { .color(.luminanceToAlpha) }
}

nonisolated struct ColorMultiplyModifier: EffectModifier {
  let color: Color

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    .color(.multiply(color.resolved(in: context.colors)))
  }
}

extension View {
  private nonisolated func color(_ kind: ColorAmountModifier.Kind, _ amount: Double) -> some View {
    ModifiedContent(content: self, modifier: ColorAmountModifier(kind: kind, amount: amount))
  }

  /// Makes the view's colours lighter by an amount: 0 leaves them, 1 makes them white.
  ///
  /// An amount that isn't finite leaves them, here and below.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/brightness(_:).
  public nonisolated func brightness(_ amount: Double) -> some View { color(.brightness, amount) }

  /// Moves the view's colours away from the middle: 1 leaves them, 0 makes them grey, negative ones turn them round.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contrast(_:).
  public nonisolated func contrast(_ amount: Double) -> some View { color(.contrast, amount) }

  /// Makes the view's colours stronger: 1 leaves them, 0 makes them grey.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/saturation(_:).
  public nonisolated func saturation(_ amount: Double) -> some View { color(.saturation, amount) }

  /// Makes the view's colours grey: 0 leaves them, 1 takes all colour away.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/grayscale(_:).
  public nonisolated func grayscale(_ amount: Double) -> some View { color(.grayscale, amount) }

  /// Turns the hue of the view's colours by an angle.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/huerotation(_:).
  public nonisolated func hueRotation(_ angle: Angle) -> some View { color(.hue, angle.radians) }

  /// Turns the view's colours into their opposites.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/colorinvert().
  public nonisolated func colorInvert() -> some View {
    ModifiedContent(content: self, modifier: ColorInversionModifier())
  }

  /// Multiplies the view's colours by another.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/colormultiply(_:).
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    ModifiedContent(content: self, modifier: ColorMultiplyModifier(color: color))
  }

  /// Makes opacity of the view's lightness: what is black can't be seen.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/luminancetoalpha().
  public nonisolated func luminanceToAlpha() -> some View {
    ModifiedContent(content: self, modifier: LuminanceModifier())
  }
}
