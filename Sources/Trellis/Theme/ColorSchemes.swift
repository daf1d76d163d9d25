/// A light or dark appearance of the user interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  /// The appearance of the user interface: light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// The color scheme that views prefer; windows and what they present follow it.
package nonisolated struct PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the color scheme of the view and of all views inside it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the color scheme that the view prefers for its window; nil states no preference.
  ///
  /// If several views state a preference, the outermost view's counts, and of siblings the first one's.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
      .modifier(PreferredColorSchemeMarker())
  }
}

/// A modifier that records in the window that a view may state a preference.
private nonisolated struct PreferredColorSchemeMarker: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<PreferredColorSchemeMarker>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    inputs.context.mayPreferColorScheme = true
    return content(inputs)
  }
}

extension ViewGraph {
  /// The color scheme that the content prefers for the window, or nil if it states no preference.
  ///
  /// It is valid after an update of the display list. If no view ever had the modifier, no preference is read.
  var preferredColorScheme: ColorScheme? {
    context.mayPreferColorScheme ? preference(PreferredColorSchemeKey.self) : nil
  }
}

extension ViewContext {
  private enum PreferringKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Bool { false }
  }

  /// Whether any view has ever requested a light or dark window.
  fileprivate var mayPreferColorScheme: Bool {
    get { self[PreferringKey.self] }
    set { self[PreferringKey.self] = newValue }
  }
}
