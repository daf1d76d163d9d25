/// Whether the user interface is light or dark.
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

  /// Whether the user interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// What the views wish; windows and what is presented in them follow it.
package nonisolated struct PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Has the view be light or dark.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/colorscheme(_:).
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Has the window that the view is in be light or dark; nil is as it would be.
  ///
  /// Where several views say so, the outermost one counts, and of several side by side the first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:).
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
      .modifier(ColorSchemeWish())
  }
}

/// Lets the window know that somebody may have a wish.
private nonisolated struct ColorSchemeWish: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<ColorSchemeWish>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    inputs.context.hasColorSchemeWish = true
    return content(inputs)
  }
}

extension ViewGraph {
  /// What the content wants the window to be; nil where nothing says so.
  ///
  /// Bring the display list up to date first. Where no view ever had a wish, nothing is asked.
  var preferredColorScheme: ColorScheme? {
    context.hasColorSchemeWish ? preference(PreferredColorSchemeKey.self) : nil
  }
}
