public import Foundation
import Trellis
import TrellisLayout

extension UIButton {
  /// The appearance of a button.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct; lengths: ours.
  @MainActor public struct Configuration {
    /// The shapes of corners.
    public enum CornerStyle: Int, Sendable {
      /// Of the configuration's radius; round by the text size; small, medium, large; half circles.
      case fixed = -1, dynamic = 0, small = 1, medium = 2, large = 3, capsule = 4
    }
    /// The sizes.
    public enum Size: Int, Sendable {
      /// Medium, small, mini, large.
      case medium, small, mini, large
    }
    enum Kind { case plain, tinted, gray, filled, borderless }

    let kind: Kind
    /// The title; nil for none.
    public var title: String?
    /// The second line of the title; nil for none.
    public var subtitle: String?
    /// The title with attributes; nil for none.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// The image; nil for none.
    public var image: UIImage?
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the image is; without effect: it is before the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between the lines of the title, in points.
    public var titlePadding: CGFloat = 1
    /// The insets of the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content; nil for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The background's border and corners.
    public var background = UIBackgroundConfiguration()
    /// Whether a progress indicator is shown.
    public var showsActivityIndicator = false

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Returns a configuration with a pale background in the tint.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// Returns a configuration with a background in the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Returns a configuration without a background and without insets.
    public static func borderless() -> Configuration { Configuration(kind: .borderless) }
    /// Returns a configuration with a grey background.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// Returns a configuration with a pale background in the tint.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns a configuration with a background in the tint.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    private init(kind: Kind) { self.kind = kind }

    var insets: EdgeInsets {
      let scale: CGFloat =
        switch buttonSize {
        case .mini: 0.5
        case .small: 0.75
        case .medium: 1
        case .large: 1.5
        }
      let insets = contentInsets
      return EdgeInsets(
        top: insets.top * scale, leading: insets.leading, bottom: insets.bottom * scale,
        trailing: insets.trailing)
    }

    var radius: CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: 1000
      }
    }

    func foreground(_ tint: UIColor) -> UIColor { kind == .filled ? .white : tint }

    func background(_ tint: Color, _ gray: Color) -> Color {
      if let color = background.backgroundColor { return Color(uiColor: color) }
      return switch kind {
      case .plain, .borderless: .clear
      case .tinted: tint.opacity(0.2)
      case .gray: gray.opacity(0.2)
      case .filled: tint
      }
    }
  }
}

/// The background of a configuration.
@MainActor public struct UIBackgroundConfiguration {
  /// The colour; nil for that of the kind.
  public var backgroundColor: UIColor?
  /// The radius of the corners; 0 for that of the kind.
  public var cornerRadius: CGFloat = 0
  /// The colour of the border; nil for none.
  public var strokeColor: UIColor?
  /// The width of the border; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// Creates a background.
  public init() {}
  /// Returns a background without an appearance.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
