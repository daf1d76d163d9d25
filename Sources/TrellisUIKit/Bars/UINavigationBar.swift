public import Foundation
import Trellis
import TrellisControls
import TrellisLayout

/// The items of a navigation bar for a controller.
///
/// Source: documented, developer.apple.com/documentation/uikit/uinavigationitem.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The sizes of titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// That of the previous item; large; small.
    case automatic, always, never
  }

  /// The title; nil for none.
  open var title: String? { didSet { changed() } }
  /// The line below the title; nil for none.
  open var subtitle: String? { didSet { changed() } }
  /// The view in place of the title; nil for none.
  open var titleView: UIView? { didSet { changed() } }
  /// The line above the title; nil for none.
  open var prompt: String? { didSet { changed() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { changed() } }
  /// The size of the title, if the bar prefers large ones.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The items at the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the right, from the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first item at the left; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the way back is beside the items at the left; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The title of the way back to this item; nil for the item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the way back to this item; nil for the item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The controller of a search, whose field is below the title; nil for none.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search field is hidden while scrolling; without effect.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Without effect: the bar has one appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Without effect: the bar has one appearance.
  open var compactAppearance: UINavigationBarAppearance?
  /// Called after a change.
  var onChange: (() -> Void)?

  /// Creates items with a title.
  public init(title: String) { self.title = title }
  /// Sets the items at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no way back.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  private func changed() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.onChange?() }
    }
    onChange?()
  }
}

