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
    // A hue is an angle, with the scale of `Angle.animatableData`.
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

  /// Brightens the view's colours by an amount: 0 has no effect, 1 makes them white.
  ///
  /// An amount that isn't finite has no effect, as with the other colour effects.
  public nonisolated func brightness(_ amount: Double) -> some View { color(.brightness, amount) }

  /// Changes the contrast of the view: 1 has no effect, 0 makes colours grey, and negative amounts invert them.
  public nonisolated func contrast(_ amount: Double) -> some View { color(.contrast, amount) }

  /// Changes the saturation of the view: 1 has no effect, 0 makes colours grey.
  public nonisolated func saturation(_ amount: Double) -> some View { color(.saturation, amount) }

  /// Removes colour from the view: 0 has no effect, 1 removes all of it.
  public nonisolated func grayscale(_ amount: Double) -> some View { color(.grayscale, amount) }

  /// Rotates the hue of the view's colours by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { color(.hue, angle.radians) }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View {
    ModifiedContent(content: self, modifier: ColorInversionModifier())
  }

  /// Multiplies the view's colours by another.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    ModifiedContent(content: self, modifier: ColorMultiplyModifier(color: color))
  }

  /// Turns the view's lightness into opacity: black becomes clear.
  public nonisolated func luminanceToAlpha() -> some View {
    ModifiedContent(content: self, modifier: LuminanceModifier())
  }
}
