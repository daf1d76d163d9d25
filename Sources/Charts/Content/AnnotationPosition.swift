public import Foundation

/// The mark of an annotation.
///
/// Source: documented, developer.apple.com/documentation/charts/annotationcontext.
public nonisolated struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The position of an annotation relative to its mark.
///
/// Source: documented, developer.apple.com/documentation/charts/annotationposition.
public nonisolated struct AnnotationPosition: Sendable, Equatable {
  /// The unit point of the mark, from (0, 0) at the top of the leading side; nil for automatic.
  let point: [CGFloat]?

  private init(_ x: CGFloat, _ y: CGFloat) { point = [x, y] }
  private init() { point = nil }

  /// Above the mark; ours.
  public static let automatic = AnnotationPosition()
  /// On the mark.
  public static let overlay = AnnotationPosition(0.5, 0.5)
  /// Above the mark.
  public static let top = AnnotationPosition(0.5, 0)
  /// Below the mark.
  public static let bottom = AnnotationPosition(0.5, 1)
  /// At the leading side.
  public static let leading = AnnotationPosition(0, 0.5)
  /// At the trailing side.
  public static let trailing = AnnotationPosition(1, 0.5)
  /// Above the leading side.
  public static let topLeading = AnnotationPosition(0, 0)
  /// Above the trailing side.
  public static let topTrailing = AnnotationPosition(1, 0)
  /// Below the leading side.
  public static let bottomLeading = AnnotationPosition(0, 1)
  /// Below the trailing side.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The limits within which an annotation is moved if it would extend beyond them.
///
/// Source: documented, developer.apple.com/documentation/charts/annotationoverflowresolution.
public nonisolated struct AnnotationOverflowResolution: Sendable, Equatable {
  /// A rectangle that limits annotations.
  public struct Boundary: Sendable, Equatable {
    enum Storage { case automatic, plot, chart }
    let storage: Storage
    /// The chart.
    public static let automatic = Boundary(storage: .automatic)
    /// The plot area.
    public static let plot = Boundary(storage: .plot)
    /// The whole chart.
    public static let chart = Boundary(storage: .chart)
  }

  /// The effect of a limit in a dimension.
  public struct Strategy: Sendable, Equatable {
    enum Storage: Equatable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    let storage: Storage
    /// Annotations may extend beyond the chart; documented as a choice of the framework.
    public static let automatic = Strategy(storage: .automatic)
    /// Annotations are moved inside the chart.
    public static let fit = Strategy(storage: .fit(.automatic))
    /// The scale's range leaves space for annotations.
    ///
    /// Here, annotations are moved inside the chart instead.
    public static let padScale = Strategy(storage: .padScale)
    /// Annotations may extend beyond the chart.
    public static let disabled = Strategy(storage: .disabled)
    /// Annotations are moved inside a rectangle.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// The choice of the framework: no limits.
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

  /// Creates limits for both dimensions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
