public import Foundation

/// The background of a bar.
///
/// Source: documented, developer.apple.com/documentation/uikit/uibarappearance.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The color; nil for the theme's.
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  /// The color of the line at the edge; nil and clear are no line, and all other colors that of the theme.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }
  /// The image; without effect.
  open var backgroundImage: UIImage?
  /// The blur; without effect.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the line at the edge; without effect.
  open var shadowImage: UIImage?

  /// Called after a change, for the bar that owns the appearance.
  var onChange: (() -> Void)?

  /// Creates the theme's background.
  public required override init() {}

  /// Returns a copy, which bars keep in place of the object that is set.
  func copied() -> Self {
    let copy = Self()
    copy.assign(self)
    return copy
  }
  /// Copies the properties of another appearance.
  func assign(_ other: UIBarAppearance) {
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
    (backgroundImage, backgroundEffect) = (other.backgroundImage, other.backgroundEffect)
    shadowImage = other.shadowImage
  }

  /// Sets the theme's background.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }
  /// Sets no background.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, nil) }

  /// Whether there is a line at the edge.
  var hasShadow: Bool { (shadowColor?.cgColor.alpha ?? 0) > 0 }
}

/// The appearance of a navigation bar.
///
/// Source: documented, developer.apple.com/documentation/uikit/uinavigationbarappearance.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The color and the font of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The color and the font of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The appearance of buttons; only the color of usual buttons has an effect, on SwiftUI's bars.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { follow() } }
  /// The appearance of buttons that end something; without effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the way back; without effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the way back; nil, and the theme's is shown, until ``setBackIndicatorImage(_:transitionMaskImage:)``.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the image of the way back.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Stores the image of the way back; bars show the theme's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }

  /// Creates the theme's appearance.
  public required init() {
    super.init()
    follow()
  }

  private func follow() {
    buttonAppearance.normal.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance.normal.titleTextAttributes = other.buttonAppearance.normal.titleTextAttributes
    (doneButtonAppearance, backButtonAppearance) = (other.doneButtonAppearance, other.backButtonAppearance)
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The appearance of a bar of tabs.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitabbarappearance.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs whose title is below the image, as all tabs are.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { follow() } }

  /// Creates the theme's appearance.
  public required init() {
    super.init()
    follow()
  }

  private func follow() {
    for state in [stackedLayoutAppearance.normal, stackedLayoutAppearance.selected] {
      state.onChange = { [weak self] in self?.onChange?() }
    }
  }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let tabs = (other as? UITabBarAppearance)?.stackedLayoutAppearance else { return }
    stackedLayoutAppearance.normal.iconColor = tabs.normal.iconColor
    stackedLayoutAppearance.selected.iconColor = tabs.selected.iconColor
  }
}

/// The appearance of tabs by state.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The appearance of tabs that aren't selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the tab that is selected.
  public let selected = UITabBarItemStateAppearance()
  /// Creates the theme's appearance.
  public override init() {}
}

/// The appearance of tabs in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The color of the image and the title; nil for the theme's.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// Called after a change, for the appearance that has the state.
  var onChange: (() -> Void)?
  /// The attributes of the title; without effect: the title has the color of the image.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a bar's buttons by state.
///
/// Source: documented, developer.apple.com/documentation/uikit/uibarbuttonitemappearance.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of usual buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of pressed buttons.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of the button with the focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Creates the theme's appearance; the style has no effect.
  public init(style: UIBarButtonItem.Style = .plain) {}
  /// Sets the theme's appearance; the style has no effect.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The appearance of a bar's buttons in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The distance of the title from its place; without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button; without effect.
  open var backgroundImage: UIImage?
  /// Called after a change, for the appearance that has the state.
  var onChange: (() -> Void)?
}
