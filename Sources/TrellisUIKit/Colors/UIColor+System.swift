import Trellis
import TrellisDisplayList

extension UIColor {
  /// Creates a colour for light and one for dark, each from three bytes and an opacity.
  convenience init(
    _ light: (Double, Double, Double, Double), _ dark: (Double, Double, Double, Double)
  ) {
    func color(_ bytes: (Double, Double, Double, Double)) -> RGBAColor {
      RGBAColor(red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, opacity: bytes.3)
    }
    self.init(Color(light: color(light), dark: color(dark)))
  }

  /// The system's red.
  public static let systemRed = UIColor((255, 59, 48, 1), (255, 69, 58, 1))
  /// The system's orange.
  public static let systemOrange = UIColor((255, 149, 0, 1), (255, 159, 10, 1))
  /// The system's yellow.
  public static let systemYellow = UIColor((255, 204, 0, 1), (255, 214, 10, 1))
  /// The system's green.
  public static let systemGreen = UIColor((52, 199, 89, 1), (48, 209, 88, 1))
  /// The system's mint.
  public static let systemMint = UIColor((0, 199, 190, 1), (99, 230, 226, 1))
  /// The system's teal.
  public static let systemTeal = UIColor((48, 176, 199, 1), (64, 200, 224, 1))
  /// The system's cyan.
  public static let systemCyan = UIColor((50, 173, 230, 1), (100, 210, 255, 1))
  /// The system's blue.
  public static let systemBlue = UIColor((0, 122, 255, 1), (10, 132, 255, 1))
  /// The system's indigo.
  public static let systemIndigo = UIColor((88, 86, 214, 1), (94, 92, 230, 1))
  /// The system's purple.
  public static let systemPurple = UIColor((175, 82, 222, 1), (191, 90, 242, 1))
  /// The system's pink.
  public static let systemPink = UIColor((255, 45, 85, 1), (255, 55, 95, 1))
  /// The system's brown.
  public static let systemBrown = UIColor((162, 132, 94, 1), (172, 142, 104, 1))
  /// The system's grey.
  public static let systemGray = UIColor((142, 142, 147, 1), (142, 142, 147, 1))
  /// A grey nearer to the background than ``systemGray``.
  public static let systemGray2 = UIColor((174, 174, 178, 1), (99, 99, 102, 1))
  /// A grey nearer to the background than ``systemGray2``.
  public static let systemGray3 = UIColor((199, 199, 204, 1), (72, 72, 74, 1))
  /// A grey nearer to the background than ``systemGray3``.
  public static let systemGray4 = UIColor((209, 209, 214, 1), (58, 58, 60, 1))
  /// A grey nearer to the background than ``systemGray4``.
  public static let systemGray5 = UIColor((229, 229, 234, 1), (44, 44, 46, 1))
  /// The grey that is nearest to the background.
  public static let systemGray6 = UIColor((242, 242, 247, 1), (28, 28, 30, 1))
}

extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor((0, 0, 0, 1), (255, 255, 255, 1))
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// The colour of placeholders in text fields.
  public static let placeholderText = UIColor((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The user's accent colour.
  public static let tintColor = UIColor(Color.accentColor)
  /// The colour of text on a dark background.
  public static let lightText = UIColor((255, 255, 255, 0.6), (255, 255, 255, 0.6))
  /// The colour of text on a light background.
  public static let darkText = UIColor((0, 0, 0, 1), (0, 0, 0, 1))
  /// The colour of links.
  public static let link = UIColor((0, 122, 255, 1), (9, 132, 255, 1))
  /// The colour of translucent separators.
  public static let separator = UIColor((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor((198, 198, 200, 1), (56, 56, 58, 1))
  /// The fill of thin shapes.
  public static let systemFill = UIColor((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = UIColor((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor((116, 116, 128, 0.08), (118, 118, 128, 0.18))
  /// The main background.
  public static let systemBackground = UIColor((255, 255, 255, 1), (0, 0, 0, 1))
  /// The background of a group.
  public static let secondarySystemBackground = UIColor((242, 242, 247, 1), (28, 28, 30, 1))
  /// The background of a group in a group.
  public static let tertiarySystemBackground = UIColor((255, 255, 255, 1), (44, 44, 46, 1))
  /// The main background behind groups.
  public static let systemGroupedBackground = UIColor((242, 242, 247, 1), (0, 0, 0, 1))
  /// The background of a group on the grouped background.
  public static let secondarySystemGroupedBackground = UIColor((255, 255, 255, 1), (28, 28, 30, 1))
  /// The background of a group in a group on the grouped background.
  public static let tertiarySystemGroupedBackground = UIColor((242, 242, 247, 1), (44, 44, 46, 1))
}

extension UIColor {
  /// A transparent colour.
  public static let clear = UIColor(Color.clear)
  /// Black, in light and dark.
  public static let black = UIColor(Color.black)
  /// White, in light and dark.
  public static let white = UIColor(Color.white)
  /// Pure red.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// Pure green.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// Pure blue.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// Full red and green.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// Full red and half of green.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Half of red and of blue.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// Full green and blue.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// Full red and blue.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// A dark orange.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  /// Grey with half of white's components.
  public static let gray = UIColor(Color(white: 0.5))
  /// Grey with two thirds of white's components.
  public static let lightGray = UIColor(Color(white: 2 / 3))
  /// Grey with a third of white's components.
  public static let darkGray = UIColor(Color(white: 1 / 3))
}
