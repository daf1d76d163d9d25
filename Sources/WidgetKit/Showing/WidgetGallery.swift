import SwiftUI

/// The program that shows widgets: each widget in each of its families, with the entry of its snapshot.
struct WidgetGallery: App {
  /// Returns the widgets; set before the app starts.
  @MainActor static var widgets: () -> [WidgetDescription] = { [] }

  var body: some Scene {
    WindowGroup(Text(verbatim: "Widgets")) {
      ScrollView {
        WidgetGalleryContent(widgets: Self.widgets())
      }
    }
  }
}

/// The widgets below each other.
struct WidgetGalleryContent: View {
  let widgets: [WidgetDescription]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(widgets.indices, id: \.self) { index in
        let widget = widgets[index]
        VStack(alignment: .leading, spacing: 8) {
          (widget.name ?? Text(verbatim: widget.kind)).font(.headline)
          widget.about?.font(.subheadline).foregroundStyle(.secondary)
          if widget.activity != nil {
            Text(verbatim: "Live activity: a preview with #Preview(as:using:) shows it.").font(.caption)
          }
          ForEach(widget.activity == nil ? widget.families : [], id: \.self) { family in
            Text(verbatim: family.description).font(.caption).foregroundStyle(.secondary)
            WidgetSnapshot(widget: widget, family: family, isPreview: false)
          }
        }
      }
      if widgets.isEmpty { Text(verbatim: "The program has no widgets.") }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.quaternary)
  }
}

/// A widget with the entry of its snapshot; until the provider has returned it, the redacted placeholder.
struct WidgetSnapshot: View {
  let widget: WidgetDescription
  let family: WidgetFamily
  let isPreview: Bool
  @State private var content: AnyView?

  var body: some View {
    let context = TimelineProviderContext(family: family, isPreview: isPreview)
    WidgetFrame(
      family: family, hasMargins: widget.hasMargins,
      content: Group {
        if let content {
          content
        } else {
          widget.placeholder(context).redacted(reason: .placeholder)
        }
      }
    )
    .task { content = await widget.snapshot(context) }
  }
}
