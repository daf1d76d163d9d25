public import TrellisLayout

extension Image {
  /// The ways to fill a size that isn't the picture's own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the part inside the cap insets.
    case tile
    /// Scales the part inside the cap insets.
    case stretch
  }

  /// The ways to compute colours between a picture's pixels.
  public enum Interpolation: Hashable, Sendable {
    /// Takes the nearest pixel's colour.
    case none
    /// Mixes the four nearest pixels' colours.
    case low
    /// Like `low`, and also correct for pictures that are scaled down a lot.
    case medium
    /// The best quality available.
    case high
  }

  /// The choice between a picture's own colours and the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Shows the foreground style wherever the picture is opaque.
    case template
    /// Shows the picture's own colours.
    case original
  }

  /// The size of symbols relative to the surrounding text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// The same size as the text.
    case medium
    /// Larger than the text.
    case large
  }

  struct Resizing: Hashable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode

    static func == (first: Resizing, second: Resizing) -> Bool {
      first.insets == second.insets && first.mode == second.mode
    }

    func hash(into hasher: inout Hasher) { hasher.combine(mode) }
  }

  /// Makes the picture take whatever size is proposed.
  ///
  /// The aspect ratio isn't kept: see ``View/scaledToFit()``. The insets, in the picture's points, define parts at the edges that
  /// keep their size. These parts shrink if there is less space than they need. Negative insets and NaN count as 0. An
  /// unspecified proposal gives the picture's own size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var image = self
    image.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return image
  }

  /// Sets the quality of colours between the picture's pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Sets whether edges between pixel boundaries are smooth; otherwise they are moved to pixel boundaries.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// Sets whether the picture shows its own colours, or the foreground style wherever it is opaque.
  ///
  /// nil leaves the choice to the picture: symbols show the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}
