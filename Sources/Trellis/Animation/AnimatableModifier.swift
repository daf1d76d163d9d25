/// The older name for a modifier that is ``Animatable``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animatablemodifier; SwiftUI calls it deprecated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
