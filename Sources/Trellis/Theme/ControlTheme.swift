package import Foundation
import TrellisDisplayList
import TrellisText

/// The theme of views that set no style of their own: text styles, control sizes, system colours and default control styles.
///
/// There are ``desktop``, with which windows begin, and ``phone``. Set another with ``View/controlTheme(_:)`` around the content, or with
/// `trellis run --theme phone`. A theme is a table in one file.
///
/// Source: ours (choice).
public nonisolated struct ControlTheme: Hashable, Sendable {
  private let table: Table

  init(_ table: Table) { self.table = table }

  /// The theme's name, such as `desktop`.
  public var name: String { table.name }
  package var metrics: Metrics { table.metrics }
  package var styles: Styles { table.styles }
  package var shades: Shades { table.shades }

  /// Returns whether two themes are the same table.
  public static func == (first: ControlTheme, second: ControlTheme) -> Bool { first.table === second.table }
  /// Hashes the identity of the table.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(table)) }

  /// Returns a text style's size in points and its weight on CSS's scale, at the standard text size.
  func font(of style: TextStyle) -> (size: Double, weight: Int) {
    (table.sizes[style] ?? style.size, table.weights[style] ?? style.weight)
  }

  /// The distance of a text's baseline from the middle of its line, in points, for the text style `body` at the standard size.
  ///
  /// Source: recorded: half the difference of ascent and descent of the system's font; see `TextSpacing`.
  package var bodyBaseline: CGFloat { CGFloat(font(of: .body).size * (12.568 - 2.742) / 2 / 13) }

  /// Returns this theme's value of a system colour; nil if it is the desktop theme's value.
  func color(_ color: SystemColor) -> SystemColor.Pair? { table.colors[color] }

  /// Returns the value of a system colour at increased contrast; nil if it is the value at standard contrast.
  func contrastingColor(_ color: SystemColor) -> SystemColor.Pair? {
    table.contrastingColors[color] ?? SystemColor.contrasting[color]
  }

  /// The values of a theme.
  final class Table: Sendable {
    let name: String
    /// The sizes of text styles that differ from the desktop's, in points.
    let sizes: [TextStyle: Double]
    let weights: [TextStyle: Int]
    /// The colours that differ from the desktop's.
    let colors: [SystemColor: SystemColor.Pair]
    /// The colours for increased contrast that differ from the desktop's.
    let contrastingColors: [SystemColor: SystemColor.Pair]
    let metrics: Metrics
    let styles: Styles
    let shades: Shades

    init(
      name: String, sizes: [TextStyle: Double], weights: [TextStyle: Int],
      colors: [SystemColor: SystemColor.Pair],
      contrastingColors: [SystemColor: SystemColor.Pair] = [:],
      metrics: Metrics, styles: Styles, shades: Shades
    ) {
      (self.name, self.sizes, self.weights, self.colors) = (name, sizes, weights, colors)
      (self.contrastingColors, self.metrics) = (contrastingColors, metrics)
      (self.styles, self.shades) = (styles, shades)
    }
  }
}

extension ControlTheme {
  /// The default styles of controls.
  package struct Styles: Hashable, Sendable {
    package enum Button: Hashable, Sendable { case bordered, borderless }
    package enum Toggle: Hashable, Sendable { case checkbox, `switch` }
    package enum Picker: Hashable, Sendable { case bordered, borderless }

    /// The default style of buttons.
    package var button: Button
    /// Whether a bordered button's label has the tint, and its background, too, if the program has set a tint.
    package var tintsBorderedButtons: Bool
    /// The default style of toggles.
    package var toggle: Toggle
    /// The default style of a pop-up menu's button.
    package var picker: Picker
    /// Whether a control's title is at the leading edge of the available width, and the control at the trailing edge.
    package var spreadsTitles: Bool
  }