/// A bar with a title, the way back, and buttons.
///
/// A navigation controller has one above its controllers.
///
/// Source: documented, developer.apple.com/documentation/uikit/uinavigationbar; lengths: inferred.
@MainActor @preconcurrency
open class UINavigationBar: UIHostedBar {
  /// The items, of which the last is shown.
  open var items: [UINavigationItem]? { didSet { follow() } }
  /// The item that is shown; nil for none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the one that is shown; nil for none.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// Whether titles are large; false by default.
  open var prefersLargeTitles = false { didSet { resized() } }
  /// The color of the bar; nil for the theme's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// Whether the bar is translucent; without effect.
  open var isTranslucent = true
  /// The color and the font of the title; nil for the theme's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentChanged() } }
  /// The color and the font of a large title; nil for the theme's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentChanged() } }
  /// The appearance; without effect beyond the color and the title.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = owned(standardAppearance)
      contentChanged()
    }
  }
  /// The appearance while no content is under the bar: only of SwiftUI's bars, set on ``appearance()``.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance.map(owned)
      contentChanged()
    }
  }
  /// Without effect: bars are never compact.
  open var compactAppearance: UINavigationBarAppearance?
  /// Without effect.
  open var shadowImage: UIImage?
  /// Sets the image behind the bar; without effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// Called by the way back.
  var goBack: (() -> Void)?
  /// Called when the height has changed.
  var onResize: (() -> Void)?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance = owned(standardAppearance)
    content = { [weak self] in self.map { AnyView(NavigationBarContent(bar: $0)) } }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item, which is shown.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the item that is shown.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Returns the proxy of all navigation bars, those of SwiftUI included.
  ///
  /// To these apply the backgrounds, the title's colors and fonts, and the tint, also after the bar was made. To other bars,
  /// also `prefersLargeTitles` applies, if the bar is made afterwards.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiappearance; that bars follow later changes: ours.
  open override class func appearance() -> UINavigationBar { proxy { UINavigationBar(frame: .zero) } }

  override func adopt(_ proxy: UIView) {
    super.adopt(proxy)
    guard let proxy = proxy as? UINavigationBar else { return }
    if let color = proxy.barTintColor { barTintColor = color }
    if proxy.prefersLargeTitles { prefersLargeTitles = true }
    if let attributes = proxy.titleTextAttributes { titleTextAttributes = attributes }
    if let attributes = proxy.largeTitleTextAttributes { largeTitleTextAttributes = attributes }
    standardAppearance = proxy.standardAppearance
    if let appearance = proxy.scrollEdgeAppearance { scrollEdgeAppearance = appearance }
  }

  override func publishAppearance() {
    var bar = ControlAppearance.Bar()
    bar.setBackgrounds(standardAppearance, edge: scrollEdgeAppearance, view: backgroundColor)
    if let barTintColor { bar.background = Color(uiColor: barTintColor) }
    bar.title = ControlAppearance.Title(standardAppearance.titleTextAttributes)
    bar.largeTitle = ControlAppearance.Title(
      (scrollEdgeAppearance ?? standardAppearance).largeTitleTextAttributes)
    if let titleTextAttributes { bar.title = ControlAppearance.Title(titleTextAttributes) }
    if let largeTitleTextAttributes { bar.largeTitle = ControlAppearance.Title(largeTitleTextAttributes) }
    let buttons = standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
    bar.tint = (UIBarButtonItem.ownAppearance?.tintColor ?? buttons ?? ownTintColor).map {
      Color(uiColor: $0)
    }
    ControlAppearance.shared.navigationBar = bar
  }

  private func follow() {
    for item in items ?? [] { item.onChange = { [weak self] in self?.resized() } }
    resized()
  }
  private func resized() {
    contentChanged()
    onResize?()
  }

  /// Whether the title is large.
  var isLarge: Bool {
    guard prefersLargeTitles, let items else { return false }
    let modes = items.map(\.largeTitleDisplayMode)
    return (modes.last { $0 != .automatic } ?? .always) == .always
  }
  /// The height in points: 44, more with a large title, a prompt, or a search.
  var height: CGFloat {
    44 + (isLarge ? 52 : 0) + (topItem?.prompt == nil ? 0 : 20) + (topItem?.searchController == nil ? 0 : 52)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// The forms of bars.
public enum UIBarMetrics: Int, Sendable {
  /// Usual; low; with a prompt.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// A bar whose content is a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostedBar: UIView {
  private let hosted = UIHostedView()
  var content: (@MainActor () -> AnyView?)? {
    get { hosted.content }
    set { hosted.content = newValue }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hosted.frame = bounds
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hosted)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a copy of an appearance, whose changes are those of this bar.
  func owned<A: UIBarAppearance>(_ appearance: A) -> A {
    let copy = appearance.copied()
    copy.onChange = { [weak self] in self?.contentChanged() }
    return copy
  }

  func contentChanged() {
    changed()
    hosted.contentChanged()
    invalidateIntrinsicContentSize()
  }
}

/// The content of a navigation bar.
private struct NavigationBarContent: View {
  let bar: UINavigationBar

  var body: some View {
    let _ = bar.source.read()
    let item = bar.topItem
    VStack(spacing: 0) {
      if let prompt = item?.prompt {
        Text(verbatim: prompt).font(.footnote).foregroundStyle(.secondary).frame(height: 20)
      }
      ZStack {
        HStack(spacing: 16) {
          leading(item)
          Spacer(minLength: 0)
          BarButtons(items: (item?.rightBarButtonItems ?? []).reversed())
        }
        if !bar.isLarge { middle(item) }
      }
      .frame(height: 44)
      if bar.isLarge {
        Text(verbatim: item?.title ?? "").font(font(bar.largeTitleTextAttributes) ?? .largeTitle.bold())
          .foregroundStyle(color(bar.largeTitleTextAttributes)).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading).frame(height: 52)
          .accessibilityAddTraits(.isHeader)
      }
      if let search = item?.searchController {
        ShownView(view: search.searchBar).frame(height: 44).padding(.bottom, 8)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity, alignment: .top)
    .tint(bar.ownTintColor.map { Color(uiColor: $0) })
    .background { background(item) }
  }

  @ViewBuilder private func leading(_ item: UINavigationItem?) -> some View {
    let items = item?.leftBarButtonItems ?? []
    if let back = bar.backItem, item?.hidesBackButton == false,
      items.isEmpty || item?.leftItemsSupplementBackButton == true
    {
      Button {
        bar.goBack?()
      } label: {
        HStack(spacing: 4) {
          Image(systemName: "chevron.left").fontWeight(.semibold)
          Text(verbatim: back.backButtonTitle ?? back.backBarButtonItem?.title ?? back.title ?? "Back")
        }
      }
      .buttonStyle(.borderless)
    }
    BarButtons(items: items)
  }

  @ViewBuilder private func middle(_ item: UINavigationItem?) -> some View {
    if let view = item?.titleView {
      let natural = view.sizeThatFits(view.bounds.size)
      ShownView(view: view)
        .frame(
          width: view.bounds.width > 0 ? view.bounds.width : natural.width,
          height: view.bounds.height > 0 ? view.bounds.height : natural.height)
    } else {
      VStack(spacing: 0) {
        if let title = item?.title, !title.isEmpty {
          Text(verbatim: title).font(font(bar.titleTextAttributes) ?? .headline)
            .foregroundStyle(color(bar.titleTextAttributes)).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
        }
        if let subtitle = item?.subtitle {
          Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  @ViewBuilder private func background(_ item: UINavigationItem?) -> some View {
    let color =
      (item?.standardAppearance ?? bar.standardAppearance).backgroundColor ?? bar.barTintColor
      ?? bar.backgroundColor ?? .systemBackground
    VStack(spacing: 0) {
      Color(uiColor: color)
      if !bar.isLarge { Divider() }
    }
  }

  private func font(_ attributes: [NSAttributedString.Key: Any]?) -> Font? {
    (attributes?[.font] as? UIFont).map { Font($0) }
  }
  private func color(_ attributes: [NSAttributedString.Key: Any]?) -> Color {
    (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? .primary
  }
}
