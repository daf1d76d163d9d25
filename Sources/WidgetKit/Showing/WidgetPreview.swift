public import ActivityKit
public import SwiftUI

/// The view of a `#Preview(as:)`: the entries of a widget below each other, in the size of a family.
public struct _WidgetPreview: View {
  private let content: AnyView

  /// Creates the preview of entries.
  public init(
    as family: WidgetFamily, widget: @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @MainActor () -> [any TimelineEntry]
  ) {
    let entries = timeline()
    content = Self.each(of: widget()) { widget in
      ForEach(entries.indices, id: \.self) { index in
        if let view = widget.view(entries[index]) {
          WidgetFrame(family: family, hasMargins: widget.hasMargins, content: view)
        } else {
          Text(verbatim: "\(type(of: entries[index])) isn't an entry of the widget \(widget.kind)")
        }
      }
    }
  }

  /// Creates the preview of a snapshot; the provider is that of the widget.
  public init<Provider: TimelineProvider>(
    as family: WidgetFamily, widget: @MainActor () -> any Widget,
    timelineProvider: @MainActor () -> Provider
  ) {
    content = Self.each(of: widget()) { WidgetSnapshot(widget: $0, family: family, isPreview: true) }
  }

  /// Creates the preview of a snapshot; the provider is that of the widget.
  public init<Provider: AppIntentTimelineProvider>(
    as family: WidgetFamily, using intent: Provider.Intent, widget: @MainActor () -> any Widget,
    timelineProvider: @MainActor () -> Provider
  ) {
    content = Self.each(of: widget()) { WidgetSnapshot(widget: $0, family: family, isPreview: true) }
  }

  /// Creates the preview of a live activity in some states.
  public init<Attributes: ActivityAttributes>(
    as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @MainActor () -> [Attributes.ContentState]
  ) {
    let states = contentStates()
    content = Self.each(of: widget()) { widget in
      ForEach(states.indices, id: \.self) { index in
        if let view = widget.activity?.view(kind, attributes, states[index]) {
          view
        } else {
          Text(verbatim: "\(Attributes.self) aren't the attributes of the widget \(widget.kind)")
        }
      }
    }
  }

  private static func each<V: View>(
    of widget: any Widget, @ViewBuilder content: @escaping (WidgetDescription) -> V
  ) -> AnyView {
    let widgets = WidgetDescription.all(of: widget)
    return AnyView(ForEach(widgets.indices, id: \.self) { content(widgets[$0]) })
  }

  /// The entries below each other.
  public var body: some View {
    VStack(spacing: 16) { content }
      .padding(16)
      .background(.quaternary)
  }
}

/// A builder of the entries of a preview.
@resultBuilder
@MainActor public enum PreviewTimelineBuilder {
  /// Adds an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Adds entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Combines entries.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// Adds the entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}

/// A builder of the states of a preview.
@resultBuilder
@MainActor public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// Adds a state.
  public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] {
    [state]
  }
  /// Combines states.
  public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] {
    states.flatMap(\.self)
  }
}