  /// The sizes of controls, in points.
  package struct Metrics: Hashable, Sendable {
    /// The heights of buttons by control size, from mini to extra large.
    package var buttonHeights: [CGFloat]
    /// The padding at either side of a button's label by control size, from mini to extra large.
    package var buttonSides: [CGFloat]
    package var buttonRadius: CGFloat
    /// The height of controls on a line of text: pop-up buttons, fields, segments.
    package var controlHeight: CGFloat
    /// The width and height of a check box or a radio button.
    package var box: CGFloat
    package var boxRadius: CGFloat
    /// The gap between a box and its label.
    package var boxGap: CGFloat
    package var switchSize: CGSize
    /// The gap between a control and its title.
    package var titleGap: CGFloat
    package var sliderHeight: CGFloat
    package var sliderTrack: CGFloat
    package var sliderThumb: CGFloat
    /// The size of both halves of a stepper together.
    package var stepperSize: CGSize
    /// Whether a stepper's halves are above each other.
    package var stacksStepper: Bool
    package var colorWell: CGSize
    package var spinner: CGFloat
    package var progressBar: CGFloat
    package var fieldRadius: CGFloat
    package var fieldInset: CGSize
    /// The height of a menu's line.
    package var menuRow: CGFloat
    package var menuRadius: CGFloat
    /// The padding around all lines of a menu.
    package var menuInset: CGFloat
    /// Whether sheets are as wide as the window, and enter from its bottom.
    package var sheetFillsWidth: Bool
    package var sheetRadius: CGFloat
    /// The height of the bar at the top of a page that has only a title.
    package var titleBar: CGFloat
    /// The height of the bar at the top of a page that has more than a title.
    package var bar: CGFloat
    /// The height that a large title adds to the bar; 0 if titles are never large.
    package var largeTitleBar: CGFloat
    /// The height of a bar at the bottom of a page.
    package var bottomBar: CGFloat
    /// The height of a tab view's bar: at the bottom if pages slide, otherwise at the top.
    package var tabBar: CGFloat
    /// Whether pages slide over each other and are swiped away; otherwise they move a short way and fade.
    package var pagesSlide: Bool
    package var list: List

    /// The sizes of lists and forms.
    package struct List: Hashable, Sendable {
      /// The minimum height of a row.
      package var row: CGFloat
      /// The padding of a row's content: at its sides, and above and below.
      package var rowInset: CGSize
      /// The minimum height of a row in a group with its own background.
      package var groupRow: CGFloat
      /// The padding of a row's content in a group with its own background.
      package var groupRowInset: CGSize
      /// The margin at the sides of a group.
      package var groupInset: CGFloat
      /// The margin at the sides of a list whose rows don't reach its edges.
      package var inset: CGFloat
      package var groupRadius: CGFloat
      /// The gap between two groups, not counting header and footer.
      package var groupGap: CGFloat
      /// The minimum height of a header.
      package var header: CGFloat
      /// The indentation of the rows inside an expanded row.
      package var indent: CGFloat
      /// The minimum height of a row in a side bar.
      package var sideBarRow: CGFloat
    }

    /// Returns the height of a button of a control size.
    package func buttonHeight(_ size: ControlSize) -> CGFloat { buttonHeights[size.index] }
    /// Returns the padding at either side of a button's label for a control size.
    package func buttonSide(_ size: ControlSize) -> CGFloat { buttonSides[size.index] }
  }
}

extension ControlSize {
  fileprivate nonisolated var index: Int { ControlSize.allCases.firstIndex(of: self)! }
}

extension EnvironmentValues {
  private enum ControlThemeKey: EnvironmentKey { static var defaultValue: ControlTheme { .desktop } }

  /// The theme of views that set no style of their own; see ``ControlTheme``.
  public var controlTheme: ControlTheme {
    get { self[ControlThemeKey.self] }
    set { self[ControlThemeKey.self] = newValue }
  }

  /// The environment values that system colours depend on, as one value.
  var colorSetting: ColorSetting {
    ColorSetting(scheme: colorScheme, theme: controlTheme, contrast: colorSchemeContrast)
  }
}

/// The settings for which a system colour is resolved.
nonisolated struct ColorSetting: Hashable, Sendable {
  var scheme: ColorScheme
  var theme = ControlTheme.desktop
  var contrast = ColorSchemeContrast.standard
}
