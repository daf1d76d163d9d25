import Foundation

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Codable, CustomStringConvertible, CustomDebugStringConvertible,
  Hashable, Sendable
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The name of the case.
  public var debugDescription: String { description }

  /// The size in points: that of a phone of 390 by 844 points, of the extra large family that of a tablet.
  ///
  /// Source: documented, developer.apple.com/design/human-interface-guidelines/widgets.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715.5, height: 342)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether the widget is in front of a wallpaper or a watch face, without a background of its own.
  package var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}

/// The colours in which the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String
  /// The widget's own colours; always so here.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups, each in one colour.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Shades of one colour.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
