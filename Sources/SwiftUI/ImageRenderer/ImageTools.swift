import TrellisCairo

/// The measurer that the views of all image renderers share, so that fonts are loaded once.
@MainActor
enum ImageTools {
  static let measurer = PangoTextMeasurer()
}
