import Foundation
public import Trellis

/// The place of a view that accompanies the tabs.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of the tab bar; not used here.
  case inline
  /// Above the tab bar, or at the bottom of the window.
  case expanded
}

/// A view that accompanies the tabs.
nonisolated struct TabAccessory {
  let content: AnyView
}

extension EnvironmentValues {
  private enum AccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
  private enum PlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  /// The view at the bottom of the tab views in the view; nil is none.
  var tabAccessory: TabAccessory? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }

  /// The place of the enclosing tab view's accessory; nil outside of an accessory.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }
}

/// Places the accessory of a tab view, on glass, at the bottom of the tabs' content.
struct TabAccessoryModifier: ViewModifier {
  @Environment(\.tabAccessory) private var accessory

  nonisolated init() {}

  func body(content: Content) -> some View {
    let inner = content.environment(\.tabAccessory, nil)
    if let accessory {
      inner.safeAreaInset(edge: .bottom, spacing: 0) {
        accessory.content
          .frame(maxWidth: .infinity, minHeight: 44)
          .glassEffect()
          .environment(\.tabViewBottomAccessoryPlacement, .expanded)
          .environment(\.tabAccessory, nil)
          .padding(.init(top: 4, leading: 16, bottom: 8, trailing: 16))
      }
    } else {
      inner
    }
  }
}

/// The behaviour of a tab bar while content is scrolled.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  /// The default.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// The bar shrinks when content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// The bar shrinks when content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  /// Places a view on glass above the tab bar of the tab view, or at the bottom of the window if the bar is at the top.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:).
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { environment(\.tabAccessory, TabAccessory(content: AnyView(content()))) }

  /// Places a view on glass above the tab bar of the tab view if it is enabled.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? TabAccessory(content: AnyView(content())) : nil)
  }

  /// Sets the behaviour of tab bars while content is scrolled; has no effect here, where the bar keeps its size, as on a Mac.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
