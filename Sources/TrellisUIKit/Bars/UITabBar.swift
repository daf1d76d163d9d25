public import Foundation
import Trellis
import TrellisControls

/// A bar of tabs.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitabbar.
@MainActor @preconcurrency
open class UITabBar: UIHostedBar {
  /// The tabs; nil for none.
  open var items: [UITabBarItem]? { didSet { contentChanged() } }
  /// The tab that is selected; nil for none.
  open weak var selectedItem: UITabBarItem? { didSet { contentChanged() } }
  /// The object that is notified of selections; nil for none.
  open weak var delegate: (any UITabBarDelegate)?
  /// The color of the bar; nil for the theme's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// The color of the tabs that aren't selected; nil for the theme's.
  open var unselectedItemTintColor: UIColor? { didSet { contentChanged() } }
  /// Whether the bar is translucent; without effect.
  open var isTranslucent = true
  /// The appearance of the background and the tabs.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance = owned(standardAppearance)
      contentChanged()
    }
  }
  /// The appearance while no content is under the bar; without effect, because content never is.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The image behind the bar; without effect.
  open var backgroundImage: UIImage?
  /// The line above the bar; without effect.
  open var shadowImage: UIImage?
  /// Called after each change, for the controller that owns the bar.
  var onChange: (() -> Void)?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance = owned(standardAppearance)
    content = { [weak self] in self.map { AnyView(UITabBarContent(bar: $0)) } }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the proxy of all tab bars, those of SwiftUI's tab views included: the colors and the appearance apply, to
  /// SwiftUI's bars also after they were made.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiappearance; that bars follow later changes: ours.
  open override class func appearance() -> UITabBar { proxy { UITabBar(frame: .zero) } }

  /// Shows tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override func adopt(_ proxy: UIView) {
    super.adopt(proxy)
    guard let proxy = proxy as? UITabBar else { return }
    if let color = proxy.barTintColor { barTintColor = color }
    if let color = proxy.unselectedItemTintColor { unselectedItemTintColor = color }
    standardAppearance = proxy.standardAppearance
  }

  override func publishAppearance() { ControlAppearance.shared.tabBar = shownAppearance }

  override func changed() {
    super.changed()
    onChange?()
  }

  /// The colors of the bar, for SwiftUI.
  var shownAppearance: ControlAppearance.Bar {
    let tabs = standardAppearance.stackedLayoutAppearance
    var bar = ControlAppearance.Bar()
    bar.setBackgrounds(standardAppearance, edge: nil, view: barTintColor ?? backgroundColor)
    bar.tint = (ownTintColor ?? tabs.selected.iconColor).map { Color(uiColor: $0) }
    bar.unselected = (unselectedItemTintColor ?? tabs.normal.iconColor).map { Color(uiColor: $0) }
    return bar
  }

  func select(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}

/// The object that is notified of selections in a bar of tabs.
@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The content of a bar of tabs.
private struct UITabBarContent: View {
  let bar: UITabBar

  var body: some View {
    let _ = bar.source.read()
    let appearance = bar.shownAppearance
    HStack(spacing: 0) {
      ForEach(bar.items ?? [], id: \.self) { item in
        let isSelected = item === bar.selectedItem
        Button {
          bar.select(item)
        } label: {
          VStack(spacing: 2) {
            if let image = item.image { Image(uiImage: image).frame(height: 24) }
            Text(verbatim: item.title ?? "").font(.system(size: 10, weight: .medium))
          }
          .foregroundStyle(
            isSelected
              ? AnyShapeStyle(.tint)
              : appearance.unselected.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary)
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(isSelected ? "1" : "0")
      }
    }
    .tint(appearance.tint)
    .background(appearance.background ?? Color(uiColor: .systemBackground))
    .overlay(alignment: .top) { if appearance.hasLine { Divider() } }
  }
}
