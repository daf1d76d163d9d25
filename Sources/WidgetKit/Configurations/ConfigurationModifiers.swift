public import SwiftUI

extension WidgetConfiguration {
  /// Sets the name of the widget for the user.
  public nonisolated func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changing { $0.name = name }
  }

  /// Sets the name of the widget for the user.
  public nonisolated func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.name = Text(name) }
  }

  /// Sets the name of the widget for the user.
  @_disfavoredOverload
  public nonisolated func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    let text = String(name)
    return changing { $0.name = Text(verbatim: text) }
  }

  /// Sets the name of the widget for the user.
  @_disfavoredOverload
  public nonisolated func configurationDisplayName(_ name: LocalizedStringResource)
    -> some WidgetConfiguration
  {
    changing { $0.name = Text(name) }
  }

  /// Sets the sentence about the widget.
  public nonisolated func description(_ about: Text) -> some WidgetConfiguration {
    changing { $0.about = about }
  }

  /// Sets the sentence about the widget.
  public nonisolated func description(_ about: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.about = Text(about) }
  }

  /// Sets the sentence about the widget.
  @_disfavoredOverload
  public nonisolated func description(_ about: some StringProtocol) -> some WidgetConfiguration {
    let text = String(about)
    return changing { $0.about = Text(verbatim: text) }
  }

  /// Sets the sentence about the widget.
  @_disfavoredOverload
  public nonisolated func description(_ about: LocalizedStringResource) -> some WidgetConfiguration {
    changing { $0.about = Text(about) }
  }

  /// Sets the families in which the widget may be shown; without this, the small, medium and large ones.
  public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }

  /// Removes the margins around the content.
  public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasMargins = false }
  }

  /// Returns the configuration unchanged: the background is always shown here.
  public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
  { self }

  /// Returns the configuration unchanged: no session runs for a widget here.
  public nonisolated func onBackgroundURLSessionEvents(
    matching: @escaping (String) -> Bool, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: no session runs for a widget here.
  public nonisolated func onBackgroundURLSessionEvents(
    matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: no desktop asks for a widget's choices.
  public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged: no other device shows an activity.
  public nonisolated func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  {
    self
  }

  /// Returns the configuration unchanged: no other place shows a widget.
  public nonisolated func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
}

/// The places that show widgets on Apple's systems.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a charging phone.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A phone's widgets on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// A car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}
