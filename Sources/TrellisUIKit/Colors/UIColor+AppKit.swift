import Trellis
import TrellisDisplayList

/// The colours that AppKit names by their use.
///
/// Source: ours, close to those of macOS's standard appearance.
extension UIColor {
  /// The background of a window's content.
  public static let windowBackgroundColor = UIColor(Color.windowBackground)
  /// The background behind the pages of a document.
  public static let underPageBackgroundColor = UIColor((150, 150, 150, 0.9), (40, 40, 40, 1))
  /// The background of large controls such as lists.
  public static let controlBackgroundColor = UIColor((255, 255, 255, 1), (30, 30, 30, 1))
  /// The background of text.
  public static let textBackgroundColor = UIColor((255, 255, 255, 1), (30, 30, 30, 1))
  /// The colour of primary text.
  public static let labelColor = UIColor(Color.primary)
  /// The colour of secondary text.
  public static let secondaryLabelColor = UIColor(Color.secondary)
  /// The colour of tertiary text.
  public static let tertiaryLabelColor = UIColor((0, 0, 0, 0.26), (255, 255, 255, 0.25))
  /// The colour of quaternary text.
  public static let quaternaryLabelColor = UIColor((0, 0, 0, 0.1), (255, 255, 255, 0.1))
  /// The colour of the faintest text.
  public static let quinaryLabelColor = UIColor((0, 0, 0, 0.05), (255, 255, 255, 0.05))
  /// The colour of text in documents.
  public static let textColor = UIColor((0, 0, 0, 1), (255, 255, 255, 1))
  /// The colour of placeholders in text fields.
  public static let placeholderTextColor = UIColor((0, 0, 0, 0.25), (255, 255, 255, 0.25))
  /// The colour of selected text.
  public static let selectedTextColor = UIColor((0, 0, 0, 1), (255, 255, 255, 1))
  /// The background of selected text.
  public static let selectedTextBackgroundColor = UIColor((179, 215, 255, 1), (63, 99, 139, 1))
  /// The colour of selected text in a window without the keyboard.
  public static let unemphasizedSelectedTextColor = UIColor((0, 0, 0, 1), (255, 255, 255, 1))
  /// The background of selected text in a window without the keyboard.
  public static let unemphasizedSelectedTextBackgroundColor = UIColor((220, 220, 220, 1), (70, 70, 70, 1))
  /// The background of selected rows.
  public static let selectedContentBackgroundColor = UIColor((0, 99, 225, 1), (0, 88, 208, 1))
  /// The background of selected rows in a window without the keyboard.
  public static let unemphasizedSelectedContentBackgroundColor = UIColor((220, 220, 220, 1), (70, 70, 70, 1))
  /// The colour of links.
  public static let linkColor = UIColor((0, 104, 218, 1), (65, 156, 255, 1))
  /// The colour of separators.
  public static let separatorColor = UIColor(Color.separator)
  /// The colour of the lines of a table.
  public static let gridColor = UIColor((230, 230, 230, 1), (26, 26, 26, 1))
  /// The colour of a table's headers.
  public static let headerTextColor = UIColor((0, 0, 0, 0.85), (255, 255, 255, 0.85))
  /// The user's accent colour.
  public static let controlAccentColor = UIColor(Color.accentColor)
  /// The surface of controls.
  public static let controlColor = UIColor((255, 255, 255, 1), (255, 255, 255, 0.25))
  /// The text of controls.
  public static let controlTextColor = UIColor((0, 0, 0, 0.85), (255, 255, 255, 0.85))
  /// The text of disabled controls.
  public static let disabledControlTextColor = UIColor((0, 0, 0, 0.25), (255, 255, 255, 0.25))
  /// The surface of selected controls.
  public static let selectedControlColor = UIColor((179, 215, 255, 1), (63, 99, 139, 1))
  /// The text of selected controls.
  public static let selectedControlTextColor = UIColor((0, 0, 0, 0.85), (255, 255, 255, 0.85))
  /// The text of selected rows.
  public static let alternateSelectedControlTextColor = UIColor((255, 255, 255, 1), (255, 255, 255, 1))
  /// The ring around the control with the keyboard.
  public static let keyboardFocusIndicatorColor = UIColor((0, 103, 244, 0.25), (26, 169, 255, 0.3))
  /// The title of a window.
  public static let windowFrameTextColor = UIColor((0, 0, 0, 0.85), (255, 255, 255, 0.85))
  /// The background of found text.
  public static let findHighlightColor = UIColor((255, 255, 0, 1), (255, 255, 0, 1))
  /// The light side of shapes.
  public static let highlightColor = UIColor((255, 255, 255, 1), (180, 180, 180, 1))
  /// The dark side of shapes.
  public static let shadowColor = UIColor((0, 0, 0, 1), (0, 0, 0, 1))
  /// The backgrounds of a list's rows, in turns.
  public static let alternatingContentBackgroundColors = [
    controlBackgroundColor, UIColor((244, 245, 245, 1), (255, 255, 255, 0.05)),
  ]
}
