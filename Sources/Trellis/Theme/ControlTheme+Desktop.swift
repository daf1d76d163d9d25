import Foundation

extension ControlTheme {
  /// The desktop theme: the sizes and colours of macOS, bordered controls, pop-up menus, check boxes.
  ///
  /// Text styles and colours are those of `TextStyle` and `SystemColor`.
  ///
  /// Source: recorded, macOS 26 and 27, as far as there are recordings; box, switch, slider and the radii: ours (choice).
  public static let desktop = ControlTheme(
    Table(
      name: "desktop", sizes: [:], weights: [:], colors: [:],
      metrics: Metrics(
        buttonHeights: [13, 20, 24, 28, 36], buttonSides: [8, 10, 12, 14, 18], buttonRadius: 6,
        controlHeight: 24, box: 14, boxRadius: 4, boxGap: 7,
        switchSize: CGSize(width: 40, height: 22),
        titleGap: 8, sliderHeight: 16, sliderTrack: 4, sliderThumb: 16,
        stepperSize: CGSize(width: 20, height: 24), stacksStepper: true,
        colorWell: CGSize(width: 48, height: 24), spinner: 32, progressBar: 8, fieldRadius: 6,
        fieldInset: CGSize(width: 6, height: 4), menuRow: 24, menuRadius: 8, menuInset: 5,
        sheetFillsWidth: false, sheetRadius: 12, titleBar: 32, bar: 52, largeTitleBar: 0,
        bottomBar: 48,
        tabBar: 48, pagesSlide: false,
        list: Metrics.List(
          row: 24, rowInset: CGSize(width: 8, height: 4), groupRow: 36,
          groupRowInset: CGSize(width: 10, height: 6), groupInset: 20, inset: 10, groupRadius: 10,
          groupGap: 20,
          header: 24, indent: 16, sideBarRow: 28)),
      styles: Styles(
        button: .bordered, tintsBorderedButtons: false, toggle: .checkbox, picker: .bordered,
        spreadsTitles: false),
      shades: Shades(
        background: 0.08, hover: 0.04, pressed: 0.12, disabled: 0.4, fieldLine: 0.18, boxLine: 0.28,
        line: 0,
        dropsTint: true)))
}
