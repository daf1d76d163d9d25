import Foundation
public import Trellis

extension ContainerValues {
  private enum PlacementKey: ContainerValueKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
  }

  /// Where the view stands in a toolbar.
  nonisolated var toolbarPlacement: ToolbarItemPlacement {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }
}

/// An item of a toolbar: its views in a row.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbaritem.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, ViewToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Where it stands.
  public let placement: ToolbarItemPlacement
  /// What tells it from other items.
  public let id: ID
  private let content: Content

  @MainActor var view: AnyView {
    AnyView(
      HStack(spacing: 8) { content }
        .keyboardShortcut(placement.shortcut)
        .environment(\.isConfirmingItem, placement.isConfirmation)
        .containerValue(\.toolbarPlacement, placement))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, id, self.content) = (placement, (), content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an id.
  ///
  /// Toolbars here aren't arranged by people: an item that isn't shown by default isn't shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = showsByDefault ? placement : ToolbarItemPlacement(place: .more)
    (self.id, self.content) = (id, content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Items of a toolbar, one for each view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbaritemgroup.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, ViewToolbarContent {
  /// It has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// Creates a group of items with a label for where there is no room: here there always is.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    (self.placement, self.content) = (placement, LabeledToolbarItemGroupContent(content: content()))
  }

  @MainActor var view: AnyView {
    AnyView(
      content.environment(\.isConfirmingItem, placement.isConfirmation)
        .containerValue(\.toolbarPlacement, placement))
  }
}

/// The items of a group with a label.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The items.
  @MainActor public var body: some View { content }
}

/// How much room a spacer of a toolbar takes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/spacersizing.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// All there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a toolbar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbarspacer.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent, ViewToolbarContent {
  /// It has no body.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates room: in the bar at the bottom all there is, unless it is fixed; in that at the top a little.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  @MainActor var view: AnyView {
    if sizing.isFlexible, placement.place == .bottom {
      return AnyView(Spacer().containerValue(\.toolbarPlacement, placement))
    }
    return AnyView(Color.clear.frame(width: 12, height: 1).containerValue(\.toolbarPlacement, placement))
  }
}

extension Group: ToolbarContent, ViewToolbarContent where Content: ToolbarContent {
  /// Creates a group of items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }

  @MainActor var view: AnyView { toolbarView(content) }
}

extension ToolbarContent {
  /// Whether the items' common ground is shown: bars here have none behind their items.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:); does nothing here.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension EnvironmentValues {
  private enum ConfirmingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether what is pressed here takes over what was done.
  var isConfirmingItem: Bool {
    get { self[ConfirmingKey.self] }
    set { self[ConfirmingKey.self] = newValue }
  }
}
