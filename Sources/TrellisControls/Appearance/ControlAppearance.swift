import Observation
package import Trellis

/// The colours and fonts of bars and controls that a program sets for all its windows, such as with UIKit's `appearance()`.
///
/// nil stands for the theme's. A bar or a control that reads a value is evaluated again after a change of the value.
@MainActor @Observable
package final class ControlAppearance {
  /// The appearance in all windows of the program.
  package static let shared = ControlAppearance()

  /// The bars at the top of pages.
  package var navigationBar = Bar()
  /// The bars of tabs.
  package var tabBar = Bar()
  /// The segmented pickers.
  package var segments = Segments()
  /// The dots of tabs as pages.
  package var dots = Dots()

  private init() {}

  /// The colour and the font of a title.
  package struct Title: Equatable {
    package var color: Color?
    package var font: Font?

    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
  }

  /// The appearance of a bar.
  package struct Bar: Equatable {
    /// The background while content is scrolled under the bar.
    package var background: Color?
    /// The background while no content is scrolled under the bar.
    package var edgeBackground: Color?
    /// Whether the theme's background is visible, too, while no content is scrolled under the bar.
    package var isShownAtEdge = false
    /// Whether a line separates the bar from the content.
    package var hasLine = true
    /// The title in the main line, and the large title.
    package var (title, largeTitle) = (Title(), Title())
    /// The tint of buttons and of the selected tab.
    package var tint: Color?
    /// The colour of the tabs that aren't selected.
    package var unselected: Color?

    package init() {}
  }

  /// The appearance of segmented pickers.
  package struct Segments: Equatable {
    /// The colour behind all segments, and that of the selected one.
    package var (background, selected): (Color?, Color?) = (nil, nil)
    /// The titles of the segments, and that of the selected one.
    package var (title, selectedTitle) = (Title(), Title())

    package init() {}
  }

  /// The colours of dots for pages.
  package struct Dots: Equatable {
    /// The colours of the dot of the visible page, and of the others.
    package var (selected, others): (Color?, Color?) = (nil, nil)

    package init() {}
  }
}

extension View {
  /// Sets the colour and the font of a title; without a font of its own, it has `font`, and nil keeps that of the environment.
  nonisolated func title(_ title: ControlAppearance.Title, font: Font? = nil) -> some View {
    transformEnvironment(\.font) { $0 = title.font ?? font ?? $0 }
      .foregroundStyle(title.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
  }

  /// Sets a tint; nil keeps that of the environment.
  nonisolated func barTint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

extension EnvironmentValues {
  private enum TabBarAppearanceKey: EnvironmentKey { static var defaultValue: ControlAppearance.Bar? { nil } }

  /// The appearance of the bars of tabs in the view; nil for that of ``ControlAppearance/shared``.
  package nonisolated var tabBarAppearance: ControlAppearance.Bar? {
    get { self[TabBarAppearanceKey.self] }
    set { self[TabBarAppearanceKey.self] = newValue }
  }
}
