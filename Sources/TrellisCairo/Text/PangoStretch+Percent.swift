import CCairo

extension PangoStretch {
  /// Pango's widths in percent of the normal width, narrowest first.
  private static let widths: [(percent: Double, stretch: PangoStretch)] = [
    (50, PANGO_STRETCH_ULTRA_CONDENSED), (62.5, PANGO_STRETCH_EXTRA_CONDENSED),
    (75, PANGO_STRETCH_CONDENSED), (87.5, PANGO_STRETCH_SEMI_CONDENSED), (100, PANGO_STRETCH_NORMAL),
    (112.5, PANGO_STRETCH_SEMI_EXPANDED), (125, PANGO_STRETCH_EXPANDED),
    (150, PANGO_STRETCH_EXTRA_EXPANDED), (200, PANGO_STRETCH_ULTRA_EXPANDED),
  ]

  /// Creates the width nearest to a percentage of the normal width; NaN means the normal width.
  init(percent: Double) {
    guard !percent.isNaN else {
      self = PANGO_STRETCH_NORMAL
      return
    }
    let percent = Swift.min(max(percent, 50), 200)
    self = PangoStretch.widths.min { abs($0.percent - percent) < abs($1.percent - percent) }!.stretch
  }

  /// The percentage of the normal width.
  var percent: Double { PangoStretch.widths.first { $0.stretch == self }?.percent ?? 100 }
}
