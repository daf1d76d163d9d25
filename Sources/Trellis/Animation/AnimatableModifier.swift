/// A modifier that is on its way from one value to another: the older name of what any modifier is that is ``Animatable``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animatablemodifier; SwiftUI calls it deprecated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
