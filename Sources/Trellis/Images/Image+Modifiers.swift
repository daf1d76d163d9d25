public import TrellisLayout

extension Image {
  /// How a picture fills a size that isn't its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Its middle again and again.
    case tile
    /// Its middle made larger or smaller.
    case stretch
  }

  /// How pixels between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel's colour.
    case none
    /// The four nearest pixels' colours.
    case low
    /// As `low`, and right for pictures that are made much smaller.
    case medium
    /// The best there is.
    case high
  }

  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It shows the foreground's style wherever it is opaque.
    case template
    /// It shows its own colours.
    case original
  }

  /// How large symbols are beside the text around.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text's.
    case small
    /// The text's.
    case medium
    /// Larger than the text's.
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

  /// The picture in whatever size is proposed.
  ///
  /// Its shape isn't kept: see ``View/scaledToFit()``. What the insets name, in the picture's points, keeps its size at
  /// the edges; where there is less room than they need they shrink. Negative insets and NaN count as 0. Where no size is
  /// proposed it is as large as the picture.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:).
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var image = self
    image.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return image
  }

  /// The picture with another way to find pixels between pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// The picture with smooth edges where they don't lie on pixels' edges; without, they are moved there.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// The picture in its own colours, or in the foreground's style wherever it is opaque; nil leaves it to the picture:
  /// symbols show the foreground's style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}
