public import ActivityKit
public import SwiftUI

/// The values of a live activity for its views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The values that don't change.
  public let attributes: Attributes
  /// The values that change.
  public let state: Attributes.ContentState
  /// The identifier of the activity.
  public let activityID: String
  /// Whether the values are out of date; false in previews.
  public let isStale = false
}

/// The views of a live activity.
///
/// No desktop shows it; previews do.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  DescribedConfiguration
{
  /// The type of a missing body.
  public typealias Body = Never
  let description: WidgetDescription?

  /// Creates a configuration.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var widget = WidgetDescription(
      kind: "\(attributesType)", placeholder: { _ in AnyView(EmptyView()) },
      snapshot: { _ in AnyView(EmptyView()) }, view: { _ in nil })
    widget.activity = ActivityViews { kind, attributes, state in
      guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
        return nil
      }
      let context = ActivityViewContext(attributes: attributes, state: state, activityID: "preview")
      return switch kind.kind {
      case .content: AnyView(ActivityContentFrame(content: content(context)))
      case .island(let part): AnyView(DynamicIslandFrame(part: part, island: dynamicIsland(context)))
      }
    }
    description = widget
  }
}

/// The views of a live activity.
struct ActivityViews {
  /// Returns the view of attributes and a state; nil for those of another activity.
  let view: @MainActor (ActivityPreviewViewKind, any ActivityAttributes, Any) -> AnyView?
}

/// The place of a live activity in a preview.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case content, island(DynamicIslandPreviewViewState) }
  let kind: Kind

  /// The lock screen.
  public static let content = ActivityPreviewViewKind(kind: .content)
  /// Returns a state of the Dynamic Island.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(kind: .island(state))
  }
}

/// The states of the Dynamic Island in a preview.
public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

extension ActivityAttributes {
  /// Returns a text: the attributes alone don't say which widget shows them.
  ///
  /// `#Preview(as:using:)` does.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    Text(verbatim: "\(Self.self): use #Preview(as:using:) to see the live activity")
  }
}

/// The size in which a live activity is shown.
public enum ActivityFamily: CaseIterable, Hashable, Sendable { case small, medium }

extension EnvironmentValues {
  /// The size in which a live activity is shown: always ``ActivityFamily/medium``.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether a live activity fills the screen: always false.
  public var isActivityFullscreen: Bool { false }
}

extension View {
  /// Draws a colour behind the content of a live activity; nil is the default.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { background(color ?? .clear) }
  /// Returns the view unchanged: no system button is beside a live activity here.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
