import SwiftUI

/// A widget, as previews and the gallery show it.
struct WidgetDescription {
  /// The kind, by which an app names the widget.
  let kind: String
  /// The name for the user; nil is the kind.
  var name: Text?
  /// A sentence about the widget; nil if there is none.
  var about: Text?
  /// The families in which the widget may be shown.
  var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
  /// Whether the content has margins.
  var hasMargins = true
  /// Returns the view of a placeholder.
  var placeholder: @MainActor (TimelineProviderContext) -> AnyView
  /// Returns the view of an entry for now.
  var snapshot: @MainActor (TimelineProviderContext) async -> AnyView
  /// Returns the view of an entry; nil for an entry of another type.
  var view: @MainActor (any TimelineEntry) -> AnyView?
  /// The views of a live activity; nil for other widgets.
  var activity: ActivityViews?

  /// Returns the widgets of a bundle, in order.
  @MainActor static func all(of widget: some Widget) -> [WidgetDescription] {
    if let group = widget as? WidgetGroup { return group.widgets.flatMap { all(of: $0) } }
    return [widget.body.widget].compactMap(\.self)
  }
}

/// A value that is passed from one isolation domain to another, once.
struct Passed<Value>: @unchecked Sendable {
  let value: Value
}

/// A task that waits for a value, which need not be sendable.
final class Waiting<Value>: Sendable {
  private let continuation: CheckedContinuation<Passed<Value>, Never>

  init(_ continuation: CheckedContinuation<Passed<Value>, Never>) { self.continuation = continuation }

  /// Resumes the task with a value.
  @Sendable func resume(_ value: Value) { continuation.resume(returning: Passed(value: value)) }
}
