public import Foundation
import TrellisDisplayList

/// The effect of a shader, which reports that it can't run.
private nonisolated struct ShaderEffect: EffectModifier {
  let shader: Shader
  let place: String
  let isEnabled: Bool

  init(_ shader: Shader, _ place: String, _ isEnabled: Bool) {
    (self.shader, self.place, self.isEnabled) = (shader, place, isEnabled)
  }

  @MainActor func effect(on size: CGSize, in context: StyleContext) -> Effect? {
    if isEnabled { shader.report(in: place) }
    return nil
  }
}

extension View {
  /// Draws the view without the shader's change of colours, and reports that once; see ``Shader``.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: ShaderEffect(shader, "View.colorEffect", isEnabled))
  }

  /// Draws the view without the shader's change of positions, and reports that once; see ``Shader``.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ModifiedContent(content: self, modifier: ShaderEffect(shader, "View.distortionEffect", isEnabled))
  }

  /// Draws the view without the shader's change of the picture, and reports that once; see ``Shader``.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ModifiedContent(content: self, modifier: ShaderEffect(shader, "View.layerEffect", isEnabled))
  }
}

extension VisualEffect {
  /// Returns the effect without the shader's change of colours, and reports that once; see ``Shader``.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled { shader.report(in: "VisualEffect.colorEffect") }
    return self
  }

  /// Returns the effect without the shader's change of positions, and reports that once; see ``Shader``.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.report(in: "VisualEffect.distortionEffect") }
    return self
  }

  /// Returns the effect without the shader's change of the picture, and reports that once; see ``Shader``.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.report(in: "VisualEffect.layerEffect") }
    return self
  }
}
