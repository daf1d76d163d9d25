import Foundation
public import Trellis

extension ContainerValues {
  private enum PlacementKey: ContainerValueKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
  }
  private enum IDKey: ContainerValueKey { static var defaultValue: String? { nil } }
  private enum DefaultKey: ContainerValueKey { static var defaultValue: Bool { true } }
  private enum BehaviorKey: ContainerValueKey {
    static var defaultValue: ToolbarCustomizationBehavior { .default }
  }

  /// The id of the item for the user's changes; nil if it has none.
  nonisolated var toolbarItemID: String? {
    get { self[IDKey.self] }
    set { self[IDKey.self] = newValue }
  }

  /// Whether the item is in the bar, and not in its menu, unless the user changes that.
  nonisolated var isInBarByDefault: Bool {
    get { self[DefaultKey.self] }
    set { self[DefaultKey.self] = newValue }
  }

  /// The changes of the item that the user can make.
  nonisolated var toolbarBehavior: ToolbarCustomizationBehavior {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }

  /// The placement of the view in a toolbar.
  nonisolated var toolbarPlacement: ToolbarItemPlacement {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }
}

/// An item of a toolbar, with its views side by side.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, ViewToolbarContent {
  /// The item has no body.
  public typealias Body = Never

  /// The placement of the item.
  public let placement: ToolbarItemPlacement
  /// The identity of the item.
  public let id: ID
  private let content: Content
  private let showsByDefault: Bool

  @MainActor var view: AnyView {
    AnyView(
      HStack(spacing: 8) { content }
        .keyboardShortcut(placement.shortcut)
        .environment(\.isConfirmingItem, placement.isConfirmation)
        .containerValues { values in
          values.toolbarPlacement = placement
          values.toolbarItemID = id as? String
          values.isInBarByDefault = showsByDefault
        })
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, id, self.content, showsByDefault) = (placement, (), content(), true)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an id, which the user can move in a toolbar with an id.
  ///
  /// An item that isn't shown by default is in the menu of secondary items.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.id, self.content, self.showsByDefault) = (placement, id, content(), showsByDefault)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Toolbar items, one for each view.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, ViewToolbarContent {
  /// The group has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// Creates a group of items with a label for narrow bars; here the label is never shown.
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
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The items.
  @MainActor public var body: some View { content }
}

/// The size of a space in a toolbar.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// All available space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A small fixed space.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a toolbar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent, ViewToolbarContent {
  /// The spacer has no body.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space: flexible in the bottom bar unless `sizing` is fixed, and a small fixed one in the top bar.
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
  /// Sets whether the items' shared background is shown; bars here have no such background.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:); does nothing
  /// here.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension EnvironmentValues {
  private enum ConfirmingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is in an item that confirms changes.
  var isConfirmingItem: Bool {
    get { self[ConfirmingKey.self] }
    set { self[ConfirmingKey.self] = newValue }
  }
}
