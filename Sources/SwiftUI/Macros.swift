public import Trellis

/// Turns a variable in an extension of `EnvironmentValues` into a value of the environment, with a key of its own.
///
/// In an extension of `Transaction`, `ContainerValues` or `FocusedValues`, the macro makes a value of that type.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var level = 1
///   @Entry var title: String?
/// }
/// ```
/// The expression after `=` is the default value, evaluated at each use of the default. A variable of an optional type may omit
/// the expression.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TrellisMacros", type: "EntryMacro")

/// Used by the expansion of `@Entry`.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "TrellisMacros", type: "EntryDefaultValueMacro")

/// Declares a view to be shown during development.
///
/// `trellis run FILE --preview NAME` shows it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "TrellisMacros", type: "PreviewMacro")

/// Declares a view to be shown during development, with traits such as its size.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TrellisMacros", type: "PreviewMacro")

/// Marks a variable at the beginning of a `#Preview`, so that it may be a dynamic property: `@Previewable @State var`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TrellisMacros", type: "PreviewableMacro")

/// Makes a type animatable, with all its stored variables as animatable data.
///
/// ```swift
/// @Animatable struct Wave: Shape {
///   var height: CGFloat
///   @AnimatableIgnored var count: Int
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
/// Variables with attributes, such as `@State`, and constants aren't animated. The type of every other variable must be
/// animatable, unless the variable is marked `@AnimatableIgnored`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animatable().
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "TrellisMacros", type: "AnimatableMacro")

/// Keeps a variable out of the animatable data of a type that is marked `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TrellisMacros", type: "AnimatableIgnoredMacro")
