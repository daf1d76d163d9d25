/// Which gestures of a view count: the one that is added, and those of the views in it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gesturemask.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither counts.
  public static let none: GestureMask = []
  /// The gesture that is added counts.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside count.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both count.
  public static let all: GestureMask = [.gesture, .subviews]
}
