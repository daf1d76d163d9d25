extension Color {
  /// The colour of plain text.
  public static let primary = Color(SystemColor.primary)
  /// The colour of secondary text.
  public static let secondary = Color(SystemColor.secondary)
  /// The system's red.
  public static let red = Color(SystemColor.red)
  /// The system's orange.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green.
  public static let green = Color(SystemColor.green)
  /// The system's mint.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown.
  public static let brown = Color(SystemColor.brown)
  /// The system's grey.
  public static let gray = Color(SystemColor.gray)
  /// The colour of interactive elements.
  public static let accentColor = Color(SystemColor.accent)
  /// The colour of lines between views.
  package static let separator = Color(SystemColor.separator)
  /// The background of a window's content.
  package static let windowBackground = Color(SystemColor.windowBackground)
  /// The background behind groups of rows, and the background of such a row.
  package static let groupedBackground = Color(SystemColor.groupedBackground)
  package static let groupedRow = Color(SystemColor.groupedRow)
  /// White, in light and in dark.
  public static let white = Color(white: 1)
  /// Black, in light and in dark.
  public static let black = Color(white: 0)
  /// A transparent colour.
  public static let clear = Color(white: 0, opacity: 0)
}
