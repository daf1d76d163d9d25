public import Foundation

extension UIView {
  /// The ways in which a view's content follows the size of the view.
  public enum ContentMode: Int, Sendable {
    /// Stretched; inside, in proportion; filling the view, in proportion; drawn again.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// In its own size, at the centre or at a side.
    case center, top, bottom, left, right
    /// In its own size, in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The lengths of a view that follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The lengths as bits.
    public let rawValue: UInt
    /// Creates lengths from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The marks on a view's tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview; the tint; a grey in place of the tint.
    case automatic, normal, dimmed
  }

  /// The length of an intrinsic size that a view doesn't have.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// The size of fitting as small as possible, for `systemLayoutSizeFitting`.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The size of fitting as large as possible, for `systemLayoutSizeFitting`.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}

/// The importance of a constraint, from 1 to 1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Required: 1000.
  public static let required = UILayoutPriority(1000)
  /// The resistance of buttons against compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The size of the window's scene: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that can't resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The hugging of buttons: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of fitting a size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that differs by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }
  /// Returns a priority that differs by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
