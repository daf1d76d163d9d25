package import Foundation
import TrellisDisplayList
import TrellisText

/// What views look like that say nothing of their own: the sizes of text styles and controls, the system's colours, and which style a
/// control has by itself.
///
/// There are ``desktop``, which windows begin with, and ``phone``; set another with ``View/look(_:)`` around the content, or with
/// `trellis run --look phone`. A look is a table in one file.
///
/// Source: ours (choice).
public nonisolated struct Look: Hashable, Sendable {
  private let table: Table

  init(_ table: Table) { self.table = table }

  /// What people call it.
  public var name: String { table.name }
  package var metrics: Metrics { table.metrics }
  package var styles: Styles { table.styles }
  package var shades: Shades { table.shades }

  /// Whether two are the same table.
  public static func == (first: Look, second: Look) -> Bool { first.table === second.table }
  /// Feeds which table it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(table)) }

  /// The size in points and the weight on CSS's scale of a text style, at the standard text size.
  func font(of style: TextStyle) -> (size: Double, weight: Int) {
    (table.sizes[style] ?? style.size, table.weights[style] ?? style.weight)
  }

  /// A colour of the system, where it differs from the desktop's.
  func color(_ color: SystemColor) -> SystemColor.Pair? { table.colors[color] }

  /// A colour of the system where colours are to differ more; nil where it is what it is without that.
  func contrastingColor(_ color: SystemColor) -> SystemColor.Pair? {
    table.contrastingColors[color] ?? SystemColor.contrasting[color]
  }

  /// All that a look says.
  final class Table: Sendable {
    let name: String
    /// The sizes of text styles that differ from the desktop's, in points.
    let sizes: [TextStyle: Double]
    let weights: [TextStyle: Int]
    /// The colours that differ from the desktop's.
    let colors: [SystemColor: SystemColor.Pair]
    /// Those that differ from the desktop's where colours are to differ more.
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

extension Look {
  /// The styles that controls have by themselves.
  package struct Styles: Hashable, Sendable {
    package enum Button: Hashable, Sendable { case bordered, borderless }
    package enum Toggle: Hashable, Sendable { case checkbox, `switch` }
    package enum Picker: Hashable, Sendable { case bordered, borderless }

    /// What buttons are.
    package var button: Button
    /// Whether a bordered button has its label, and its ground where a tint is set, in the tint.
    package var tintsBorderedButtons: Bool
    /// What toggles are.
    package var toggle: Toggle
    /// What the button of a pop-up menu is.
    package var picker: Picker
    /// Whether the title of a control stands at the leading edge of all the width there is, and the control at the trailing one.
    package var spreadsTitles: Bool
  }

  /// The sizes of controls, in points.
  package struct Metrics: Hashable, Sendable {
    /// The height of a button, and what is left at either side of its label, by control size: mini to extra large.
    package var buttonHeights: [CGFloat]
    package var buttonSides: [CGFloat]
    package var buttonRadius: CGFloat
    /// The height of what stands in a line with text: pop-up buttons, fields, segments.
    package var controlHeight: CGFloat
    /// A check box or a radio button.
    package var box: CGFloat
    package var boxRadius: CGFloat
    /// Between a box and its label.
    package var boxGap: CGFloat
    package var switchSize: CGSize
    /// Between a control and its title.
    package var titleGap: CGFloat
    package var sliderHeight: CGFloat
    package var sliderTrack: CGFloat
    package var sliderThumb: CGFloat
    /// The two halves of a stepper together.
    package var stepperSize: CGSize
    /// Whether a stepper's halves are above each other.
    package var stacksStepper: Bool
    package var colorWell: CGSize
    package var spinner: CGFloat
    package var progressBar: CGFloat
    package var fieldRadius: CGFloat
    package var fieldInset: CGSize
    /// A line of a menu, and what is around all of them.
    package var menuRow: CGFloat
    package var menuRadius: CGFloat
    package var menuInset: CGFloat
    /// Whether sheets are as wide as the window, and come from its bottom.
    package var sheetFillsWidth: Bool
    package var sheetRadius: CGFloat
    /// A bar at the top of a page that has nothing but a title, and one that has more.
    package var titleBar: CGFloat
    package var bar: CGFloat
    /// What a large title adds to that; 0 where titles are never large.
    package var largeTitleBar: CGFloat
    /// A bar at the bottom of a page.
    package var bottomBar: CGFloat
    /// The bar of a tab view: at the bottom where pages slide, else at the top.
    package var tabBar: CGFloat
    /// Whether pages slide over each other, and are swiped away; else they come a short way and fade.
    package var pagesSlide: Bool
    package var list: List

    /// The sizes of lists and forms.
    package struct List: Hashable, Sendable {
      /// The least height of a row, and what is left around its content: at its sides, above and below.
      package var row: CGFloat
      package var rowInset: CGSize
      /// The same in groups on a ground of their own.
      package var groupRow: CGFloat
      package var groupRowInset: CGSize
      /// What is left at the sides of a group, and of a list whose rows don't reach them.
      package var groupInset: CGFloat
      package var inset: CGFloat
      package var groupRadius: CGFloat
      /// Between two groups, header and footer not counted.
      package var groupGap: CGFloat
      /// The least height of a header.
      package var header: CGFloat
      /// How far the rows of what is open in a row are moved in.
      package var indent: CGFloat
      /// A row of a side bar.
      package var sideBarRow: CGFloat
    }

    /// The height of a button of a size.
    package func buttonHeight(_ size: ControlSize) -> CGFloat { buttonHeights[size.index] }
    /// What is left at either side of the label of a button of a size.
    package func buttonSide(_ size: ControlSize) -> CGFloat { buttonSides[size.index] }
  }
}

extension ControlSize {
  fileprivate nonisolated var index: Int { ControlSize.allCases.firstIndex(of: self)! }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: Look { .desktop } }

  /// What views look like that say nothing of their own; see ``Look``.
  public var look: Look {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// What colours of the system depend on, as one value.
  var colorSetting: ColorSetting {
    ColorSetting(scheme: colorScheme, look: look, contrast: colorSchemeContrast)
  }
}

/// What the system's colours are shown in.
nonisolated struct ColorSetting: Hashable, Sendable {
  var scheme: ColorScheme
  var look = Look.desktop
  var contrast = ColorSchemeContrast.standard
}
