import SwiftUI

/// A view of the app outside the app, from a timeline of entries.
///
/// Here, previews show it, and the window of a program whose `@main` is the widget.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The widget's views and the source of their values.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
}

/// The widgets of a program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Runs a program that consists of the widget: a window shows it in each of its families.
  @MainActor @preconcurrency public static func main() {
    WidgetGallery.widgets = { WidgetDescription.all(of: Self()) }
    WidgetGallery.main()
  }
}

extension WidgetBundle {
  /// Runs a program that consists of the widgets: a window shows each of them in each of its families.
  @MainActor @preconcurrency public static func main() {
    WidgetGallery.widgets = { WidgetDescription.all(of: Self().body) }
    WidgetGallery.main()
  }
}
