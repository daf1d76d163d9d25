public import Trellis

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, with a key of its own.
///
/// In extensions of `Transaction`, `ContainerValues` and `FocusedValues` it makes a value of those.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var level = 1
///   @Entry var title: String?
/// }
/// ```
/// What stands behind `=` is the default, and is evaluated whenever the default is asked for; a variable whose type is
/// optional may leave it out.
///
/// Source: documented, developer.apple.com/documentation/swiftui/entry().
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TrellisMacros", type: "EntryMacro")

/// Used by what `@Entry` expands to.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "TrellisMacros", type: "EntryDefaultValueMacro")

/// Declares a view to look at while it is written.
///
/// `trellis run FILE --preview NAME` shows it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/preview(_:body:).
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "TrellisMacros", type: "PreviewMacro")

/// Declares a view to look at while it is written, and how large it is shown.
///
/// Source: documented, developer.apple.com/documentation/swiftui/preview(_:traits:_:body:).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TrellisMacros", type: "PreviewMacro")

/// Marks a variable at the beginning of a `#Preview`, which may be a dynamic property then: `@Previewable @State var`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/previewable().
@attached(peer)
public macro Previewable() = #externalMacro(module: "TrellisMacros", type: "PreviewableMacro")
