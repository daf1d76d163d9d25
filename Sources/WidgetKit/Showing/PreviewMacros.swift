public import ActivityKit

/// Declares a preview of a widget's entries, in the size of a family.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "TrellisMacros", type: "WidgetPreviewMacro")

/// Declares a preview of a widget's snapshot, in the size of a family.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TrellisMacros", type: "WidgetPreviewMacro")

/// Declares a preview of a widget's snapshot, in the size of a family. The widget gets an intent without values.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TrellisMacros", type: "WidgetPreviewMacro")

/// Declares a preview of a live activity in some states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "TrellisMacros", type: "WidgetPreviewMacro")
