public import SwiftUI

private struct FamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct MarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The family in which a widget is shown; outside of widgets, ``WidgetFamily/systemSmall``.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The margins around the content of a widget; outside of widgets, zero.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  /// The colours in which the system draws the widget: always ``WidgetRenderingMode/fullColor``.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget shows its background: always true.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether the widget's label is shown beside it: always false.
  public var showsWidgetLabel: Bool { false }
}

extension ContainerBackgroundPlacement {
  /// The widget.
  public static let widget = ContainerBackgroundPlacement(number: 3)
}

extension View {
  /// Sets the URL with which the widget opens its app.
  ///
  /// Previews and the window of a widget don't open it.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Adds the view to the accented group; without effect, as widgets are always in full colour here.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets the text beside an accessory; without effect, as no watch face shows it.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Sets the text beside an accessory; without effect, as no watch face shows it.
  public nonisolated func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Sets the text beside an accessory; without effect, as no watch face shows it.
  @_disfavoredOverload
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Sets the curve of the content; without effect, as no watch face shows it.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

/// The drawing of an image in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let number: Int
  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(number: 0)
  /// In shades of the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(number: 1)
  /// In shades of grey.
  public static let desaturated = WidgetAccentedRenderingMode(number: 2)
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(number: 3)
}

extension Image {
  /// Returns the image unchanged: widgets are always in full colour here.
  public nonisolated func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// The background of an accessory: a translucent surface.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public init() {}

  /// A translucent surface in the shape of the container.
  public var body: some View { ContainerRelativeShape().fill(.primary.opacity(0.15)) }
}
