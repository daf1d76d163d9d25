public import Foundation

/// The background of a bar.
///
/// Source: documented, developer.apple.com/documentation/uikit/uibarappearance.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The color; nil for the theme's.
  open var backgroundColor: UIColor?
  /// The color of the line at the edge; nil and clear are no line, and all other colors that of the theme.
  open var shadowColor: UIColor? = .separator
  /// The image; without effect.
  open var backgroundImage: UIImage?
  /// The blur; without effect.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the line at the edge; without effect.
  open var shadowImage: UIImage?

  /// Creates the theme's background.
  public override init() {}

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
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color and the font of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a bar of tabs.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitabbarappearance.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs whose title is below the image, as all tabs are.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
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
  open var iconColor: UIColor?
  /// The attributes of the title; without effect: the title has the color of the image.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
