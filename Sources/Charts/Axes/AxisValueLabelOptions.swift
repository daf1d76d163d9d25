public import Foundation

/// The direction of a label's text.
public nonisolated struct AxisValueLabelOrientation: Sendable, Equatable {
  enum Storage { case automatic, horizontal, vertical, verticalReversed }
  let storage: Storage
  /// Horizontal.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .automatic) }
  /// Horizontal.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .horizontal) }
  /// Turned clockwise by 90 degrees.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .vertical) }
  /// Turned anticlockwise by 90 degrees.
  public static var verticalReversed: AxisValueLabelOrientation {
    AxisValueLabelOrientation(storage: .verticalReversed)
  }
}

/// The treatment of labels without sufficient space.
///
/// Source: documented, developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution.
public nonisolated struct AxisValueLabelCollisionResolution: Sendable, Equatable {
  enum Storage: Equatable {
    case automatic, disabled, truncate
    case greedy(spacing: CGFloat?)
  }
  let storage: Storage
  /// Labels of categories are truncated; others are hidden if they overlap a label before them.
  public static var automatic: AxisValueLabelCollisionResolution { .init(storage: .automatic) }
  /// A label is hidden if it overlaps one before it.
  public static var greedy: AxisValueLabelCollisionResolution { .init(storage: .greedy(spacing: nil)) }
  /// A label is hidden if it is nearer than a distance in points to one before it; the priority has no effect.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    .init(storage: .greedy(spacing: minimumSpacing))
  }
  /// Labels are as wide as the distance to the next one at most.
  public static var truncate: AxisValueLabelCollisionResolution { .init(storage: .truncate) }
  /// Labels may overlap.
  public static var disabled: AxisValueLabelCollisionResolution { .init(storage: .disabled) }
}
