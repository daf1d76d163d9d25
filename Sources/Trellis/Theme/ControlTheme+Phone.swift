import Foundation
import TrellisDisplayList
import TrellisText

extension ControlTheme {
  /// The phone theme: the sizes and colours of iOS, borderless buttons, switches, and targets large enough for fingers.
  ///
  /// Source: documented, Apple's Human Interface Guidelines, Typography and Color for iOS; sizes of controls: as known of iOS.
  public static let phone = ControlTheme(
    Table(
      name: "phone",
      sizes: [
        .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
        .callout: 16,
        .subheadline: 15, .footnote: 13, .caption: 12, .caption2: 11,
      ],
      weights: [.headline: 600, .caption2: 400],
      colors: [
        .primary: .init(light: .gray(0), dark: .gray(255)),
        .secondary: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.6), dark: .rgb(0xEB, 0xEB, 0xF5, 0.6)),
        .tertiary: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.3), dark: .rgb(0xEB, 0xEB, 0xF5, 0.3)),
        .quaternary: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.18), dark: .rgb(0xEB, 0xEB, 0xF5, 0.16)),
        .separator: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.29), dark: .rgb(0x54, 0x54, 0x58, 0.6)),
        .windowBackground: .init(light: .gray(255), dark: .gray(0)),
        .groupedBackground: .init(light: .rgb(0xF2, 0xF2, 0xF7), dark: .gray(0)),
        .groupedRow: .init(light: .gray(255), dark: .rgb(0x1C, 0x1C, 0x1E)),
        .secondaryBackground: .init(light: .rgb(0xF2, 0xF2, 0xF7), dark: .rgb(0x1C, 0x1C, 0x1E)),
        .tertiaryBackground: .init(light: .gray(255), dark: .rgb(0x2C, 0x2C, 0x2E)),
        .quaternaryBackground: .init(light: .rgb(0xE5, 0xE5, 0xEA), dark: .rgb(0x3A, 0x3A, 0x3C)),
        .quinaryBackground: .init(light: .rgb(0xD1, 0xD1, 0xD6), dark: .rgb(0x48, 0x48, 0x4A)),
        .material: .init(light: .gray(0xEC), dark: .gray(0x2C)),
        .green: .init(light: .rgb(52, 199, 89), dark: .rgb(48, 209, 88)),
        .gray: .init(light: .rgb(142, 142, 147), dark: .rgb(142, 142, 147)),
      ],
      contrastingColors: [
        .secondary: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.8), dark: .rgb(0xEB, 0xEB, 0xF5, 0.8)),
        .tertiary: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.55), dark: .rgb(0xEB, 0xEB, 0xF5, 0.55)),
        .separator: .init(light: .rgb(0x3C, 0x3C, 0x43, 0.55), dark: .rgb(0x8E, 0x8E, 0x93, 0.8)),
      ],
      metrics: Metrics(
        buttonHeights: [28, 28, 34, 50, 50], buttonSides: [10, 10, 12, 20, 20], buttonRadius: 8,
        controlHeight: 34, box: 22, boxRadius: 6, boxGap: 10,
        switchSize: CGSize(width: 51, height: 31),
        titleGap: 8, sliderHeight: 31, sliderTrack: 4, sliderThumb: 27,
        stepperSize: CGSize(width: 94, height: 32), stacksStepper: false,
        colorWell: CGSize(width: 28, height: 28), spinner: 20, progressBar: 4, fieldRadius: 6,
        fieldInset: CGSize(width: 7, height: 6), menuRow: 44, menuRadius: 13, menuInset: 0,
        sheetFillsWidth: true, sheetRadius: 10, titleBar: 44, bar: 44, largeTitleBar: 52,
        bottomBar: 49,
        tabBar: 49, pagesSlide: true,
        list: Metrics.List(
          row: 44, rowInset: CGSize(width: 20, height: 11), groupRow: 44,
          groupRowInset: CGSize(width: 16, height: 11), groupInset: 20, inset: 20, groupRadius: 10,
          groupGap: 24,
          header: 28, indent: 20, sideBarRow: 44)),
      styles: Styles(
        button: .borderless, tintsBorderedButtons: true, toggle: .switch, picker: .borderless,
        spreadsTitles: true),
      shades: Shades(
        background: 0.08, hover: 0, pressed: 0.12, disabled: 0.4, fieldLine: 0.18, boxLine: 0.28,
        line: 0,
        dropsTint: false)))
}
